using Roundup.Analysis.Advising;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Facts;

namespace Roundup.Reporting.Facts;

/// <summary>A sheet with all that it was made from.</summary>
public sealed record GatheredSheet : SerializerSheet
{
    private static readonly CheckCategory[] s_toTell = [CheckCategory.Values, CheckCategory.DamagedInput];

    /// <summary>All that is known of the serializer.</summary>
    public required SerializerFacts Facts { get; init; }

    /// <summary>
    /// The checks with all findings, and nothing for an older version, or where a category that the article tells of each was not run.
    /// </summary>
    public CheckedSerializer? Checked => !Serializer.Contains('@', StringComparison.Ordinal) && Facts.Check is { } check
        && s_toTell.All(category => check.Cells.GetValueOrDefault(category)?.WasRun == true)
        ? check : null;
}
