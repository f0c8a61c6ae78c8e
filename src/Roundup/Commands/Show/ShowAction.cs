using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Progress;
using Roundup.Engine.Inspection;

namespace Roundup.Cli.Commands.Show;

/// <summary>Runs <c>roundup show</c>: plan one case, build it, ask its worker, print.</summary>
internal sealed class ShowAction(CliContext context)
{
    public async Task<int> RunAsync(RunOptions options, int maxBytes)
    {
        var root = context.Root();
        var (catalogue, asked, _) = context.Catalogue(options);
        var plan = Planner.Plan(
            catalogue, asked with { Serializers = [.. options.Serializers.Select(name => Planner.RowOf(catalogue, name))] });
        RequireSingle("row", options.Serializers, plan.Cases.Select(planned => planned.Id.Serializer));
        RequireSingle("dataset", options.Datasets, plan.Cases.Select(planned => planned.Id.Cell.Dataset));
        RequireSingle("count", options.Counts, plan.Cases.Select(planned => planned.Id.Cell.Count));
        await context.CheckSources(plan.Options.PackageSources);
        var display = RunDisplay.For(context.Terminal, context.Time);
        using var interruption = new Interruption(display.WriteLine, context.Terminal.Exit);
        var engine = new CaseInspector(root, catalogue.Datasets, context.Flavours, display);
        var shown = await display.RunAsync(() => engine.InspectAsync(plan, maxBytes, interruption.Token));
        display.Finish();
        context.Show(ShownSections.Of(shown));
        return shown.Failure is not { } failure
            ? 0
            : throw new RoundupException(ExitCode.SomeFailed, CaseFailure.Sentence(shown.Planned, failure.Outcome, failure.Reason));
    }

    private static void RequireSingle<T>(string what, IEnumerable<T> asked, IEnumerable<T> planned)
    {
        var picked = planned.Distinct().ToList();
        if (picked.Count > 1)
        {
            throw new RoundupException(
                ExitCode.Usage, $"'{string.Join(',', asked)}' is more than one {what}: name one of {string.Join(", ", picked)}.");
        }
    }
}
