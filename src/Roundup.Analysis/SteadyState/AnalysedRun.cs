using Roundup.Analysis.SteadyState.Answers;
using Roundup.Analysis.SteadyState.Findings;
using Roundup.Analysis.SteadyState.PublishedFigures;
using Roundup.Analysis.SteadyState.Replicas;
using Roundup.Analysis.SteadyState.Scaling;
using Roundup.Analysis.SteadyState.TradeOffs;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Analysis.SteadyState;

/// <summary>A results file with its statistics.</summary>
/// <param name="File">The file.</param>
/// <param name="Cells">The cells, in the file's order.</param>
/// <param name="SpeedDrift">Largest change of the speed probe's median between tenths of the run, as a share (0.1 is 10 %); null without
/// samples.</param>
/// <param name="Notices">The file's notices, then those of the analysis.</param>
public sealed record AnalysedRun(ResultsFile File, IReadOnlyList<AnalysedCell> Cells, double? SpeedDrift, IReadOnlyList<Notice> Notices)
{
    /// <summary>The run beside published figures; null where there are none.</summary>
    public PublishedComparison? Published { get; init; }

    /// <summary>The rows that ran as two processes, one against the other; null where none did.</summary>
    public ReplicaCheck? Replicas { get; init; }

    /// <summary>What the numbers say, in the order of a report.</summary>
    public IReadOnlyList<Finding> Findings { get; init; } = [];

    /// <summary>What it says about the user's own data; empty for a run on the repository's datasets.</summary>
    public IReadOnlyList<DataAnswer> Answers { get; init; } = [];

    /// <summary>How cost grows, for every row with three counts or more.</summary>
    public IReadOnlyList<Growth> Growths { get; init; } = [];

    /// <summary>Time against size, wherever both operations were measured.</summary>
    public IReadOnlyList<TradeOff> TradeOffs { get; init; } = [];
}
