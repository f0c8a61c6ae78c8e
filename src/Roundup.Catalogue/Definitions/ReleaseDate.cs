namespace Roundup.Catalogue.Definitions;

/// <summary>When a library was last released, as precisely as it is known.</summary>
/// <param name="Year">The year.</param>
/// <param name="Text">A year, a year and month, or a date: <c>2026</c>, <c>2026-07</c> or <c>2026-07-15</c>.</param>
public sealed record ReleaseDate(int Year, string Text)
{
    /// <inheritdoc/>
    public override string ToString() => Text;
}
