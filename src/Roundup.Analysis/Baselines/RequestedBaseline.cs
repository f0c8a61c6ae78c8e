using Roundup.Results;

namespace Roundup.Analysis.Baselines;

/// <summary>The wanted baseline.</summary>
/// <param name="Row">The row's name.</param>
/// <param name="Target">The target it is taken from, or null: each cell's own.</param>
internal sealed record RequestedBaseline(string Row, string? Target)
{
    /// <summary>What is asked for now, else what the run was made with, else null.</summary>
    /// <param name="file">The run. What it was made with is a full name, since planning looked it up.</param>
    /// <param name="asked">What is asked for, as <see cref="RowReference"/> reads it.</param>
    public static RequestedBaseline? Of(ResultsFile file, string? asked) =>
        !string.IsNullOrWhiteSpace(asked) ? Parse(file, asked)
        : string.IsNullOrWhiteSpace(file.Run.Baseline) ? null
        : new(file.Run.Baseline, file.Run.BaselineTarget) { Else = file.Run.FurtherBaselines };

    /// <summary>The rows that are wanted where <see cref="Row"/> has no number, in this order.</summary>
    public IReadOnlyList<string> Else { get; private init; } = [];

    /// <summary>This one, then those that stand in for it, each on the target of its own cell.</summary>
    public IEnumerable<RequestedBaseline> InOrder => Else.Select(row => new RequestedBaseline(row, null)).Prepend(this);

    /// <summary>As a user writes it.</summary>
    public override string ToString() => Target is null ? Row : $"{Row}@{Target}";

    /// <summary>Whether this is the row, whatever the target.</summary>
    public bool IsRow(string rowName) => rowName.Equals(Row, StringComparison.OrdinalIgnoreCase);

    private static RequestedBaseline Parse(ResultsFile file, string text)
    {
        var targets = file.Cases.Select(c => c.Id.Cell.Target).Concat(file.Targets.Select(t => t.Name)).Distinct().ToList();
        var reference = RowReference.Parse(text, targets);
        var ids = file.Cases.Select(c => c.Id).ToList();
        var serializer = RowReference.Find(reference.Serializer, [.. ids.Select(id => id.Serializer).Distinct()]) ?? reference.Serializer;
        List<string> compressors = [.. ids.Where(id => id.Serializer == serializer).Select(id => id.Compressor).Distinct()];

        // Without a compressor named: the row that has none, or the first where all have one.
        var compressor = reference.Compressor is { } named ? RowReference.Find(named, compressors) ?? named
            : compressors.Contains(CaseId.NoCompressor) ? CaseId.NoCompressor
            : compressors.FirstOrDefault(CaseId.NoCompressor);
        return new(CaseId.RowNameOf(serializer, compressor), reference.Target);
    }
}
