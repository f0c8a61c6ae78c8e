using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Binding;

/// <summary>A prepared model with its types.</summary>
public sealed class BoundModel
{
    // Binds the root of a prepared model and all types that it reaches.
    // Throws ModelException: a member has a type that is not covered.
    internal BoundModel(PreparedSource prepared)
    {
        (Source, var compiled) = prepared;
        Ignored = prepared.Ignored;
        var root = new RootFinder(compiled).Find(Source.RootType);
        var aliases = new AliasTable(Source.Dataset);
        (Compilation, Trees, Declared) = (compiled.Compilation, compiled.Trees, compiled.Declared);
        (Symbol, Attributes) = (root, new(compiled, root));
        Numbers = new(Attributes);
        var binder = new TypeBinder(compiled.Compilation, compiled.Declared, aliases, Numbers, Source.Json);
        (Root, Objects, Aliases) = (binder.BindRoot(root), binder.Objects, aliases.All);
        Symbols = binder.Symbols;
    }

    public ModelSource Source { get; }

    public ObjectType Root { get; }

    /// <summary>Every class and struct that the root reaches, in the order found.</summary>
    public IReadOnlyList<ObjectType> Objects { get; }

    internal CSharpCompilation Compilation { get; }

    internal IReadOnlyList<SyntaxTree> Trees { get; }

    internal IReadOnlyList<INamedTypeSymbol> Declared { get; }

    internal IReadOnlyCollection<(string Type, string Member)> Ignored { get; }

    internal INamedTypeSymbol Symbol { get; }

    internal IReadOnlyDictionary<ObjectType, INamedTypeSymbol> Symbols { get; }

    internal IReadOnlyList<Alias> Aliases { get; }

    internal AuthorAttributes Attributes { get; }

    internal MemberNumbers Numbers { get; }
}

// Gives each model type a short name that has no other meaning in generated code.
internal sealed class AliasTable(string dataset)
{
    // The ends of the names of generated classes that do not contain an alias.
    private static readonly string[] s_generated =
    [
        "Avro", "AvroSpecificMapper", "BebopMapper", "Bois", "CapnProtoMapper", "CapnProtoReadAll", "CapnProtoViews", "CborValues",
        "Equality", "FlatBuffersMapper", "FlatSharpMapper", "ForyTypes", "General", "GeneralContext", "GeneralList", "JsonContext",
        "JsonConverters", "JsonMetadataContext", "JsonValues", "Models", "ProtobufMapper", "ProtoModel", "SharpYamlContext", "SimdJson",
        "TomlynContext", "Values", "Witness", "ZeroFormatterUnions",
    ];

    // Names that generated code uses, except those of generic types, which an alias does not hide. Case is ignored since file names
    // contain aliases, and some file systems ignore case. NameTests tells what is missing here.
    private readonly HashSet<string> _taken = new(
        LibraryAttributes.Roots.Concat(s_generated.Select(name => dataset + name)), StringComparer.OrdinalIgnoreCase)
    {
        "Google", "Microsoft", "Roundup", "System",
        "AvroSchema", "BinaryReader", "BinaryWriter", "BoisReader", "BoisWriter", "CanonicalReader", "CanonicalWriter",
        "CapnProtoViews", "CborListCodec", "CborReader", "CborReaderState", "CborValues", "CborWriter", "ClosedMembers", "Comparison",
        "Dataset", "DateOnly", "DateTime", "DateTimeOffset", "Equality", "GenerateShapeFor", "GraphWalk", "Guid", "Half", "ICborCodec",
        "IGeneralJson", "IJsonSrcGenConverter", "IModelSet", "IModelVisitor", "Instance", "Int128", "InvalidDataException",
        "InvalidOperationException",
        "JsonEncodedText", "JsonSerializable", "JsonSerializer", "JsonSerializerContext", "JsonSerializerOptions",
        "JsonSourceGenerationMode", "JsonValues", "LightProto", "ParsedJsonIterator", "ProtoModel", "ProtoSerializable", "Serde",
        "SimdJsonReader", "SimdJsonTape", "StaticContext", "Stream", "TimeOnly", "TimeSpan", "TomlSerializable",
        "TomlSerializerContext", "Type", "TypeShapeResolver", "UInt128", "Uri", "Utf8JsonReader", "Utf8JsonWriter", "Values", "Version",
        "YamlContext", "YamlSerializable", "YamlSerializerContext",
    };

    public List<Alias> All { get; } = [];

    // The alias of a type: its name, else with the name of its outer type before it, else with Model or a number.
    public string Add(INamedTypeSymbol type)
    {
        var outer = type.ContainingType is null ? type.Name : type.ContainingType.Name + type.Name;
        var choices = new[] { type.Name, outer, "Model" + outer }.Concat(Enumerable.Range(2, 100).Select(number => outer + number));
        var name = choices.First(choice => !_taken.Contains(choice)
            && !All.Exists(other => choice.StartsWith(dataset + other.Name, StringComparison.OrdinalIgnoreCase))
            && SyntaxFacts.GetKeywordKind(choice) == SyntaxKind.None && SyntaxFacts.GetContextualKeywordKind(choice) == SyntaxKind.None);
        _taken.Add(name);
        All.Add(new(name, DeclaredTypes.FullName(type)));
        return name;
    }
}

// The name that generated code gives a model type. The full name is without global::.
internal sealed record Alias(string Name, string FullName);
