namespace Roundup.Catalogue.Planning;

/// <summary>The user's own data: where the types and the values of the run's dataset come from.</summary>
public sealed record OwnDataRequest
{
    /// <summary>The JSON sample, absolute; null: values are generated from the types.</summary>
    public string? Sample { get; init; }

    /// <summary>The C# source of the types, absolute: a file, or a folder of files; null: another source.</summary>
    public string? Model { get; init; }

    /// <summary>The assembly that holds the types, absolute; null: another source.</summary>
    public string? Assembly { get; init; }

    /// <summary>The root type, with its namespace; null: the one that is found.</summary>
    public string? Type { get; init; }

    /// <summary>Paths of members that are left out, from the root: <c>Lines[].Handler</c>.</summary>
    public IReadOnlyList<string> Ignored { get; init; } = [];

    /// <summary>How deep generated objects of types that hold themselves are in each other; null: the default.</summary>
    public int? Depth { get; init; }

    /// <summary>Whether results may quote values.</summary>
    public bool IncludeData { get; init; }

    /// <summary>Whether results hide names, too: of the file, the types and the members.</summary>
    public bool Anonymise { get; init; }
}
