using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>An attribute that the author of a model has written.</summary>
/// <param name="Syntax">Where it is.</param>
/// <param name="Name">Its name as written, without namespace and without <c>Attribute</c>.</param>
/// <param name="Namespace">The namespace of its class; null where nothing tells.</param>
/// <param name="IsKnown">Whether the framework has it, or the model's own source; what is not known cannot be compiled without a
/// package.</param>
/// <param name="Type">The type that it is on, or that has the member that it is on; null for one of an assembly.</param>
/// <param name="Member">The property, field or parameter that it is on; null for one of a type.</param>
internal sealed record AuthorAttribute(
    AttributeSyntax Syntax, string Name, string? Namespace, bool IsKnown, INamedTypeSymbol? Type, string? Member)
{
    /// <summary>Whether it is of a namespace or of one within.</summary>
    public bool IsOf(IEnumerable<string> namespaces) => Namespace is { } own && Within(own, namespaces);

    /// <summary>Whether a namespace is one of some, or within one.</summary>
    public static bool Within(string space, IEnumerable<string> namespaces) =>
        namespaces.Any(one => space == one || space.StartsWith(one + ".", StringComparison.Ordinal));
}
