namespace Roundup.Reporting.Svg;

/// <summary>One row of a <see cref="ScatterChart"/>.</summary>
/// <param name="Name">The row's name, with what must be said of it.</param>
/// <param name="Bytes">Its size.</param>
/// <param name="Ns">Its time.</param>
/// <param name="IsUnbeaten">Whether no other row beats it in both.</param>
/// <param name="IsHollow">Whether it did not do the whole work: lossy, or a floor.</param>
/// <param name="IsNamed">Whether its name is written.</param>
internal sealed record Dot(string Name, double Bytes, double Ns, bool IsUnbeaten, bool IsHollow, bool IsNamed);
