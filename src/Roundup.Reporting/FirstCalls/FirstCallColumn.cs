namespace Roundup.Reporting.FirstCalls;

/// <summary>A column of a table about first calls, for people.</summary>
/// <typeparam name="T">What a line is about.</typeparam>
/// <param name="Heading">The heading.</param>
/// <param name="Meaning">What a reader has to know, one sentence.</param>
/// <param name="Text">What stands in a line; null or empty where it is not known.</param>
/// <param name="IsNumeric">Whether it stands at the right.</param>
internal sealed record FirstCallColumn<T>(string Heading, string Meaning, Func<T, string?> Text, bool IsNumeric = true);
