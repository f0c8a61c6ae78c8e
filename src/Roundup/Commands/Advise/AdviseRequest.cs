using Roundup.Analysis.Advising;
using Roundup.Analysis.Findings;
using Roundup.Catalogue.Planning;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Advise;

/// <summary>What <c>roundup advise</c> was asked.</summary>
/// <param name="Runs">Results files or folders of runs; empty: the newest run.</param>
/// <param name="Needs">What is needed.</param>
/// <param name="Weights">What counts.</param>
internal sealed record AdviseRequest(IReadOnlyList<string> Runs, IReadOnlyList<Need> Needs, Weights Weights)
{
    /// <summary>The run on own data that is made first; null: none.</summary>
    public RunOptions? Measure { get; init; }

    /// <summary>The format of the answer; null: the console.</summary>
    public IReportFormat? Format { get; init; }

    /// <summary>Whether every row is named with its own fact.</summary>
    public bool ShowsAll { get; init; }

    public IReadOnlyList<string> Folders { get; init; } = [];
}
