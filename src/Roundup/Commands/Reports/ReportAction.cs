using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Cli.Output;
using Roundup.Reporting;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Reports;

internal sealed class ReportAction(CliContext context)
{
    public int Run(ReportRequest request)
    {
        var file = RunFolders.ResultsOf(request.File);
        var results = ResultsFiles.Read(context.Results, file);
        CheckBaseline(results, request.Baseline);
        if (request.Accepted is { } names)
        {
            AcceptedNames.Check(results, names);
        }

        results = request.Accepted is { } accepted ? results with { Run = results.Run with { Accepted = accepted } } : results;
        var folder = Path.GetFullPath(request.Output ?? FolderOf(file));
        OutputFolder.CheckWritable(folder);
        var report = RunReport.Create(results, context.Experiments.ReportsOf(results), request.Baseline);
        if (ReportExports.Missing(context, report, request.Exports, file) is { } missing)
        {
            throw new RoundupException(ExitCode.Usage, $"{missing}: leave it out, or give a run that has them.");
        }

        report = ReportExports.With(context, report, request.Exports);
        var written = Write(report, folder, context.Formats, "give another folder with --output");
        var drawn = PictureFiles.Write(
            report, request.Pictures, folder, "close the programs that show a picture, or give another folder with --output");
        context.Show(request.ShowsAll ? report.Sections : report.Screen);
        ReportExports.Print(context, report, request.Exports);
        context.Terminal.WriteLine();
        context.Terminal.WriteLine(OutputFolder.Written(
            folder, drawn.Files.Count > 0 ? [.. written, PictureFiles.Folder] : written));
        foreach (var notice in drawn.Notices)
        {
            context.Terminal.WriteLine(notice);
        }

        return (int)(request.Pictures.Count > 0 && drawn.Files.Count == 0 ? ExitCode.Usage : ExitCode.Success);
    }

    // That of the run; of a file that is kept among others, one of its name among the runs.
    private string FolderOf(string file) => ResultsStore.IsCompressed(file)
        ? Path.Combine(RunFolders.In(context.Root()), ResultsStore.NameOf(file))
        : RunFolders.WithoutLinks(Path.GetDirectoryName(Path.GetFullPath(file))!);

    public static IReadOnlyList<string> Write(
        Report report, string folder, IReadOnlyList<IReportFormat> formats, string remedy, string? again = null)
    {
        try
        {
            return ReportFolder.Write(report, folder, formats);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(folder, e, remedy, again);
        }
    }

    private static void CheckBaseline(ResultsFile results, string? baseline)
    {
        if (baseline is null)
        {
            return;
        }

        var targets = results.Targets.Select(target => target.Name).Union(results.Cases.Select(c => c.Id.Table.Target)).ToList();
        var reference = SerializerReference.Parse(baseline, targets);
        Check("serializer", reference.Serializer, [.. results.Serializers.Select(serializer => serializer.Name)]);
        Check("compressor", reference.Compressor, [CaseId.NoCompressor, .. results.Compressors.Select(compressor => compressor.Name)]);
        Check("runtime", reference.Target, targets);
        CheckMachines(results, baseline, reference.Target);
    }

    // No ratio is taken between two machines: the baseline's target may have been measured on another one.
    private static void CheckMachines(ResultsFile results, string baseline, string? target)
    {
        var parts = target is null ? [] : results.Parts ?? [];
        if (parts.Any(part => part.Groups.Any(group => group.Target is not null
            && parts.Any(other => other != part && other.Groups.Contains(group with { Target = target })))))
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"--baseline '{baseline}' compares with another runtime, which another run of this merged file measured: leave out "
                + $"@{target}, or run the runtimes together with this baseline.");
        }
    }

    private static void Check(string what, string? name, IReadOnlyCollection<string> names)
    {
        if (name is not null && SerializerReference.Find(name, names) is null)
        {
            // Of a version that is not there, the serializer itself may be.
            var meant = NearestName.Find(name, names) is null ? name.Split('@')[0] : name;
            throw new RoundupException(
                ExitCode.Usage, $"--baseline '{name}' is not a {what} of this file{NearestName.Proposal(meant, names)}");
        }
    }
}
