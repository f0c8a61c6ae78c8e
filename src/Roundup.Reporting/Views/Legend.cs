namespace Roundup.Reporting.Views;

/// <summary>What holds for every table.</summary>
internal static class Legend
{
    /// <summary>The units, and what an empty place means.</summary>
    public const string Units = "1 us = 1,000 ns, 1 ms = 1,000 us; 1 KB = 1,024 B, 1 MB = 1,024 KB (as BenchmarkDotNet counts). An empty place: not known, never 0.";
}
