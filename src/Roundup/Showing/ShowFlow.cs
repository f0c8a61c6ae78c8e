using Roundup.Cli.Progress;
using Roundup.Engine;
using Roundup.Engine.Catalogue;
using Roundup.Engine.Planning;
using Roundup.Engine.Showing;

namespace Roundup.Cli.Showing;

/// <summary>The way of <c>roundup show</c>: plan one case, build it, ask its worker, print.</summary>
internal sealed class ShowFlow(CliContext context)
{
    /// <summary>Does what was asked; returns the exit code.</summary>
    public async Task<int> RunAsync(RunOptions options, int maxBytes, CancellationToken cancellation)
    {
        var root = context.Root();
        var catalogue = CatalogueReader.Read(root);
        var plan = Planner.Plan(catalogue, options);
        if (plan.Cases.DistinctBy(planned => planned.Id.Serializer).Skip(1).Any())
        {
            throw new RoundupException(ExitCode.Usage, $"'{options.Serializers[0]}' is more than one row: name one of {string.Join(", ", plan.Cases.Select(planned => planned.Id.Serializer).Distinct())}.");
        }

        var display = RunDisplay.For(context.Terminal, context.Time);
        var shown = await display.WhileAsync(() => new ShowEngine(root, catalogue.Datasets, display).ShowAsync(plan, maxBytes, cancellation)).ConfigureAwait(false);
        display.Finish();
        foreach (var line in ShownText.Lines(shown))
        {
            context.Terminal.Line(line);
        }

        return 0;
    }
}
