using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Catalogue.Definitions;

/// <summary>One row of a library, as its project file lists it.</summary>
public sealed record RowDefinition
{
    /// <summary>The configuration's name within the library; <c>default</c> is shown by the library's name alone.</summary>
    public required string Name { get; init; }

    /// <summary>The name of the serializer everywhere: <c>Library</c> or <c>Library/row</c>.</summary>
    public required string FullName { get; init; }

    /// <summary>The flavour of the model that the row is compiled with.</summary>
    public required string Flavour { get; init; }

    /// <summary>
    /// The build variant: the property <c>RoundupVariant</c> that conditions in the project file can test (a package's generator left
    /// out, say). Null for the project as it is.
    /// </summary>
    public string? Variant { get; init; }

    /// <summary>What the model needs: nothing, attributes, schema, code generation.</summary>
    public required string Needs { get; init; }

    /// <summary>The shapes that the library has itself.</summary>
    public required IReadOnlyList<Shape> Native { get; init; }

    /// <summary>The shapes that are put together from another one.</summary>
    public required IReadOnlyList<Shape> Adapted { get; init; }

    /// <summary>
    /// The shape of <see cref="Native"/> that <see cref="Shape.Preferred"/> means; null: the first of them, since an entrant's
    /// author writes the usual one first.
    /// </summary>
    public Shape? Preferred { get; init; }

    /// <summary>What can be timed.</summary>
    public required IReadOnlyList<Operation> Operations { get; init; }

    /// <summary>Whether it is a floor: shown, never ranked.</summary>
    public bool IsFloor { get; init; }

    /// <summary>What a reader should know of this row.</summary>
    public string? Notes { get; init; }

    /// <summary>The shape in place of one that is asked for: itself, or the row's own.</summary>
    public Shape ShapeFor(Shape asked) => asked == Shape.Preferred ? Preferred ?? Native[0] : asked;

    /// <summary>The name of a row of a library: the library's own for the row <c>default</c>.</summary>
    public static string FullNameOf(string library, string row) => row == RowReference.DefaultRow ? library : $"{library}/{row}";
}
