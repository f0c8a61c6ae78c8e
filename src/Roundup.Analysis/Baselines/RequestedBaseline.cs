using Roundup.Results;

namespace Roundup.Analysis.Baselines;

/// <summary>The wanted baseline.</summary>
/// <param name="Row">The row's name.</param>
/// <param name="Target">The target it is taken from, or null: each cell's own.</param>
internal sealed record RequestedBaseline(string Row, string? Target)
{
    /// <summary>What was asked now, else what the run was made with, else null.</summary>
    public static RequestedBaseline? Of(ResultsFile file, string? asked)
    {
        var (text, target) = asked is null ? (file.Run.Baseline, file.Run.BaselineTarget) : (asked, null);
        return string.IsNullOrWhiteSpace(text) ? null : target is null ? Parse(file, text.Trim()) : new(text.Trim(), target);
    }

    /// <summary>As a user writes it.</summary>
    public override string ToString() => Target is null ? Row : $"{Row}@{Target}";

    /// <summary>Whether this is the row, whatever the target.</summary>
    public bool IsRow(string rowName) => rowName.Equals(Row, StringComparison.OrdinalIgnoreCase);

    // A row's name may have an @ of its own (Library@version/row): only what follows the last one, and is a target of the file, is a target.
    private static RequestedBaseline Parse(ResultsFile file, string text)
    {
        var at = text.LastIndexOf('@');
        var known = file.Cases.Select(c => c.Id.Cell.Target).Concat(file.Targets.Select(t => t.Name));
        var target = at <= 0 ? null : known.FirstOrDefault(t => t.Equals(text[(at + 1)..], StringComparison.OrdinalIgnoreCase));
        if (target is null && at > 0 && !text[(at + 1)..].Contains('/', StringComparison.Ordinal))
        {
            // Meant as a target that this run does not have: it must be said to be missing, not be taken for the cell's own.
            target = text[(at + 1)..];
        }

        return target is null ? new(text, null) : new(text[..at], target);
    }
}
