using Roundup.Reporting.Blocks;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Common;

/// <summary>The title, how much was measured, and the facts of the run.</summary>
public static class HeadSection
{
    /// <summary>The section.</summary>
    public static Section Create(ReportedRun run)
    {
        var title = Title(run);
        return title with { Blocks = [.. title.Blocks, RunFacts(run)] };
    }

    /// <summary>The section of a report that begins with an answer: the facts of the run stand in <see cref="Details"/>.</summary>
    public static Section Brief(ReportedRun run)
    {
        var title = Title(run);
        var where = new Paragraph(Inline.Of($"{Headline.Machine(run.File)}; {Targets(run.File)}.")) { Detail = Detail.Full };
        return title with { Blocks = [.. title.Blocks, where, RunFacts(run) with { Detail = Detail.Brief }] };
    }

    /// <summary>The facts of the run, as a section of its own.</summary>
    public static Section Details(ReportedRun run) =>
        new(new Heading(2, "Run") { Detail = Detail.Full }, RunFacts(run) with { Detail = Detail.Full });

    private static List RunFacts(ReportedRun run) => new(ListForm.Facts, [.. Facts(run)]) { Headings = ("Run", "") };

    private static string Targets(ResultsFile file) =>
        string.Join("; ", file.Targets.Select(target => $"{target.Name} is {target.Runtime}"));

    private static Section Title(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        var info = run.File.Run;
        Block?[] blocks =
        [
            new Heading(1, $"Roundup: {Subject.Name(run.File)}") { Detail = Detail.Full },
            new Heading(1, $"Roundup · {Subject.Title(run.File)}") { Detail = Detail.Brief },
            Subject.Description(run.File) is { Length: > 0 } text ? new Paragraph(Inline.Of(text)) { Detail = Detail.Full } : null,
            new Paragraph(Inline.Of(Headline.Measured(run) + ".")) { Detail = Detail.Full },
            info.Interrupted ? Interrupted : null,
        ];
        return new([.. blocks.OfType<Block>()]);
    }

    /// <summary>The section of a report that fits on one screen.</summary>
    public static Section Screen(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return new(
            new Heading(1, $"Roundup · {Subject.Title(run.File)}"),
            new List(
                ListForm.Facts,
                [
                    new("Result", Inline.Of(Headline.Measured(run))),
                    new("Machine", Inline.Of(Headline.Machine(run.File))),
                    new("Runtime", Inline.Of(Targets(run.File))),
                    .. run.File.Run.Accepted is { Count: > 0 } accepted
                        ? (ListItem[])[new("Accepted losses", Inline.Of(string.Join(", ", accepted)))] : [],
                ]));
    }

    private static Paragraph Interrupted { get; } = new(new Inline(
        new Span("The run was interrupted") { IsStrong = true },
        new Span(": what is missing can be measured with "),
        new Span("--resume") { IsCode = true },
        new Span(".")))
    {
        Detail = Detail.Full,
    };

    private static string Baseline(RunInfo info) => info.BaselineTarget is { } target ? $"{info.Baseline}@{target}" : info.Baseline!;

    private static string Shard(ResultsFile file, ShardInfo shard) =>
        $"{shard}, with {Wording.Grouped(file.Cases.Count)} of {Wording.Count(shard.Cases, "case")}; roundup merge joins them";

    private static IEnumerable<ListItem> Facts(ReportedRun run)
    {
        var info = run.File.Run;
        ListItem Fact(string name, string value, Detail detail = Detail.Always) => new(name, Inline.Of(value)) { Detail = detail };
        string Time(DateTimeOffset time) => time.ToString("yyyy-MM-dd HH:mm:ss zzz", CultureInfo.InvariantCulture);
        return
        [
            Fact("Result", $"{Headline.Measured(run)}: {Headline.Stages(run.File)}", Detail.Brief),
            Fact("Machine", Headline.Machine(run.File), Detail.Brief),
            .. run.File.Targets.Select(target => Fact("Runtime", $"{target.Name}: {target.Runtime}", Detail.Brief)),
            Fact("Command", info.Command, Detail.Full),
            .. run.Efforts.Select(effort => Fact(effort.Label, effort.Effort)),
            .. info.Shard is null ? Array.Empty<ListItem>() : [Fact("Shard", Shard(run.File, info.Shard))],
            Fact("Seed", info.Seed.ToString(CultureInfo.InvariantCulture), Detail.Full),
            info.Baseline is null ? Fact("Baseline", run.WithoutBaseline, Detail.Full)
                : Fact("Baseline", string.Join(", else ", [Baseline(info), .. info.FurtherBaselines])),
            .. info.Accepted.Count == 0 ? Array.Empty<ListItem>() : [Fact("Accepted losses", string.Join(", ", info.Accepted))],
            Fact("Started", Time(info.Started), Detail.Full),
            Fact("Finished", Time(info.Finished), Detail.Full),
            Fact("Took", Headline.Stages(run.File), Detail.Full),
            Fact("Roundup", info.RoundupVersion, Detail.Full),
        ];
    }
}
