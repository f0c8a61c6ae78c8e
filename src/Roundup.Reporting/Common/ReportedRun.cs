using Roundup.Analysis.Conditions;
using Roundup.Reporting.Blocks;
using Roundup.Results.Messages;

namespace Roundup.Reporting.Common;

/// <summary>One case as every report sees it, whatever the experiment.</summary>
/// <param name="Result">The case.</param>
/// <param name="Serializer">The serializer's metadata.</param>
/// <param name="HasNumber">Whether it has what the experiment is for.</param>
public sealed record ReportedCase(CaseResult Result, SerializerInfo Serializer, bool HasNumber)
{
    /// <summary>The conditions under which its number holds.</summary>
    public SerializerConditions Conditions => field ??= SerializerConditions.Of(Serializer, Result);

    /// <summary>The signs that only its experiment knows.</summary>
    public IReadOnlyList<Mark> Marks { get; init; } = [];
}

/// <summary>What the sections that all experiments share need to know of a run.</summary>
/// <param name="File">The results.</param>
/// <param name="Cases">The cases, in the order of the tables.</param>
public sealed record ReportedRun(ResultsFile File, IReadOnlyList<ReportedCase> Cases)
{
    /// <summary>How many cases have what the run was for; null: they are counted.</summary>
    public string? Counts { get; init; }

    /// <summary>How much was asked of the machine, a line for each experiment, with its label.</summary>
    public IReadOnlyList<(string Label, string Effort)> Efforts { get; init; } =
        [.. File.Run.Experiments.Select(experiment => ("Effort", experiment.Effort))];

    /// <summary>What is said where no baseline was asked for.</summary>
    public string WithoutBaseline { get; init; } = "none";

    /// <summary>What the engine and the analysis noticed.</summary>
    public IReadOnlyList<Notice> Notices { get; init; } = File.Notices;

    /// <summary>What the analysis knows about the machine.</summary>
    public IReadOnlyList<ListItem> MachineFacts { get; init; } = [];

    /// <summary>The ways to lose data, numbered.</summary>
    public required Losses Losses { get; init; }

    /// <summary>A run whose tables are in the order of the file.</summary>
    /// <param name="file">The results.</param>
    /// <param name="hasNumber">Whether a case has what the experiment is for.</param>
    /// <param name="losses">The losses that other experiments have numbered.</param>
    public static ReportedRun Of(ResultsFile file, Func<CaseResult, bool> hasNumber, Losses? losses = null)
    {
        ArgumentNullException.ThrowIfNull(file);
        var infos = SerializerInfos.Of(file);
        ReportedCase[] cases =
        [
            .. file.Cases.GroupBy(result => result.Id.Table)
                .SelectMany(table => table.OrderBy(result => result.Id.ToString(), StringComparer.Ordinal))
                .Select(result => new ReportedCase(result, infos[result.Id.Serializer], hasNumber(result))),
        ];
        return new(file, cases) { Losses = Losses.Of(cases, losses) };
    }
}
