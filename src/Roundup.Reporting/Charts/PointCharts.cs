using Roundup.Reporting.Numbers;

namespace Roundup.Reporting.Charts;

/// <summary>Times against counts: a line of two points or more for each row. The axis of the counts is logarithmic.</summary>
public sealed record LineChart(string FileName, string Title, string Subtitle, IReadOnlyList<Series> Series)
    : Chart(FileName, Title, Subtitle)
{
    /// <summary>The axis of the times.</summary>
    public Axis Axis => Axis.For(
        Series.All(series => series.IsReference) ? TimesOf(Series) : TimesOf(Series.Where(series => !series.IsReference)), TimesOf(Series));

    private static List<double> TimesOf(IEnumerable<Series> some) =>
        [.. some.SelectMany(series => series.Points).Select(point => point.Ns)];
}

/// <summary>One line of a <see cref="LineChart"/>.</summary>
/// <param name="Name">The row's name, with its marks.</param>
/// <param name="Points">Count and time, ns; ascending.</param>
/// <param name="IsNamed">Whether the line has its name at the end; the others are grey.</param>
/// <param name="Meaning">
/// What the colour of a named line says; <see cref="Meaning.Reference"/> is dashed, and without influence on the scale.
/// </param>
public sealed record Series(string Name, IReadOnlyList<(double Count, double Ns)> Points, bool IsNamed, Meaning Meaning)
{
    /// <summary>Whether the row is a reference for scale.</summary>
    public bool IsReference => Meaning == Meaning.Reference;
}

/// <summary>Times against sizes: down and to the left is better.</summary>
public sealed record ScatterChart(string FileName, string Title, string Subtitle, IReadOnlyList<Dot> Dots)
    : Chart(FileName, Title, Subtitle)
{
    /// <summary>Whether the few names stand beside their dots; else in a list at the right or below.</summary>
    public bool HasLabelsBeside { get; init; }

    /// <summary>The axis of the times.</summary>
    public Axis Times => Axis.For([.. Dots.Select(dot => dot.Ns)], [.. Dots.Select(dot => dot.Ns * (HasLabelsBeside ? Above : 1))]);

    // Room between the slowest dot and the edge, so that it is whole.
    private const double Above = 1.2;

    /// <summary>The axis of the sizes.</summary>
    public Axis Sizes => Axis.For([.. Dots.Select(dot => dot.Bytes)], [.. Dots.Select(dot => dot.Bytes)], Scale.Bytes);
}

/// <summary>One row of a <see cref="ScatterChart"/>.</summary>
/// <param name="Name">The row's name, with its marks.</param>
/// <param name="Bytes">The size.</param>
/// <param name="Ns">The time.</param>
/// <param name="Meaning">Whether no other row beats this one in both (<see cref="Meaning.Better"/>), or the row is the baseline.</param>
/// <param name="IsHollow">Whether the row did not do the whole work: it is lossy, or hides work.</param>
/// <param name="IsNamed">Whether the name is written.</param>
public sealed record Dot(string Name, double Bytes, double Ns, Meaning Meaning, bool IsHollow, bool IsNamed)
{
    /// <summary>The lines of the name beside the dot (<see cref="ScatterChart.HasLabelsBeside"/>).</summary>
    public IReadOnlyList<string> Label { get; init; } = [];

    /// <summary>The version of the row's package; null: none, or that of the runtime.</summary>
    public string? Version { get; init; }
}
