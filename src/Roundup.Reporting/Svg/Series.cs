namespace Roundup.Reporting.Svg;

/// <summary>One line of a <see cref="LineChart"/>.</summary>
/// <param name="Name">The row's name, with what must be said of it.</param>
/// <param name="Points">Count and time, ns; ascending.</param>
/// <param name="Named">Whether it has a colour and its name at the end; the others are grey, for the whole picture.</param>
/// <param name="IsFloor">Whether it is a floor: dashed, and without a say in the scale.</param>
internal sealed record Series(string Name, IReadOnlyList<(double Count, double Ns)> Points, bool Named, bool IsFloor);
