using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Crosschecking;

/// <summary>Which of the two measures.</summary>
internal enum Tools
{
    Both,
    Ours,
    Bdn,
}

/// <summary>What <c>roundup crosscheck</c> was asked.</summary>
/// <param name="Options">The selection and effort.</param>
/// <param name="Output">The folder asked for, or null.</param>
/// <param name="Launches">Launches of a case by BenchmarkDotNet.</param>
/// <param name="Repeat">How often everything is run.</param>
/// <param name="Only">Which of the two.</param>
internal sealed record CrosscheckRequest(RunOptions Options, string? Output, int Launches, int Repeat, Tools Only)
{
    public bool WithOurs => Only != Tools.Bdn;

    public bool WithBenchmarkDotNet => Only != Tools.Ours;
}
