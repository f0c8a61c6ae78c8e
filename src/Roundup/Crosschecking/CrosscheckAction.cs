using System.Reflection;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Running;
using Roundup.Crosscheck.Benchmarks;
using Roundup.Crosscheck.Comparison;
using Roundup.Crosscheck.Reports;
using Roundup.Engine.Machine;
using Roundup.Reporting;
using Roundup.Reporting.Terminal;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Cli.Crosschecking;

/// <summary>Runs <c>roundup crosscheck</c>: plan, folder, passes, comparison, files, exit code.</summary>
internal sealed class CrosscheckAction(CliContext context)
{
    /// <summary>Does what was asked; returns the exit code.</summary>
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

        var folder = OutputFolder.Prepare(request.Output, root, "crosscheck", context.Time.GetLocalNow());
        var machine = MachineReader.Read();
        var observer = new QuietObserver(WriteLine);
        IReadOnlyList<Notice> notices = [.. own?.Notices ?? [], .. MachineChecks.BeforeRun(machine)];
        foreach (var notice in notices)
        {
            observer.Noticed(notice);
        }

        using var interruption = new Interruption(WriteLine, context.Terminal.Exit);
        var started = context.Time.GetLocalNow();
        var start = new RunStart(catalogue, plan, folder, false, machine, notices, observer);
        var runs = new List<CrosscheckRun>();
        var results = new List<ResultsFile?>();
        for (var number = 1; number <= request.Repeat && !interruption.Token.IsCancellationRequested; number++)
        {
            var prefix = request.Repeat == 1 ? "" : $"Run {number}/{request.Repeat}: ";
            var pass = new CrosscheckPass(request, start, context.Engine, context.Results, line => WriteLine(prefix + line));
            runs.Add(await pass.RunAsync(number, interruption.Token).ConfigureAwait(false));
            results.Add(pass.Results);
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

    private static IReadOnlyList<string> Write(Report report, string folder)
    {
        try
        {
            return ReportFolder.Write(report, folder);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(folder, e, "give another folder with --output");
        }
    }

    private ExitCode Finish(CrosscheckFile file, string folder, bool isStrict)
    {
        var report = CrosscheckReports.Of(file);
        var written = Write(report, folder);
        ConsoleRenderer.Write(report.Sections, context.Terminal.Console);
        WriteLine("");
        WriteLine("Written:");
        foreach (var path in written)
        {
            WriteLine("  " + path);
        }

        var rows = file.Runs.SelectMany(run => run.Cells).SelectMany(cell => cell.Rows).ToList();
        return file.Interrupted ? ExitCode.Interrupted
            : rows.All(row => row is { Ours: null, BenchmarkDotNet: null }) ? ExitCode.NothingMeasured
            : isStrict && rows.Any(HasFailed) ? ExitCode.SomeFailed
            : ExitCode.Success;
    }

    private static bool HasFailed(CrosscheckRow row) =>
        row.Detail?.Failure is not null || row is { Ours: null, OursReason: not null, BenchmarkDotNet: not null };

    private void WriteLine(string line) => context.Terminal.WriteLine(line);
}
