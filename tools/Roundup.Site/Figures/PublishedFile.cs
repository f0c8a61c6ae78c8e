using Roundup.Catalogue;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Site.Figures;

/// <summary>The content of a file in <c>published/</c>; published/README.md describes its members.</summary>
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

    /// <summary>Bytes in one unit of the last printed digit of Allocated, such as 1024 for whole KB; null: it is exact.</summary>
    public double? AllocatedUnit { get; init; }

    /// <summary>The use of streams on the page; null: the usual one, or it calls none.</summary>
    public StreamUse? Streams { get; init; }

    /// <summary>Whether count 1 is a list of one element on the page.</summary>
    public bool OneInList { get; init; }

    /// <summary>Rows that do other work on the page than here.</summary>
    public IReadOnlyList<PublishedOtherWork> OtherWork { get; init; } = [];

    public IReadOnlyList<string> Remarks { get; init; } = [];

    public IReadOnlyList<string> Omitted { get; init; } = [];

    /// <summary>The names on the page with the rows that they correspond to; null: there is no such entrant.</summary>
    public required IReadOnlyDictionary<string, PublishedName?> Rows { get; init; }

    public required IReadOnlyList<PublishedTable> Tables { get; init; }
}

/// <summary>The row that a name on the page corresponds to.</summary>
internal sealed record PublishedName
{
    public required string Row { get; init; }

    public string? Compressor { get; init; }

    public string? Version { get; init; }

    /// <summary>Why the suite does not contain the cases of the row; null: it contains them.</summary>
    public string? LeftOut { get; init; }
}

/// <summary>Rows of a page that do other work than the corresponding rows here; what is null or empty matches all.</summary>
internal sealed record PublishedOtherWork
{
    /// <summary>Names on the page.</summary>
    public IReadOnlyList<string> Names { get; init; } = [];

    public string? Dataset { get; init; }

    public int? Count { get; init; }

    public Shape? Shape { get; init; }

    public Operation? Operation { get; init; }

    /// <summary>What the page does and what the row does, a clause.</summary>
    public required string Reason { get; init; }

    public bool Fits(PublishedEntry entry) =>
        (Names.Count == 0 || Names.Contains(entry.Name))
        && (Dataset is null || Dataset == entry.Dataset)
        && (Count is null || Count == entry.Count)
        && (Shape is null || Shape == entry.Shape)
        && (Operation is null || Operation == entry.Operation);
}

internal sealed record PublishedTable
{
    public string? Dataset { get; init; }

    public int? Count { get; init; }

    public Shape? Shape { get; init; }

    public required Operation Operation { get; init; }

    public string? Target { get; init; }

    public string? Baseline { get; init; }

    public string? BaselineTarget { get; init; }

    /// <summary>As <see cref="PublishedFile.AllocatedUnit"/>; null: that of the page.</summary>
    public double? AllocatedUnit { get; init; }

    public bool Computed { get; init; }

    public string? Experiment { get; init; }

    /// <summary>For first calls: the number of the type in its process, from 1.</summary>
    public int? Place { get; init; }

    /// <summary>Names that correspond to another row than in other tables.</summary>
    public IReadOnlyDictionary<string, PublishedName?> Rows { get; init; } = new Dictionary<string, PublishedName?>();

    public required IReadOnlyList<string> Columns { get; init; }

    public required IReadOnlyList<IReadOnlyList<System.Text.Json.JsonElement>> Values { get; init; }
}
