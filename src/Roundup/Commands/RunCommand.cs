using System.CommandLine;
using Roundup.Cli.Parsing;
using Roundup.Cli.Running;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup run</c>: the main job.</summary>
internal sealed class RunCommand : RoundupCommand
{
    public RunCommand(CliContext context)
        : base("run", "Build, verify, measure and report a suite.")
    {
        var selection = new SelectionOptions();
        var output = new Option<string?>("--output") { HelpName = "DIR", Description = "Where the results go (default: a new folder in artifacts/results)." };
        var resume = new Option<string?>("--resume")
        {
            HelpName = "DIR",
            Arity = ArgumentArity.ZeroOrOne,
            Description = "Go on with an interrupted run: its folder, or without one the newest.",
        };
        var keepData = KeepDataOption.Create();
        selection.AddTo(this);
        Add(output);
        Add(keepData);
        Add(resume);
        SetAction((parsed, _) =>
        {
            var request = parsed.GetResult(resume) is null
                ? new RunRequest(selection.Read(parsed, context.Arguments) with { KeepData = parsed.GetValue(keepData) }, parsed.GetValue(output), false, null)
                : RunRequest.Resuming(parsed, this, resume);
            return new RunFlow(context).RunAsync(request);
        });
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup run", "the suite quick: the best-known serializers, a few minutes"),
        new("roundup run --serializer 'System.Text.Json/*,Newtonsoft.Json' --dataset Users --count 1,1000", "some rows on one dataset"),
        new("roundup run quick --effort standard --baseline Newtonsoft.Json --budget 10m", "more launches, in ten minutes"),
        new("roundup run --package-source ./my-packages", "with packages that are not published"),
        new("roundup run --resume", "go on with the newest run"),
    ];
}
