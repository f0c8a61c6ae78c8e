using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Commands.Reports;
using Roundup.Cli.Output;
using Roundup.Cli.Parsing;
using Roundup.Cli.Progress;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Units;
using Roundup.Engine.Journaling;
using Roundup.Engine.Machine;
using Roundup.Engine.Payloads;
using Roundup.Engine.Privacy;
using Roundup.Reporting;
using Roundup.Reporting.Speed;
using Roundup.Reporting.Text;
using Roundup.Results.Messages;

namespace Roundup.Cli.Commands.Run;

internal sealed class RunAction(CliContext context)
{
    // Null before the run has one.
    public string? Folder { get; private set; }

    // Null before the run ended.
    public (Plan Plan, ResultsFile File)? Result { get; private set; }

    // Completes or refuses a plan, before anything is built.
    public Func<Plan, Plan> Complete { get; init; } = plan => plan;

    public async Task<int> RunAsync(RunRequest request)
    {
        // Before this command starts anything, and while it reads.
        var others = context.OtherPrograms();
        var root = context.Root();
        var resumed = request.Resume is { } named ? RunFolders.ToResume(named.Length > 0 ? named : null, root) : null;
        var asked = resumed is null
            ? request.Options
            : ResumedOptions.Merge(RunFolder.ReadOptions(resumed), resumed, request.Options);
        var (catalogue, options, own) = context.Catalogue(asked);
        var plan = Planner.Plan(catalogue, options) with { Contract = own?.Comparison };
        CheckColumns(plan);
        AcceptedNames.Check(plan);
        plan = Complete(plan);
        await context.CheckSources(plan.Options.PackageSources);
        if (plan.Options.KeepData is { } kept)
        {
            OutputFolder.CheckWritable(kept, "--keep-data");
        }

        if (resumed is null && request.Output is null)
        {
            // Another --output would not help: what is built goes there, too.
            BuildChecks.CheckWritable(new RepositoryLayout(root));
        }

        var folder = resumed ?? OutputFolder.Prepare(request.Output, root, own?.Name ?? plan.Suite, context.Time.GetLocalNow());
        Folder = folder;
        var display = RunDisplay.For(context.Terminal, context.Time);
        display.WriteLine(RunMessages.Started(plan, resumed));
        foreach (var ahead in context.Experiments.Where(known => plan.Experiments.Any(planned => planned.Name == known.Measurement.Name))
            .Select(known => known.Measurement.Ahead(plan)).OfType<string>())
        {
            display.WriteLine(ahead);
        }

        var machine = MachineReader.Read();
        IReadOnlyList<Notice> notices =
        [
            .. own?.Notices ?? [],
            .. plan.SuiteBaseline is { } left ? (Notice[])[new(NoticeCode.BaselineLeftOut, left, plan.Baseline!)] : [],
            .. OwnFolderNotices.Create(plan),
            .. MachineChecks.BeforeRun(machine, plan.Experiments.Any(planned => planned.TakesTimes) ? await others : null),
        ];
        foreach (var notice in notices)
        {
            display.Noticed(notice);
        }

        // Listens until the reports are written: a second Ctrl+C may come then.
        using var interruption = new Interruption(display.WriteLine, code => Stop(code, folder, display));
        var start = new RunStart(catalogue, context.Flavours, plan, folder, resumed is not null, machine, notices, display);
        var file = await MeasureAsync(start, display, interruption.Token);
        Result = (plan, file);
        return (int)Finish(file, plan, folder, display, request);
    }

    private void Stop(int code, string folder, RunDisplay display)
    {
        foreach (var left in PrivateFolder.PathsOf(new(context.Root()), folder))
        {
            display.WriteLine(RunMessages.Private(left));
        }

        context.Terminal.Exit(code);
    }

    // The names of columns in a suite: only reports know them, which the catalogue does not see.
    private static void CheckColumns(Plan plan)
    {
        if (plan.ExtraColumns.FirstOrDefault(name => !Layouts.ByName.ContainsKey(name)) is { } unknown)
        {
            var near = NearestName.Find(unknown, Layouts.ByName.Values.Select(column => column.Name));
            var remedy = near is null ? "docs/columns.md lists the columns." : $"did you mean {near}?";
            throw new RoundupException(
                ExitCode.Usage, $"The suite {plan.Suite} has '{unknown}' in extraColumns, which is not a column: {remedy}");
        }
    }

    private async Task<ResultsFile> MeasureAsync(RunStart start, RunDisplay display, CancellationToken cancellation)
    {
        try
        {
            return await display.RunAsync(() => context.Engine(start, cancellation));
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            var command = ResumedOptions.Command(start.Folder, start.Plan.Options);
            throw Failure.NotWritable(start.Folder, e, "make it writable", $"continue with `{command}`");
        }
        finally
        {
            OutputFolder.RemoveIfEmpty(start.Folder);
        }
    }

    private ExitCode Finish(ResultsFile file, Plan plan, string folder, RunDisplay display, RunRequest request)
    {
        display.Finish();
        var reports = context.Experiments.ReportsOf(file);
        var report = ReportExports.With(context, RunReport.Create(file, reports), request.Exports);
        var outcomes = new RunOutcome(reports, file, report.Compared, plan.Options.Strict);
        var code = outcomes.Code;
        var written = ReportAction.Write(
            report, folder, context.Formats, "make it writable", $"repeat with `roundup report {CommandWords.Quoted([folder])}`");
        var drawn = Draw(report, request.Pictures, folder);
        if (code != ExitCode.Interrupted)
        {
            var shown = RunReport.Create(AsTyped(file, request), reports);
            context.Show(request.ShowsAll ? shown.Sections : shown.Screen);
            ReportExports.Print(context, report, request.Exports);
        }

        var files = drawn.Files.Count > 0 ? [.. written, PictureFiles.Folder] : written;
        var privateFolder = new PrivateFolder(new RepositoryLayout(context.Root()), folder, file.Run.Started);
        string[] lines =
        [
            "",
            OutputFolder.Written(folder, files.Prepend(RunFolders.Results)),
            .. drawn.Notices,
            .. ReportExports.Missing(context, report, request.Exports, "the run") is { } missing ? (string[])[$"{missing}."] : [],
            .. privateFolder.HasFiles ? (string[])[RunMessages.Private(privateFolder.Path)] : [],
            .. plan.Options.KeepData is { } kept ? (string[])[$"Payloads kept in {kept}, listed in {PayloadIndex.Name}."] : [],
            RunMessages.Ended(outcomes, ResumedOptions.Command(folder, plan.Options)),
        ];
        foreach (var line in lines)
        {
            context.Terminal.WriteLine(line);
        }

        return code;
    }

    // The results with the command as the user typed it: of a path, files have the name alone, with which a printed command finds nothing.
    private ResultsFile AsTyped(ResultsFile file, RunRequest request) => request.Resume is not null
        ? file
        : file with { Run = file.Run with { Command = CommandWords.Quoted(context.Arguments) } };

    // The results are there, perhaps after hours: pictures that are not are a notice.
    private static PicturesWritten Draw(Report report, IReadOnlyList<string> names, string folder)
    {
        var command = $"`roundup report {CommandWords.Quoted([folder])} --picture {string.Join(',', names)}`";
        try
        {
            return PictureFiles.Write(report, names, folder, $"close the programs that show a picture, and repeat with {command}");
        }
        catch (RoundupException e) when (e.ExitCode == ExitCode.OutputNotWritable)
        {
            return new([], [e.Message]);
        }
    }
}
