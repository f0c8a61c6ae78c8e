using Roundup.Catalogue.Definitions;
using Roundup.Cli.Progress;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Stage;
using Roundup.Engine.Verifying;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;

namespace Roundup.Cli.Commands.Lists;

internal sealed class TargetsAction(CliContext context)
{
    public async Task<int> RunAsync(TargetsRequest request)
    {
        var catalogue = context.Catalogue();
        context.Show(request.Checks ? await CheckAsync(catalogue) : OfLastBuilds(catalogue), request.Format);
        return 0;
    }

    private static IReadOnlyList<Section> OfLastBuilds(RoundupCatalogue catalogue)
    {
        var serializer = TargetTrial.FindSerializer(catalogue);
        var layout = new RepositoryLayout(catalogue.Root);
        var records = new SerializerStates(layout, catalogue.Datasets, new PackageSources(layout, []));
        var targets = Target.All.Select(Target.Parse).Select(target =>
        {
            var state = records.Get(serializer.Library, serializer.Configuration, target.Name);
            return new ListedTarget(target.Name, ListedSerializer.WordOf(state.Status), null, state.Reason ?? target.Description);
        });
        return
        [
            TableOf(targets),
            SerializersList.Legend("Here: based on the last build (--check builds and starts a program on each)."),
        ];
    }

    private static Section TableOf(IEnumerable<ListedTarget> targets) => new(CatalogueLists.List(new Table<ListedTarget>(
        [
            Column.Of<ListedTarget>("Target", target => target.Name),
            Column.Of<ListedTarget>("Here", target => target.Here),
            Column.Of<ListedTarget>("Runtime", target => target.Runtime),
            CatalogueLists.Wrapped<ListedTarget>("Description", target => target.Description),
        ],
        [.. targets])
    {
        Name = "targets",
        LeavesOutEmpty = true,
    }));

    private async Task<IReadOnlyList<Section>> CheckAsync(RoundupCatalogue catalogue)
    {
        var display = RunDisplay.For(context.Terminal, context.Time);
        using var interruption = new Interruption(display.WriteLine, context.Terminal.Exit);
        var tried = await display.RunAsync(() => TargetTrial.RunAsync(catalogue, context.Flavours, display, interruption.Token));
        display.Finish();
        return
        [
            TableOf(tried.Select(target => new ListedTarget(
                target.Target.Name,
                target.Outcome?.Word() ?? ListedSerializer.WordOf(SerializerStatus.Ready),
                target.Runtime?.ShortName,
                target.Reason ?? target.Target.Description))),
        ];
    }

    private sealed record ListedTarget(string Name, string Here, string? Runtime, string Description);
}
