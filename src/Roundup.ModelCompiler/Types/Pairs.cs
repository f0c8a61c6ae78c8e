using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Types;

/// <summary>Structs of the framework that are objects of a model: a tuple, and a key with its value.</summary>
internal static class Pairs
{
    /// <summary>The most elements of a tuple whose members are all fields: another tuple holds those that follow.</summary>
    private const int MostElements = 7;

    public static bool Is(INamedTypeSymbol type) =>
        (type.IsTupleType && type.TypeArguments.Length <= MostElements)
        || (type is { Name: "KeyValuePair", TypeArguments.Length: 2 }
            && type.ContainingNamespace.ToDisplayString() == "System.Collections.Generic");
}
