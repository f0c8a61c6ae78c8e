using Roundup.Analysis;
using Roundup.Analysis.Advising;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Commands.Lists;
using Roundup.Cli.Commands.Run;
using Roundup.Cli.Output;
using Roundup.Cli.Parsing;
using Roundup.Reporting.Advising;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Text;

namespace Roundup.Cli.Commands.Advise;

internal sealed class AdviseAction(CliContext context)
{
    public async Task<int> RunAsync(AdviseRequest request)
    {
        var paths = request.Runs;
        if (request.Measure is { } options)
        {
            var run = new RunAction(context);
            var code = await run.RunAsync(new RunRequest { Options = options });
            if (code is (int)ExitCode.Interrupted or (int)ExitCode.NothingMeasured)
            {
                return code;
            }

            paths = [run.Folder!];
            context.Terminal.WriteLine();
        }

        var root = context.Root();
        var catalogue = context.Catalogue(request.Folders);
        if (request.Measure is not null)
        {
            (catalogue, _, _) = context.Catalogue(request.Measure);
        }

        var given = paths.Count > 0 ? Read(paths) : Newest(root);
        var ranked = given.FirstOrDefault(run => run.Results.Has(ExperimentNames.Speed)) ?? throw new RoundupException(
            ExitCode.Usage,
            $"{given[0].Name} has no times of warm calls to rank by: give a run with the experiment speed first, others for their facts.");
        var stored = Path.Combine(root, "docs", "results");
        var asksStored = (request.Needs.Count > 0 || request.Weights.First > 0) && Directory.Exists(stored);
        List<NamedResults> runs = [.. given.Concat(asksStored ? Read([stored]) : []).DistinctBy(run => run.Name)];
        var weights = request.Weights;
        if (weights.First > 0)
        {
            weights = weights with { FirstCalls = Adviser.FirstCalls(runs, BaselineOf(ranked.Results)) };
            if (weights.FirstCalls.Count == 0)
            {
                throw new RoundupException(
                    ExitCode.Usage,
                    $"No run has first calls of {BaselineOf(ranked.Results)}: measure them with `roundup run startup`, and name its "
                    + "folder, too.");
            }
        }

        var model = new CatalogueFacts(context.Flavours).Read(catalogue, runs, request.Needs);
        var advice = Adviser.Advise(ranked, request.Needs, weights, SerializerFacts.In(runs, model));
        var report = new AdviceReport(
            advice, request.Needs, weights, arguments => "roundup " + CommandWords.Quoted(arguments));
        context.Show(report.Sections(request.ShowsAll || request.Format is { Kind: FormatKind.Document }), request.Format);
        return (int)ExitCode.Success;
    }

    private static string BaselineOf(ResultsFile file) => file.Run.Baseline ?? "";

    // The newest run with speed and what was found out after it, else the stored run of the suite that is the default.
    private List<NamedResults> Newest(string root)
    {
        var parent = new DirectoryInfo(RunFolders.In(root));
        var runs = new List<NamedResults>();
        DirectoryInfo[] folders = parent.Exists ? parent.GetDirectories() : [];
        foreach (var folder in folders.Where(folder => File.Exists(RunFolders.ResultsOf(folder.FullName)))
            .OrderByDescending(folder => folder.LastWriteTimeUtc))
        {
            runs.AddRange(Read([folder.FullName]));
            if (runs[^1].Results.Has(ExperimentNames.Speed))
            {
                return runs;
            }
        }

        var stored = Path.Combine(root, "docs", "results", "quick.json.br");
        return File.Exists(stored) ? [.. runs, .. Read([stored])] : throw new RoundupException(
            ExitCode.Usage, $"There is no run with times in {parent.FullName}: start one with `roundup run`, or give results files.");
    }

    private List<NamedResults> Read(IReadOnlyList<string> paths) =>
    [
        .. paths.SelectMany(path => ManyResults.Read(context.Results, [path]).Files)
            .Select(file => new NamedResults(ShownPath.Format(file.Path), file.Results)),
    ];
}
