using Roundup.Cli.Progress;
using Roundup.Cli.Running;
using Roundup.Engine.Verifying;
using Roundup.Results;

namespace Roundup.Cli.Listing;

/// <summary>Runs <c>roundup list targets</c>: try, show.</summary>
internal sealed class TargetsAction(CliContext context)
{
    /// <summary>Tries every target; returns the exit code.</summary>
    public async Task<int> RunAsync()
    {
        var catalogue = context.Catalogue();
        var display = RunDisplay.For(context.Terminal, context.Time);
        using var interruption = new Interruption(display.WriteLine, context.Terminal.Exit);
        var tried = await display.RunAsync(() => TargetTrial.RunAsync(catalogue, display, interruption.Token)).ConfigureAwait(false);
        display.Finish();
        var table = new ListTable("Target", "Here", "Runtime", ListColumn.Text("Description"));
        foreach (var target in tried)
        {
            table.Add(
                target.Target.Name,
                target.Outcome?.Word() ?? "yes",
                target.Runtime?.ShortName ?? "",
                target.Reason ?? target.Target.Description);
        }

        context.Terminal.Console.Write(table);
        return 0;
    }
}
