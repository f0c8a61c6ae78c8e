namespace Roundup.Reporting.Common;

/// <summary>A sign behind a row on the console.</summary>
/// <param name="Sign">The sign.</param>
/// <param name="Meaning">What it says.</param>
public sealed record Mark(string Sign, string Meaning);
