using Roundup.Analysis;
using Roundup.Analysis.Merging;
using Roundup.Catalogue;
using Roundup.Cli.Commands.Reports;
using Roundup.Cli.Output;
using Roundup.Engine.Journaling;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Tables;
using Roundup.Results.Messages;

namespace Roundup.Cli.Commands;

internal sealed class MergeAction(CliContext context)
{
    private const string Index = "index.md";

    public int Run(MergeRequest request)
    {
        var folder = Path.GetFullPath(request.Output);
        var paths = request.Paths.SelectMany(FilesOf).ToList();
        if (paths.GroupBy(Path.GetFullPath).FirstOrDefault(same => same.Skip(1).Any()) is { } twice)
        {
            throw new RoundupException(ExitCode.Usage, $"{twice.First()} is named twice: name each run once.");
        }

        var files = paths.Select(file => new NamedResults(file, ResultsFiles.Read(context.Results, file)))
            .ToList();
        var merged = ResultsMerge.Merge(files);
        if (RunFolder.HasJournal(folder))
        {
            throw new RoundupException(
                ExitCode.Usage, $"{folder} is the folder of a run, whose results would be replaced: give another --output.");
        }

        OutputFolder.CheckWritable(folder);
        var environments = EnvironmentFolders.Assign(merged);
        foreach (var environment in environments)
        {
            var isOnly = environments.Count == 1;
            Write(environment.Results, isOnly ? folder : Path.Combine(folder, environment.Name), isOnly);
        }

        if (environments.Count > 1)
        {
            var index = EnvironmentFolders.Index(environments);
            Try(folder, () => ReportFolder.WriteFile(
                Path.Combine(folder, Index), file => ReportFormats.Markdown.Write([index], new ReportOutput(file))));
            context.Show([index]);
            context.Terminal.WriteLine(OutputFolder.Written(folder, [Index, .. environments.Select(environment => environment.Name)]));
        }

        return (int)ExitCode.Success;
    }

    private void Write(ResultsFile results, string folder, bool isShown)
    {
        var report = RunReport.Create(results, context.Experiments.ReportsOf(results));
        Try(folder, () =>
        {
            Directory.CreateDirectory(folder);
            context.Results.Write(results, Path.Combine(folder, RunFolders.Results));
        });
        var written = ReportAction.Write(report, folder, context.Formats, "give another folder with --output");
        if (isShown)
        {
            context.Show(report.Screen);
            context.Terminal.WriteLine();
            context.Terminal.WriteLine(OutputFolder.Written(folder, written.Prepend(RunFolders.Results)));
        }
        else if (results.Notices.FirstOrDefault(notice => notice.Code == NoticeCode.ShardsMissing) is { } missing)
        {
            context.Terminal.WriteLine($"{Path.GetFileName(folder)}: {NoticeCatalogue.Text(missing)}");
        }
    }

    // A path is a file, the folder of a run, or a folder with folders of runs.
    private static IEnumerable<string> FilesOf(string path)
    {
        if (!Directory.Exists(path) || RunFolders.ContainsRun(path))
        {
            return [RunFolders.ResultsOf(path)];
        }

        try
        {
            string[] folders = [.. Directory.GetDirectories(path).Order(StringComparer.Ordinal)];
            var files = folders.Select(RunFolders.ResultsOf).Where(File.Exists).ToList();
            return files.Count > 0 ? files : throw new RoundupException(
                ExitCode.Usage, $"There is no run in {path}: give results.json files, folders of runs, or a folder that has some.");
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw new RoundupException(ExitCode.Usage, $"The folder {path} cannot be read: give one with runs.", e);
        }
    }

    private static void Try(string folder, Action write)
    {
        try
        {
            write();
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(folder, e, "give another folder with --output");
        }
    }
}

internal sealed record EnvironmentFolder(string Name, MergedEnvironment Merged)
{
    public ResultsFile Results => Merged.Results;
}

internal static class EnvironmentFolders
{
    private const int LongestName = 60;

    private static readonly Column<EnvironmentFolder>[] s_columns =
    [
        Column.Of<EnvironmentFolder>(
            "Environment", environment => new Inline(new Span(environment.Name) { Address = $"{environment.Name}/report.md" })),
        Column.Of<EnvironmentFolder>("System", environment => environment.Results.Machine.Os) with { Wraps = true },
        Column.Of<EnvironmentFolder>("CPU", environment => environment.Results.Machine.Cpu) with { Wraps = true },
        Column.Of<EnvironmentFolder>("Runtimes", Runtimes) with { Wraps = true },
        Column.Of<EnvironmentFolder>("Kept apart for", environment => environment.Merged.Difference) with { Wraps = true },
        new("Files", "", Unit.Number, environment => environment.Merged.Files.Count),
        new("Cases", "", Unit.Number, environment => environment.Results.Cases.Count),
    ];

    // The environments, each with a name of its own: processor and system.
    public static IReadOnlyList<EnvironmentFolder> Assign(IReadOnlyList<MergedEnvironment> environments)
    {
        var used = new HashSet<string>(StringComparer.Ordinal);
        string Unused(string name) => Enumerable.Range(1, int.MaxValue)
            .Select(n => n == 1 ? name : string.Create(CultureInfo.InvariantCulture, $"{name}-{n}"))
            .First(used.Add);
        return [.. environments.Select(environment => new EnvironmentFolder(Unused(NameOf(environment.Results.Machine)), environment))];
    }

    public static Section Index(IReadOnlyList<EnvironmentFolder> environments) => new(
        new Heading(1, $"{environments[0].Results.Run.Suite} in {environments.Count} environments"),
        new Paragraph(Inline.Of(
            "Each environment has its own results and reports, since times of two are not compared. Cases are those of the "
            + "plan, measured or not.")),
        new Table<EnvironmentFolder>(s_columns, environments) { HasLongTexts = true });

    private static Inline Runtimes(EnvironmentFolder environment) =>
        Inline.Of(string.Join(", ", environment.Results.Targets.Select(target => target.Runtime)));

    private static string NameOf(MachineInfo machine)
    {
        var text = $"{machine.Cpu} {machine.Os} {machine.Architecture}".ToLowerInvariant();
        var letters = string.Concat(text.Select(c => char.IsAsciiLetterOrDigit(c) ? c : ' '));
        var name = string.Join('-', letters.Split(' ', StringSplitOptions.RemoveEmptyEntries));
        return name.Length == 0 ? "unknown" : name[..Math.Min(name.Length, LongestName)].Trim('-');
    }
}
