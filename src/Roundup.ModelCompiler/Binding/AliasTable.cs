using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Binding;

/// <summary>Gives each model type a short name that means nothing else in generated code.</summary>
internal sealed class AliasTable(string dataset)
{
    // Names without type parameters that generated code uses; an alias does not hide a generic type.
    // File names contain these names too, and some file systems ignore case.
    private readonly HashSet<string> _taken = new(StringComparer.OrdinalIgnoreCase)
    {
        "BinaryReader", "BinaryWriter", "CanonicalReader", "CanonicalWriter", "Comparison", "DateOnly", "DateTime", "DateTimeOffset",
        "Equality", "Guid", "IModelSet", "IModelVisitor", "InvalidDataException", "InvalidOperationException", "JsonSerializable",
        "JsonSerializerContext", "TimeOnly", "TimeSpan", "Uri", "Values", "Version", "Instance", "Dataset",
        dataset + "Equality", dataset + "Values", dataset + "Models", dataset + "JsonContext", dataset + "Avro",
    };

    /// <summary>The aliases given so far.</summary>
    public List<Alias> All { get; } = [];

    /// <summary>
    /// The short name of <paramref name="type"/>: its own, that of its outer type before it, or with <c>Model</c> and a number.
    /// </summary>
    public string Add(INamedTypeSymbol type)
    {
        var outer = type.ContainingType is null ? type.Name : type.ContainingType.Name + type.Name;
        var choices = new[] { type.Name, outer, "Model" + outer }.Concat(Enumerable.Range(2, 100).Select(number => outer + number));
        var name = choices.First(choice => !_taken.Contains(choice));
        _taken.Add(name);
        All.Add(new(name, FullName(type)));
        return name;
    }

    /// <summary>Namespace, outer types and name, separated by dots.</summary>
    public static string FullName(INamedTypeSymbol type) =>
        DeclaredTypes.FullName(type);
}
