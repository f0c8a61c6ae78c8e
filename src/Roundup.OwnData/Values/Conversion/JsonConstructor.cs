using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Values.Conversion;

/// <summary>The constructor by which System.Text.Json creates objects.</summary>
internal static class JsonConstructor
{
    /// <summary>Why System.Text.Json cannot create objects of a class, and the remedy; null: it can.</summary>
    public static string? ErrorOf(INamedTypeSymbol type)
    {
        var all = type.InstanceConstructors;
        var marked = all.Where(one => DeclaredTypes.Attribute(one, "JsonConstructorAttribute") is not null).ToList();
        var open = all.Where(one => one.DeclaredAccessibility == Accessibility.Public).ToList();
        if (marked.Count == 0 && (type.IsAbstract || type.IsValueType || open.Exists(one => one.Parameters.Length == 0)))
        {
            return null;
        }

        var choices = marked.Count > 0 ? marked : open;
        return choices.Count != 1
            ? $"{type.Name} has {choices.Count} constructors to choose from, and System.Text.Json takes none; "
                + "mark one with [JsonConstructor]"
            : choices[0].Parameters.FirstOrDefault(parameter => !HasMember(type, parameter)) is { } lost
                ? $"the constructor of {type.Name} takes {lost.Name}, and no member has that name and type, so System.Text.Json cannot "
                    + "call it; add a constructor without parameters"
            : null;
    }

    private static bool HasMember(INamedTypeSymbol type, IParameterSymbol parameter) =>
        DeclaredTypes.Levels(type).SelectMany(level => level.GetMembers()).Any(member => Is(member, parameter));

    private static bool Is(ISymbol member, IParameterSymbol parameter) =>
        member is { IsStatic: false, DeclaredAccessibility: Accessibility.Public }
        && string.Equals(member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase)
        && DeclaredTypes.TypeOf(member) is { } type
        && SymbolEqualityComparer.Default.Equals(type, parameter.Type);
}
