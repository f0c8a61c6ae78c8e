using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Catalogue.PublishedFigures;

/// <summary>A file of <c>published/</c> as it is written; published/README.md says what each member means.</summary>
internal sealed record PublishedFile
{
    public int Schema { get; init; } = 1;

    public required string Source { get; init; }

    public string? Url { get; init; }

    public string? Date { get; init; }

    public string? DateIs { get; init; }

    public string? Tool { get; init; }

    public string? Machine { get; init; }

    public string? Runtime { get; init; }

    public string? Target { get; init; }

    public string? Baseline { get; init; }

    public string? BaselineTarget { get; init; }

    public IReadOnlyList<string> Remarks { get; init; } = [];

    public IReadOnlyList<string> Omitted { get; init; } = [];

    /// <summary>The page's names, and the rows here that they mean; null: no entrant.</summary>
    public required IReadOnlyDictionary<string, PublishedName?> Rows { get; init; }

    public required IReadOnlyList<PublishedTable> Tables { get; init; }
}

/// <summary>The row here that a name of the page means.</summary>
internal sealed record PublishedName
{
    public required string Row { get; init; }

    public string? Compressor { get; init; }

    public string? Version { get; init; }

    /// <summary>Why the suite leaves the row's cases out on purpose; null: it has them.</summary>
    public string? LeftOut { get; init; }
}

/// <summary>One table of the page.</summary>
internal sealed record PublishedTable
{
    public string? Dataset { get; init; }

    public int? Count { get; init; }

    public Shape? Shape { get; init; }

    public required Operation Operation { get; init; }

    public string? Target { get; init; }

    public string? Baseline { get; init; }

    public string? BaselineTarget { get; init; }

    public bool Computed { get; init; }

    public string? Experiment { get; init; }

    /// <summary>Of first calls: which type of its process the table is of, 1 for the first.</summary>
    public int? Place { get; init; }

    /// <summary>Names that mean another row in this table than in the others.</summary>
    public IReadOnlyDictionary<string, PublishedName?> Rows { get; init; } = new Dictionary<string, PublishedName?>();

    public required IReadOnlyList<string> Columns { get; init; }

    public required IReadOnlyList<IReadOnlyList<System.Text.Json.JsonElement>> Values { get; init; }
}
