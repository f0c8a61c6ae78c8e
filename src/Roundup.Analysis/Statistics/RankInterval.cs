using System.Globalization;

namespace Roundup.Analysis.Statistics;

/// <summary>The ranks that a row can have by what was measured, 1 the fastest.</summary>
/// <param name="First">1 + the number of rows that are shown to be faster.</param>
/// <param name="Last">The number of rows - those that are shown to be slower.</param>
public readonly record struct RankInterval(int First, int Last)
{
    /// <summary>Whether no row is shown to be faster.</summary>
    public bool CanBeFirst => First == 1;

    /// <summary><c>3</c>, or <c>3-5</c>.</summary>
    public override string ToString() => First == Last
        ? First.ToString(CultureInfo.InvariantCulture)
        : string.Create(CultureInfo.InvariantCulture, $"{First}-{Last}");
}
