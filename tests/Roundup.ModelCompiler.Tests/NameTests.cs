using System.Collections.Immutable;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>
/// Own types can have any name: every identifier of the code that is generated for a flavour, and every keyword of C#, is put through the
/// flavour as the name of a class and of a member. The libraries' own generators run where their packages were restored, and protoc; the
/// identifiers of what they generate are names, too.
/// </summary>
public class NameTests
{
    private const string Model = """
        public class Root
        {
            public string? Text { get; set; }
            public Kind Kind { get; set; }
            public List<Item>? Items { get; set; }
            public Dictionary<string, Item>? Map { get; set; }
            public DateTime At { get; set; }
            public decimal Money { get; set; }
            public Guid Id { get; set; }
            public byte[]? Blob { get; set; }
            public Spot Spot { get; set; }
            public HashSet<int>? Set { get; set; }
            public int? Maybe { get; set; }
            public Uri? Link { get; set; }
            public TimeSpan Span { get; set; }
            public char Letter { get; set; }
            public string? Closed { get; private set; }
            public List<int> Filled { get; } = [];
        }
        public enum Kind { None, Some }
        public class Item { public int Number { get; init; } public required string Name { get; set; } }
        public struct Spot { public int X; }
        """;

    private const string Hierarchy = """
        public abstract record Animal { public string Name { get; set; } = ""; }
        public record Dog : Animal { public bool Barks { get; set; } }
        public sealed record Cat(int Lives) : Animal;
        """;

    /// <summary>
    /// The names that a test model needs itself, those of members that every object has, and those that libraries want for themselves:
    /// LightProto adds members to each class, and Bond takes a class by its name.
    /// </summary>
    private static readonly HashSet<string> s_own =
    [
        "Root", "Other", "Number", "System", "Sample", "Equals", "GetHashCode", "GetType", "ToString", "Finalize", "MemberwiseClone",
        "ReferenceEquals", "ProtoReader", "ProtoWriter", "BondTypeAliasConverter", "BinaryPrimitives",
    ];

    /// <summary>
    /// What no model can be called: types of a library that its generator names without their namespace, and members that it adds to each
    /// class (MemoryPack) or for each class (PolyType, as <c>__Create_Root</c>; Tomlyn, whose generator's names are not tried).
    /// Such a row is not built, and the reason names the generator.
    /// </summary>
    private static bool IsOfGenerator(string name, string flavour) => SourceGenerators.LibraryOf(flavour) switch
    {
        "MemoryPack" => name is "StaticConstructor" or "TBufferWriter" || name.Contains("MemoryPack", StringComparison.Ordinal),
        "Nerdbank.MessagePack" => name.StartsWith("__", StringComparison.Ordinal) || name.Contains("TypeShape", StringComparison.Ordinal),
        "Tomlyn" => name == "TestTomlynContext",
        _ => false,
    };

    private static readonly IReadOnlyList<string> s_keywords =
        [.. SyntaxFacts.GetKeywordKinds().Concat(SyntaxFacts.GetContextualKeywordKinds()).Select(SyntaxFacts.GetText).Select(Cased)];

    /// <summary>
    /// All for the two flavours with most code, some for the others. The generators of MemoryPack, SharpYaml and Tomlyn take none, and the
    /// static context of YamlDotNet refuses them.
    /// </summary>
    private static IReadOnlyList<string> Keywords(string flavour, bool hasGenerator) =>
        flavour is "plain" or "json-context" ? s_keywords
        : hasGenerator || flavour == "yaml-static" ? []
        : ["class", "Int", "default", "This", "record", "Event"];

    private static bool IsKeyword(string name) => SyntaxFacts.GetKeywordKind(name.ToLowerInvariant()) != SyntaxKind.None;

    /// <summary>Every second keyword with a capital: as the name of a variable it becomes the keyword.</summary>
    private static string Cased(string keyword, int index) =>
        index % 2 == 0 ? keyword : char.ToUpperInvariant(keyword[0]) + keyword[1..];

