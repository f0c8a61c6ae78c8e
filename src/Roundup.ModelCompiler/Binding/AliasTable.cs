using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Binding;

/// <summary>Gives each model type a short name that has no other meaning in generated code.</summary>
internal sealed class AliasTable(string dataset)
{
    // Names that generated code uses, except those of generic types, which an alias does not hide. Case is ignored since file names
    // contain aliases, and some file systems ignore case.
    private readonly HashSet<string> _taken = new(LibraryAttributes.Roots, StringComparer.OrdinalIgnoreCase)
    {
        "Google", "Microsoft", "Roundup", "System",
        "BinaryReader", "BinaryWriter", "CanonicalReader", "CanonicalWriter", "Comparison", "DateOnly", "DateTime", "DateTimeOffset",
        "Equality", "Guid", "Half", "IModelSet", "IModelVisitor", "Int128", "InvalidDataException", "InvalidOperationException",
        "JsonSerializable", "JsonSerializerContext", "TimeOnly", "TimeSpan", "UInt128", "Uri", "Values", "Version", "Instance", "Dataset",
        dataset + "Equality", dataset + "Values", dataset + "Models", dataset + "JsonContext", dataset + "Avro",
    };

    public List<Alias> All { get; } = [];

    /// <summary>
    /// The alias of a type: its name, else with the name of its outer type before it, else with <c>Model</c> or a number.
    /// </summary>
    public string Add(INamedTypeSymbol type)
    {
        var outer = type.ContainingType is null ? type.Name : type.ContainingType.Name + type.Name;
        var choices = new[] { type.Name, outer, "Model" + outer }.Concat(Enumerable.Range(2, 100).Select(number => outer + number));
        var name = choices.First(choice => !_taken.Contains(choice) && SyntaxFacts.GetKeywordKind(choice) == SyntaxKind.None);
        _taken.Add(name);
        All.Add(new(name, DeclaredTypes.FullName(type)));
        return name;
    }
}

/// <summary>The name that generated code gives a model type. The full name is without <c>global::</c>.</summary>
internal sealed record Alias(string Name, string FullName);
