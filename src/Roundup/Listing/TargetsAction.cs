using Roundup.Catalogue.Definitions;
using Roundup.Cli.Progress;
using Roundup.Cli.Running;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Verifying;
using Roundup.Results;
using Spectre.Console;

namespace Roundup.Cli.Listing;

/// <summary>Runs <c>roundup list targets</c>: try where asked, show.</summary>
internal sealed class TargetsAction(CliContext context)
{
    /// <summary>Lists the targets; returns the exit code.</summary>
    /// <param name="check">Whether a worker is built and started for each target first.</param>
    public async Task<int> RunAsync(bool check)
    {
        var catalogue = context.Catalogue();
        context.Terminal.Console.Write(check ? await CheckAsync(catalogue).ConfigureAwait(false) : OfLastBuilds(catalogue));
        return 0;
    }

    private static Rows OfLastBuilds(RoundupCatalogue catalogue)
    {
        var row = TargetTrial.RowOf(catalogue);
        var layout = new RepositoryLayout(catalogue.Root);
        var records = new RowStates(layout, catalogue.Datasets, new PackageSources(layout, []));
        var table = new ListTable("Target", "Here", ListColumn.Text("Description"));
        foreach (var target in Target.All.Select(Target.Of))
        {
            var state = records.Of(row.Library, row.Row, target.Name);
            table.Add(target.Name, ListedRow.WordOf(state.Status), state.Reason ?? target.Description);
        }

        var legend = new Text("Here: based on the last build (--check builds and starts a worker for each).\n");
        return new Rows(table, new Padder(legend, new Padding(1, 0, 0, 0)));
    }

    private async Task<ListTable> CheckAsync(RoundupCatalogue catalogue)
    {
        var display = RunDisplay.For(context.Terminal, context.Time);
        using var interruption = new Interruption(display.WriteLine, context.Terminal.Exit);
        var tried = await display.RunAsync(() => TargetTrial.RunAsync(catalogue, display, interruption.Token)).ConfigureAwait(false);
        display.Finish();
        var table = new ListTable("Target", "Here", "Runtime", ListColumn.Text("Description"));
        foreach (var target in tried)
        {
            table.Add(
                target.Target.Name,
                target.Outcome?.Word() ?? ListedRow.WordOf(RowStatus.Ready),
                target.Runtime?.ShortName ?? "",
                target.Reason ?? target.Target.Description);
        }

        return table;
    }
}
