using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Progress;
using Roundup.Cli.Running;
using Roundup.Engine.Building;
using Roundup.Results;

namespace Roundup.Cli.Listing;

/// <summary>Runs <c>roundup list serializers</c>: read, build where asked, show.</summary>
internal sealed class SerializersAction(CliContext context)
{
    /// <summary>Does what was asked; returns the exit code.</summary>
    public async Task<int> RunAsync(
        bool check,
        bool markdown,
        IReadOnlyList<string> folders,
        IReadOnlyList<string> packageSources)
    {
        if (packageSources.Count > 0 && !check)
        {
            throw new RoundupException(ExitCode.Usage, "--package-source applies to builds, and nothing is built: add --check.");
        }

        if (markdown && check)
        {
            throw new RoundupException(
                ExitCode.Usage, "--markdown writes what is the same on every machine, --check tests this one: leave out one of them.");
        }

        var catalogue = context.Catalogue(folders);
        if (markdown)
        {
            context.Terminal.WriteLine(SerializersDocument.Text(catalogue).TrimEnd());
            return 0;
        }

        var states = check ? await CheckAsync(catalogue, packageSources).ConfigureAwait(false) : [];
        var layout = new Layout(catalogue.Root);
        var records = new UnitRecords(layout, catalogue.Datasets, new PackageSources(layout, packageSources));
        var list = SerializersList.Of(
            catalogue, row => states.GetValueOrDefault(row.Row.FullName) ?? records.Of(row.Library, row.Row, Target.Default));
        context.Terminal.Console.Write(list);
        return 0;
    }

    private async Task<Dictionary<string, RowState>> CheckAsync(RoundupCatalogue catalogue, IReadOnlyList<string> packageSources)
    {
        if (catalogue.Rows.Count == 0 || catalogue.Datasets.Count == 0)
        {
            return [];
        }

        // One dataset with few values is enough. Nothing is compared, so that each row is built for its own target alone.
        var dataset = catalogue.Datasets.FirstOrDefault(d => d.Name == "Simple") ?? catalogue.Datasets[0];
        var plan = Planner.Plan(catalogue, new RunOptions
        {
            Serializers = ["*"],
            Datasets = [dataset.Name],
            Counts = [1],
            Shapes = ["*"],
            Operations = ["*"],
            Experiment = ExperimentNames.Fidelity,
            Seed = 1,
            Folders = catalogue.Folders,
            PackageSources = packageSources,
        });
        var display = RunDisplay.For(context.Terminal, context.Time);
        using var interruption = new Interruption(display.WriteLine, context.Terminal.Exit);
        var stage = new BuildStage(new Layout(catalogue.Root), plan, catalogue.Datasets, display);
        var built = await display.RunAsync(() => stage.RunAsync(interruption.Token)).ConfigureAwait(false);
        display.Finish();
        return plan.Cases.Where(planned => planned.Unsupported is null)
            .DistinctBy(planned => planned.Id.Serializer)
            .ToDictionary(planned => planned.Id.Serializer, planned => RowState.Of(built.Worker(planned)));
    }
}
