using System.Text.Json;
using System.Text.Json.Serialization;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Site.Published;

/// <summary>What a published ratio is of.</summary>
internal enum PublishedQuantity
{
    Time,
    Allocated,
    Size,
}

/// <summary>Ratios that somebody else published, as their file has them: published/README.md describes its members.</summary>
internal sealed record PublishedPage
{
    public required string Source { get; init; }
    public string? Url { get; init; }
    public string? Date { get; init; }
    public string? Tool { get; init; }
    public string? Machine { get; init; }
    public string? Runtime { get; init; }
    public string? Target { get; init; }
    public string? Baseline { get; init; }
    public string? BaselineTarget { get; init; }

    /// <summary>The use of streams on the page; null: the usual one, or it calls none.</summary>
    public StreamUse? Streams { get; init; }

    /// <summary>Whether count 1 is a list of one element on the page.</summary>
    public bool OneInList { get; init; }

    /// <summary>Rows that do other work on the page than here.</summary>
    public IReadOnlyList<PublishedOtherWork> OtherWork { get; init; } = [];

    public IReadOnlyList<string> Remarks { get; init; } = [];

    /// <summary>The names on the page with the rows that they correspond to; null: there is no such row here.</summary>
    public required IReadOnlyDictionary<string, PublishedRow?> Rows { get; init; }

    public required IReadOnlyList<PublishedTable> Tables { get; init; }

    /// <summary>The name of its file, without extension.</summary>
    [JsonIgnore]
    public string Name { get; init; } = "";

    /// <summary>The rows of all tables, in the page's order.</summary>
    [JsonIgnore]
    public IReadOnlyList<PublishedEntry> Entries { get; init; } = [];

    /// <summary>Whether a run measured the page; older runs are of suites <c>pages/NAME-versions</c>.</summary>
    public bool IsOf(ResultsFile results)
    {
        var suite = results.Run.Suite;
        return suite == Name || suite == $"pages/{Name}" || suite.StartsWith($"pages/{Name}-", StringComparison.Ordinal);
    }

    /// <summary>How the work of a table differs from the page's, a clause; null where it does not.</summary>
    /// <param name="table">The table.</param>
    /// <param name="shape">The shape of the row that is compared: that of the table, unless it is Preferred.</param>
    public string? OtherWorkIn(TableId table, Shape shape)
    {
        static string Text(StreamUse? streams) => streams?.ToString().ToLowerInvariant() ?? "usual";
        return shape is Shape.Stream or Shape.AsyncStream && table.Streams != Streams
            ? $"streams are used as {Text(Streams)} on the page and as {Text(table.Streams)} in the run"
            : table.Count == 1 && (table.InList ?? false) != OneInList
            ? OneInList
                ? "count 1 is a list of one on the page and an object in the run"
                : "count 1 is an object on the page and a list of one in the run"
            : null;
    }
}

/// <summary>The row that a name on the page corresponds to.</summary>
internal sealed record PublishedRow
{
    public required string Row { get; init; }

    public string? Compressor { get; init; }
}

/// <summary>Rows of a page that do other work than the corresponding rows here; what is null or empty matches all.</summary>
internal sealed record PublishedOtherWork
{
    public IReadOnlyList<string> Names { get; init; } = [];

    public string? Dataset { get; init; }
    public int? Count { get; init; }
    public Shape? Shape { get; init; }
    public Operation? Operation { get; init; }

    /// <summary>What the page does and what the row does, a clause.</summary>
    public required string Reason { get; init; }

    public bool Fits(PublishedEntry entry, string name) =>
        (Names.Count == 0 || Names.Contains(name))
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

    /// <summary>Names that correspond to another row than in other tables.</summary>
    public IReadOnlyDictionary<string, PublishedRow?> Rows { get; init; } = new Dictionary<string, PublishedRow?>();

    public required IReadOnlyList<string> Columns { get; init; }

    public required IReadOnlyList<IReadOnlyList<JsonElement>> Values { get; init; }
}

/// <summary>One row in one table of a page: its ratios to the page's baseline.</summary>
internal sealed record PublishedEntry
{
    /// <summary>The row's name on the page.</summary>
    public required string Name { get; init; }

    /// <summary>The name of the row here, with its compressor; null: there is none.</summary>
    public string? SerializerName { get; init; }

    // Null: any.
    public string? Dataset { get; init; }
    public int? Count { get; init; }
    public Shape? Shape { get; init; }
    public required Operation Operation { get; init; }

    /// <summary>The runtime and deployment, as a target is written: only its family has to be that of ours.</summary>
    public required string Target { get; init; }

    /// <summary>The page's name of its baseline.</summary>
    public required string Baseline { get; init; }

    /// <summary>The row here of the baseline, with its compressor; null: there is none.</summary>
    public string? BaselineRow { get; init; }

    public required string BaselineTarget { get; init; }

    /// <summary>What the row, or the baseline, does on the page and does not do here, a clause; null where all do the same.</summary>
    public string? OtherWork { get; init; }

    /// <summary>The ratios, and by how much the page's own error and rounding widen each, on either side.</summary>
    public IReadOnlyList<(PublishedQuantity Quantity, double Ratio, double Within)> Ratios { get; init; } = [];

    /// <summary>Whether the ratios belong beside a table.</summary>
    public bool Fits(TableId table) =>
        Operation == table.Operation
        && (Dataset is null || string.Equals(Dataset, table.Dataset, StringComparison.OrdinalIgnoreCase))
        && (Count is null || Count == table.Count)
        && (Shape is null || Shape == table.Shape)
        && TargetFamilies.Get(Target) == TargetFamilies.Get(table.Target);
}
