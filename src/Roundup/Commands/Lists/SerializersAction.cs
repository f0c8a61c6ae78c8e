using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Progress;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Stage;
using Roundup.Reporting.Formats;

namespace Roundup.Cli.Commands.Lists;

internal sealed class SerializersAction(CliContext context)
{
    public async Task<int> RunAsync(SerializersRequest request)
    {
        var (check, packageSources) = (request.Checks, request.PackageSources);
        var format = request.IsDocument ? context.Formats.First(known => known.Kind == FormatKind.Document) : request.Format;
        if (packageSources.Count > 0 && !check)
        {
            throw new RoundupException(ExitCode.Usage, "--package-source applies to builds, and nothing is built: add --check.");
        }

        if (check && format is { Kind: FormatKind.Document })
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"--format {format.Name} or --markdown writes what is the same on every machine, --check tests this one: "
                + "leave out one of them.");
        }

        if (request.Links is not null && format is not { Kind: FormatKind.Document })
        {
            throw new RoundupException(ExitCode.Usage, "--links applies to documents: add --format markdown or --format html.");
        }

        var catalogue = context.Catalogue(request.Folders);
        var aot = StoredAot.In(catalogue.Root, context.Results);
        if (format is { Kind: FormatKind.Document })
        {
            context.Show([SerializersDocument.Create(catalogue, request.Links, aot)], format);
            return 0;
        }

        var states = check ? await CheckAsync(catalogue, packageSources) : [];
        var layout = new RepositoryLayout(catalogue.Root);
        var records = new SerializerStates(layout, catalogue.Datasets, new PackageSources(layout, packageSources));
        var list = SerializersList.Create(
            catalogue, serializer =>
                states.GetValueOrDefault(serializer.Configuration.FullName)
                    ?? records.Get(serializer.Library, serializer.Configuration, TargetOf(serializer.Library)),
            aot,
            new(context.Flavours));
        context.Show(list, format);
        return 0;
    }

    // The plan of a check: each serializer once, on the target that it is planned for where nobody names one, without the serializers that
    // are compared with those whose last target is an older one.
    internal static Plan PlanOf(RoundupCatalogue catalogue, IReadOnlyList<string> packageSources)
    {
        // The plan needs one dataset only, with few values.
        var dataset = catalogue.Datasets.FirstOrDefault(d => d.Name == "Simple") ?? catalogue.Datasets[0];
        var plan = Planner.Plan(catalogue, new RunOptions
        {
            Serializers = [.. catalogue.Libraries.Select(library => library.Name)],
            Datasets = [dataset.Name],
            Counts = [1],
            Shapes = ["*"],
            Operations = ["*"],
            Seed = 1,
            Folders = catalogue.Folders,
            PackageSources = packageSources,
        });
        return plan with { Cases = [.. plan.Cases.Where(planned => planned.Id.Table.Target == TargetOf(planned.Library))] };
    }

    private static string TargetOf(LibraryDefinition library) => Target.Parse(Target.Default).NotAfter(library.LastTarget).Name;

    private async Task<Dictionary<string, SerializerState>> CheckAsync(RoundupCatalogue catalogue, IReadOnlyList<string> packageSources)
    {
        if (catalogue.Serializers.Count == 0 || catalogue.Datasets.Count == 0)
        {
            return [];
        }

        var plan = PlanOf(catalogue, packageSources);
        await context.CheckSources(packageSources);
        var display = RunDisplay.For(context.Terminal, context.Time);
        using var interruption = new Interruption(display.WriteLine, context.Terminal.Exit);
        var layout = new RepositoryLayout(catalogue.Root);
        using var cache = CacheUse.Begin(layout);
        var builds = new UnitBuilds(layout, catalogue.Datasets, context.Flavours, display);
        var built = await display.RunAsync(() => builds.RunAsync(plan, interruption.Token));
        display.Finish();
        var failed = built.TargetFailures;
        return plan.Cases.Where(planned => planned.Unsupported is null)
            .DistinctBy(planned => planned.Id.Serializer)
            .ToDictionary(planned => planned.Id.Serializer, planned => failed.TryGetValue(planned.Id.Table.Target, out var missing)
                ? new SerializerState(SerializerStatus.Unavailable, missing)
                : SerializerState.Of(built.Worker(planned)));
    }
}
