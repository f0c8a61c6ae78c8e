namespace Roundup.Catalogue.Definitions;

/// <summary>A serializer of a library: one configuration, listed in its project file.</summary>
public sealed record SerializerDefinition
{
    /// <summary>The name of the configuration. The serializer <c>default</c> is shown by the name of the library alone.</summary>
    public required string Name { get; init; }

    /// <summary>The name of the serializer in reports and options: <c>Library</c> or <c>Library/serializer</c>.</summary>
    public required string FullName { get; init; }

    /// <summary>The flavour of the model that the serializer is compiled with.</summary>
    public required string Flavour { get; init; }

    /// <summary>
    /// The value of the property <c>RoundupVariant</c>, which conditions in the project file can test, for example to leave out a source
    /// generator. Null: the property is not set.
    /// </summary>
    public string? Variant { get; init; }

    /// <summary>
    /// Whether each dataset is compiled into a worker of its own: the library's source generator fills in one class, which would know the
    /// types of all datasets that are compiled together.
    /// </summary>
    public bool HasOneDataset { get; init; }

    /// <summary>What a model needs: <c>nothing</c>, <c>attributes</c>, <c>schema</c> or <c>code generation</c>.</summary>
    public required string Needs { get; init; }

    /// <summary>The shapes that the library offers itself.</summary>
    public required IReadOnlyList<Shape> Native { get; init; }

    /// <summary>The shapes that an adapter makes from another shape.</summary>
    public required IReadOnlyList<Shape> Adapted { get; init; }

    /// <summary>
    /// The shape of <see cref="Native"/> that <see cref="Shape.Preferred"/> stands for; null: the first one, because authors write the
    /// usual shape first.
    /// </summary>
    public Shape? Preferred { get; init; }

    /// <summary>The operations that can be timed.</summary>
    public required IReadOnlyList<Operation> Operations { get; init; }

    /// <summary>Whether the serializer is a reference, which is shown but never ranked.</summary>
    public bool IsReference { get; init; }

    /// <summary>Why this configuration must not read untrusted data, where the library's default settings may; null otherwise.</summary>
    public string? Dangerous { get; init; }

    /// <summary>Whether what is documented in favour of the library's safety does not cover this configuration.</summary>
    public bool IsOutsideSafe { get; init; }

    /// <summary>Whether the serializer leaves out the source generator that its library brings, to show what it is worth.</summary>
    public bool LeavesOutGenerator { get; init; }

    /// <summary>Why only this library can read the payloads, although the library's format is a common one; null otherwise.</summary>
    public string? OwnFormat { get; init; }

    /// <summary>
    /// The layout of the payloads where the format has several: <c>arrays</c>, <c>maps by name</c>. Only serializers with the same one are
    /// held to read each other. Null: the usual one of the format.
    /// </summary>
    public string? Document { get; init; }

    /// <summary>
    /// What a payload has in a form of its own, be it that the library or a schema of Roundup's decides so: names of types, or words of
    /// <c>ModelWords</c>. No other serializer is held to read a model that has it.
    /// </summary>
    public IReadOnlyList<string> OwnForms { get; init; } = [];

    /// <summary>
    /// Whether code of Roundup's reads and writes the members, because the library has no calls for objects: what does not come back is
    /// told as that. Of a schema's classes the mapping is Roundup's, and each difference shows whose it is.
    /// </summary>
    public bool IsOwnCode { get; init; }

    /// <summary>The user's settings that it has; null for a configuration of Roundup.</summary>
    public UserSettings? Settings { get; init; }

    /// <summary>Notes for readers of a report.</summary>
    public string? Notes { get; init; }

    /// <summary>The shape that is timed for a requested one: <see cref="Shape.Preferred"/> is replaced, others are unchanged.</summary>
    public Shape ShapeFor(Shape asked) => asked == Shape.Preferred ? Preferred ?? Native.Concat(Adapted).First() : asked;

    /// <summary>The full name of a serializer: the name of the library alone for the serializer <c>default</c>.</summary>
    public static string FullNameOf(string library, string serializer) =>
        serializer == SerializerReference.DefaultConfiguration ? library : $"{library}/{serializer}";
}
