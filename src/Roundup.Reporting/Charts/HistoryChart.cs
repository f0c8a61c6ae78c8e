namespace Roundup.Reporting.Charts;

/// <summary>Ratios over time: a line for each operation, broken where the machine is another one.</summary>
/// <param name="FileName">The file within the folder of the report.</param>
/// <param name="Title">The row.</param>
/// <param name="Subtitle">What its ratios are.</param>
/// <param name="Lines">The lines.</param>
/// <param name="Notes">What is said at a date, above the lines: a version, a machine.</param>
public sealed record HistoryChart(
    string FileName, string Title, string Subtitle, IReadOnlyList<HistoryLine> Lines, IReadOnlyList<(DateTimeOffset At, string Text)> Notes)
    : Chart(FileName, Title, Subtitle);

/// <summary>One line of a <see cref="HistoryChart"/>.</summary>
/// <param name="Meaning">What its colour says.</param>
/// <param name="Stretches">Points that are joined: those of one machine, one after the other.</param>
public sealed record HistoryLine(Meaning Meaning, IReadOnlyList<IReadOnlyList<HistoryPoint>> Stretches);

/// <summary>One run.</summary>
/// <param name="At">When it started.</param>
/// <param name="Ratio">The ratio.</param>
/// <param name="Interval">The ends of its 95 % interval; null below two launches.</param>
/// <param name="Description">What is said to who points at it.</param>
public sealed record HistoryPoint(DateTimeOffset At, double Ratio, (double Low, double High)? Interval, string Description);
