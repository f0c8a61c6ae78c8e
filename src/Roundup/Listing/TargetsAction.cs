using Roundup.Catalogue.Definitions;
using Roundup.Cli.Progress;
using Roundup.Engine.Verifying;
using Roundup.Results;

namespace Roundup.Cli.Listing;

/// <summary>The way of <c>roundup list targets</c>: try, show.</summary>
internal sealed class TargetsAction(CliContext context)
{
    /// <summary>Tries every target; returns the exit code.</summary>
    public async Task<int> RunAsync(CancellationToken cancellation)
    {
        var catalogue = context.Catalogue();
        var display = RunDisplay.For(context.Terminal, context.Time);
        var tried = await display.WhileAsync(() => TargetTrial.RunAsync(catalogue, display, cancellation)).ConfigureAwait(false);
        display.Finish();
        var table = Lists.Start("Target", "Here", "Runtime", "Description");
        foreach (var target in tried)
        {
            Lists.AddRow(table, target.Target.Name, target.Outcome?.Word() ?? "yes", target.Runtime?.ShortName ?? "", target.Reason ?? target.Target.Description);
        }

        context.Terminal.Console.Write(table);
        return 0;
    }
}
