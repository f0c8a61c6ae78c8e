using System.Reflection;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli;
using Roundup.Cli.Commands.Reports;
using Roundup.Cli.Output;
using Roundup.Cli.Parsing;
using Roundup.Crosscheck.Benchmarks;
using Roundup.Crosscheck.Comparison;
using Roundup.Crosscheck.Reports;
using Roundup.Engine;
using Roundup.Engine.Machine;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Crosscheck.Commands;

/// <summary>Runs <c>roundup crosscheck</c>: plan, folder, passes, comparison, files, exit code.</summary>
internal sealed class CrosscheckAction(CliContext context)
{
    public async Task<int> RunAsync(CrosscheckRequest request)
    {
        var root = context.Root();
        if (request.Options.Own?.Anonymise == true)
        {
            throw new RoundupException(ExitCode.Usage, "crosscheck shows the names of your data: leave out --anonymise.");
        }

        var (catalogue, options, own) = context.Catalogue(request.Options with { Experiments = [ExperimentNames.Speed] });
        var plan = Planner.Plan(catalogue, options);
        if (plan.Cases.Any(planned => planned.Compressor is not null))
        {
            throw new RoundupException(
                ExitCode.Usage, "crosscheck measures without compressors: leave out --compressor and the suite's member 'compressors'.");
        }

        if (plan.Cases.Any(planned => planned.Streams is not null))
        {
            throw new RoundupException(
                ExitCode.Usage,
                "crosscheck supports the usual streams only: leave out the suite's member 'streams', or name other shapes with --shape.");
        }

        var folder = OutputFolder.Prepare(request.Output, root, "crosscheck", context.Time.GetLocalNow());
        var machine = MachineReader.Read();
        var observer = new QuietObserver(WriteLine);
        IReadOnlyList<Notice> notices = [.. own?.Notices ?? [], .. MachineChecks.BeforeRun(machine, await context.OtherPrograms())];
        foreach (var notice in notices)
        {
            observer.Noticed(notice);
        }

        using var interruption = new Interruption(WriteLine, context.Terminal.Exit);
        var started = context.Time.GetLocalNow();
        var start = new RunStart(catalogue, context.Flavours, plan, folder, false, machine, notices, observer);
        var store = context.Results;
        var runs = new List<CrosscheckRun>();
        var results = new List<ResultsFile?>();
        for (var number = 1; number <= request.Repeat && !interruption.Token.IsCancellationRequested; number++)
        {
            var prefix = request.Repeat == 1 ? "" : $"Run {number}/{request.Repeat}: ";
            var runner = new CrosscheckRunner(request, start, context.Engine, store, line => WriteLine(prefix + line));
            runs.Add(await runner.RunAsync(number, interruption.Token));
            results.Add(runner.Results);
        }

        var file = new CrosscheckFile
        {
            Command = request.Options.CommandLine,
            RoundupVersion = typeof(CrosscheckAction).Assembly
                .GetCustomAttribute<AssemblyInformationalVersionAttribute>()!
                .InformationalVersion.Split('+')[0],
            BenchmarkDotNetVersion = BenchmarkSession.Version,
            BenchmarkDotNetLaunches = request.Launches,
            Effort = plan.Experiment.Effort.Name,
            Seed = plan.Seed,
            Machine = machine,
            Started = started,
            Finished = context.Time.GetLocalNow(),
            Interrupted = interruption.Token.IsCancellationRequested,
            Runs = runs,
            Repeats = Repeats.Of(runs, results),
        };
        return (int)Finish(file, folder, isStrict: options.Own is null || options.Strict);
    }

    private ExitCode Finish(CrosscheckFile file, string folder, bool isStrict)
    {
        var report = CrosscheckReports.Of(file);
        var written = ReportAction.Write(report, folder, context.Formats, "give another folder with --output");
        context.Show(report.Sections);
        WriteLine("");
        WriteLine(OutputFolder.Written(folder, written.Paths));
        ReportAction.Failures(written).ToList().ForEach(WriteLine);

        var rows = file.Runs.SelectMany(run => run.Tables).SelectMany(table => table.Rows).ToList();
        return file.Interrupted ? ExitCode.Interrupted
            : rows.All(row => row is { Ours: null, BenchmarkDotNet: null }) ? ExitCode.NothingMeasured
            : isStrict && rows.Any(HasFailed) ? ExitCode.SomeFailed
            : ReportAction.CodeOf(written);
    }

    private static bool HasFailed(CrosscheckRow row) =>
        row.Detail?.Failure is not null || row is { Ours: null, OursReason: not null, BenchmarkDotNet: not null };

    private void WriteLine(string line) => context.Terminal.WriteLine(line);
}

/// <summary>The tools that measure.</summary>
internal enum Tools
{
    Both,
    Ours,
    Bdn,
}

/// <summary>What the tool was asked.</summary>
internal sealed record CrosscheckRequest
{
    [Options]
    public RunOptions Options { get; init; } = new();

    [Option("--bdn-launches", "N", "The launches of each case by BenchmarkDotNet (whose own default is 1).", Group = OptionGroup.HowMuch)]
    public int Launches { get; init; } = 3;

    [Option("--repeat", "N", "Run everything N times and compare the runs with each other.", Group = OptionGroup.HowMuch)]
    public int Repeat { get; init; } = 1;

    [Option("--only", "TOOL", "Measure with ours, bdn or both.", Group = OptionGroup.HowMuch)]
    public Tools Only { get; init; } = Tools.Both;

    [Option("--output", "DIR", OptionTexts.Output, Group = OptionGroup.Results)]
    public string? Output { get; init; }

    public bool WithOurs => Only != Tools.Bdn;

    public bool WithBenchmarkDotNet => Only != Tools.Ours;
}

/// <summary>Shows the notices and ended cases of the many small runs of a crosscheck, each once, and not their progress.</summary>
internal sealed class QuietObserver(Action<string> writeLine) : IRunObserver
{
    private readonly HashSet<string> _shown = [];

    public void StageStarted(RunStage stage, int total)
    {
    }

    public void Progress(RunStage stage, int done, int total, string now)
    {
    }

    public void CaseEnded(CaseId id, Outcome outcome, string reason) => Once($"{outcome}: {id}: {reason}");

    public void Noticed(Notice notice) => Once("Note: " + NoticeCatalogue.Text(notice));

    private void Once(string line)
    {
        lock (_shown)
        {
            if (!_shown.Add(line))
            {
                return;
            }
        }

        writeLine(line);
    }
}