    private static readonly Lazy<IEnumerable<string>> s_plain = new(() => Identifiers(Model + Hierarchy, "plain")!);

    /// <summary>All but that of Jacob, which takes at most 16 members.</summary>
    public static TheoryData<string> Flavours =>
        [.. AllTests.Kinds(FlavourList.All.Select(flavour => flavour.Name)).Union(["plain", "protobuf"]).Where(name => name != "jacob")];

    /// <summary>The flavours whose code a source generator completes.</summary>
    public static TheoryData<string> Completed =>
        [.. FlavourList.All.Select(flavour => flavour.Name).Where(name => SourceGenerators.LibraryOf(name) is not null)];

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Flavours))]
    public void A_class_and_a_member_can_have_any_name(string flavour) => AnyName(flavour, hasGenerator: false);

    [SlowTheory]
    [MemberData(nameof(Completed))]
    public void So_they_can_where_a_generator_completes_the_code(string flavour) => AnyName(flavour, hasGenerator: true);

    private static void AnyName(string flavour, bool hasGenerator)
    {
        // Of the hundreds of names in the code that every flavour has, `dotnet test` tries every third.
        var names = flavour == "plain" ? [.. AllTests.Kinds(Names(flavour, hasGenerator))] : Names(flavour, hasGenerator);
        var members = names.Select((name, index) =>
            $"public {(IsKeyword(name) ? "int" : "@" + name)}? @{name} {{ get; set; }} public List<@{name}>? List_{index} {{ get; set; }}");
        var classes = names.Select(name => $"public class @{name} {{ public int Number {{ get; set; }} }}");
        var root = $"public class Root {{ {string.Join('\n', members)} public string? Text_ {{ get; set; }} }}\n";
        NewErrors(flavour, root + string.Join('\n', classes), hasGenerator).ShouldBeEmpty();
    }

    /// <summary>
    /// Names that differ in case alone, and classes that are called as a generator calls a list, an array or a number that may be null. The
    /// generators of MemoryPack and PolyType name files after types and fail where the names differ in case alone, as in a program by hand;
    /// that of Tomlyn has no other name for a list.
    /// </summary>
    [Theory]
    [InlineData("json-context")]
    [InlineData("json-context-metadata")]
    [InlineData("json-context-derived-types")]
    [InlineData("json-by-hand")]
    [InlineData("json-general")]
    [InlineData("sharp-yaml")]
    [InlineData("orleans")]
    [InlineData("yaml-static")]
    [InlineData("protobuf")]
    public void Classes_can_have_names_that_a_generator_takes_for_one(string flavour) => NewErrors(flavour, """
        public class Root
        {
            public List<Mark>? One { get; set; } public List<mark>? Two { get; set; } public Dictionary<string, Mark>? Three { get; set; }
            public Dictionary<string, mark>? Four { get; set; } public Mark[]? Five { get; set; } public mark[]? Six { get; set; }
            public List<int>? Seven { get; set; } public ListInt32? Eight { get; set; } public MarkArray? Nine { get; set; }
            public List<List<mark>>? Ten { get; set; } public MarkType? Eleven { get; set; } public int? Twelve { get; set; }
            public NullableInt32? Thirteen { get; set; }
        }
        public class Mark { public int A { get; set; } }
        public class mark { public int B { get; set; } }
        public class ListInt32 { public int C { get; set; } }
        public class MarkArray { public int D { get; set; } }
        public class MarkType { public int E { get; set; } }
        public class NullableInt32 { public int F { get; set; } }
        """, hasGenerator: true).ShouldBeEmpty();

    /// <summary>The errors that a model with other names does not have: such as errors about the library, where that is absent.</summary>
    private static IEnumerable<string> NewErrors(string flavour, string text, bool hasGenerator)
    {
        var known = Errors(flavour, """
            public class Root { public Other? One { get; set; } public List<Other>? Two { get; set; } public string? Text { get; set; } }
            public class Other { public int Number { get; set; } }
            """, hasGenerator).Select(error => error.GetMessage()).ToHashSet();
        return Errors(flavour, text, hasGenerator)
            .Where(error => !known.Contains(error.GetMessage())).Select(error => error.ToString()).Take(20);
    }

    /// <summary>The identifiers that a flavour adds to those of every flavour, and keywords.</summary>
    private static IReadOnlyList<string> Names(string flavour, bool hasGenerator)
    {
        string[] models = [Model + Hierarchy, Model, "public class Root { public int No { get; set; } public string? Text { get; set; } }"];
        var names = models.Select(model => Identifiers(model, flavour)).First(found => found is not null)!;
        var common = flavour == "plain" ? [] : s_plain.Value;
        return [.. names.Except(common).Where(SyntaxFacts.IsValidIdentifier)
            .Concat(Keywords(flavour, hasGenerator)).Except(s_own).Where(name => !IsOfGenerator(name, flavour))
            .DistinctBy(name => name.ToUpperInvariant()).Order(StringComparer.Ordinal)];
    }

    /// <summary>The identifiers of the code that is generated for a flavour; null where the flavour does not take the model.</summary>
    private static HashSet<string>? Identifiers(string text, string flavour)
    {
        try
        {
            // A library's generator generates much the same for all of its flavours: the names are tried in one of them.
            var hasGenerator = flavour is "json-context" or "memorypack" or "orleans" or "polytype" or "sharp-yaml" or "protobuf";
            return Compiled(text, flavour, hasGenerator, out _).SyntaxTrees.SelectMany(tree => tree.GetRoot().DescendantTokens())
                .Where(token => token.IsKind(SyntaxKind.IdentifierToken)).Select(token => token.ValueText).ToHashSet();
        }
        catch (ModelException)
        {
            return null;
        }
    }

    private static List<Diagnostic> Errors(string flavour, string text, bool hasGenerator)
    {
        var compilation = Compiled(text, flavour, hasGenerator, out var told);

        // Every flavour has these files; they are compiled for one.
        var trees = compilation.SyntaxTrees.Where(tree => flavour == "plain"
            || !(tree.FilePath.EndsWith(".Canonical.cs", StringComparison.Ordinal)
                || tree.FilePath.EndsWith(".Handwritten.cs", StringComparison.Ordinal)));
        return compilation.GetDeclarationDiagnostics().Concat(trees.SelectMany(tree => compilation.GetSemanticModel(tree).GetDiagnostics()))
            .Where(error => error.Severity == DiagnosticSeverity.Error && error.Id is not ("CS0246" or "CS0234" or "CS0400"))
            .Union(told.Where(one => one.Severity >= DiagnosticSeverity.Warning))
            .OrderBy(error => error.Severity)
            .ToList();
    }

    private static Compilation Compiled(
        string text, string flavour, bool hasGenerator, out ImmutableArray<Diagnostic> told)
    {
        told = [];
        var files = Compiler.Compile(Generated.FromText(text), flavour);
        var code = files.Where(file => file.Name.EndsWith(".cs", StringComparison.Ordinal));
        if (flavour == "protobuf")
        {
            var schema = files.Single(file => file.Name.EndsWith(".proto", StringComparison.Ordinal));
            code = code.Append(new("Schema.cs", ProtobufClasses.Protoc(schema.Text)));
        }

        var library = hasGenerator && SourceGenerators.LibraryOf(flavour) is { } one && SourceGenerators.Missing(one) is null ? one : null;
        Compilation compilation = CSharpCompilation.Create(
            "Names",
            code.Select(file => CSharpSyntaxTree.ParseText(file.Text, Generated.Modern, file.Name)),
            CSharpCode.References.Concat(library is null ? [] : SourceGenerators.References(library)),
            new(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true));
        if (library is not null)
        {
            CSharpGeneratorDriver.Create(SourceGenerators.Of(library), parseOptions: Generated.Modern)
                .RunGeneratorsAndUpdateCompilation(compilation, out compilation, out told);
        }

        return compilation;
    }
}
