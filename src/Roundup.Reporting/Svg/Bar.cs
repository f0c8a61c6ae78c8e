using Roundup.Analysis.Statistics;

namespace Roundup.Reporting.Svg;

/// <summary>What a bar is.</summary>
internal enum BarKind
{
    /// <summary>A serializer.</summary>
    Row,

    /// <summary>The one that the others are compared with.</summary>
    Baseline,

    /// <summary>A reference for scale.</summary>
    Floor,
}

/// <summary>One bar.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">What it is.</param>
/// <param name="Value">Its length, ns.</param>
/// <param name="Interval">Its 95 % interval.</param>
/// <param name="Note">What else must be said of the row, <c>lossy L1</c>; null where nothing.</param>
internal sealed record Bar(string Name, BarKind Kind, double Value, Interval? Interval, string? Note);

/// <summary>Bars on one axis.</summary>
/// <param name="Title">What is fixed for them.</param>
/// <param name="Bars">From the top.</param>
internal sealed record BarPanel(string Title, IReadOnlyList<Bar> Bars);
