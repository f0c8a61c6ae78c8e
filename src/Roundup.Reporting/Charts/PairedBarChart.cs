using System.Globalization;
using Roundup.Analysis.Statistics;
using Roundup.Reporting.Numbers;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Charts;

/// <summary>Bars in pairs, on one linear axis from 0 for all panels. Each panel has a pair, and some pair a value above 0.</summary>
public sealed record PairedBarChart(string FileName, string Title, string Subtitle, PairLabels Labels, IReadOnlyList<PairPanel> Panels)
    : Chart(FileName, Title, Subtitle)
{
    /// <summary>The ticks of the axis from 0. A bar that is longer than the axis is cut.</summary>
    public IReadOnlyList<double> Ticks
    {
        get
        {
            var rows = Panels.SelectMany(panel => panel.Pairs)
                .Select(pair => (Length: pair.Values.DefaultIfEmpty().Max(), pair.IsBaseline))
                .Where(row => row.Length > 0)
                .ToList();
            return Axis.LinearTicks(Math.Min(rows.Max(row => row.Length), Axis.EndOfBars(rows)));
        }
    }

    /// <summary>A value with its unit.</summary>
    public string Text(double value) => Labels.AreRatios ? Digits.Ratio(value) :
        value.ToString(value >= 100 ? "#,##0" : value >= 10 ? "0.#" : value >= 1 ? "0.##" : "0.####", CultureInfo.InvariantCulture)
        + Labels.Suffix;

    /// <summary>The number at a tick: round, so without the digits of a measured value.</summary>
    public string TickText(double tick) => tick.ToString("#,##0.####", CultureInfo.InvariantCulture) + Labels.Suffix;

    /// <summary>Both values of a pair with their unit, and the note.</summary>
    public string Text(Pair pair)
    {
        ArgumentNullException.ThrowIfNull(pair);
        return string.Join(" · ", pair.Values.Select(Text).Concat(new[] { pair.Note }.OfType<string>()));
    }
}

/// <summary>The meaning of the bars of a <see cref="PairedBarChart"/>.</summary>
/// <param name="First">The name of the upper bars.</param>
/// <param name="Second">The name of the lower bars.</param>
/// <param name="Suffix">The unit behind a number, with the blank between them.</param>
/// <param name="Axis">The name of the axis.</param>
public sealed record PairLabels(string First, string Second, string Suffix, string Axis)
{
    /// <summary>Whether the values are ratios, with the digits that tables give them.</summary>
    public bool AreRatios { get; init; }
}

/// <summary>Pairs under one title.</summary>
/// <param name="Title">What the pairs have in common.</param>
/// <param name="Pairs">From the top.</param>
public sealed record PairPanel(string Title, IReadOnlyList<Pair> Pairs);

/// <summary>Two bars below each other.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Kind">Whether the row is the baseline or a floor.</param>
/// <param name="First">The length of the upper bar; null: none.</param>
/// <param name="Second">The length of the lower bar; null: none.</param>
/// <param name="Note">Text behind the numbers; null: none.</param>
public sealed record Pair(string Name, RowKind Kind, double? First, double? Second, string? Note = null) : ChartRow(Name, Kind)
{
    /// <summary>The 95 % interval of <see cref="First"/>; null: none is drawn.</summary>
    public Interval? FirstInterval { get; init; }

    /// <summary>The 95 % interval of <see cref="Second"/>; null: none is drawn.</summary>
    public Interval? SecondInterval { get; init; }

    /// <summary>The known lengths.</summary>
    public IEnumerable<double> Values => new[] { First, Second }.OfType<double>();

    /// <summary>Where bars and intervals end.</summary>
    internal IEnumerable<double> Ends => Values.Concat(new[] { FirstInterval?.High, SecondInterval?.High }.OfType<double>());
}
