using System.CommandLine;
using Roundup.Cli.Parsing;
using Roundup.Cli.Profiling;
using Roundup.Cli.Running;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup run</c>: the main job.</summary>
internal sealed class RunCommand : RoundupCommand
{
    public RunCommand(CliContext context)
        : base("run", "Build, verify, measure and report a suite.")
    {
        var selection = new SelectionOptions(context);
        var output = new Option<string?>("--output") { HelpName = "DIR", Description = "Where the results go (default: a new folder in artifacts/results)." };
        var resume = new Option<string?>("--resume")
        {
            HelpName = "DIR",
            Arity = ArgumentArity.ZeroOrOne,
            Description = "Go on with an interrupted run: its folder, or without one the newest.",
        };
        var keepData = KeepDataOption.Create();
        var profile = new Option<string?>("--profile")
        {
            HelpName = "DIR|FILE",
            Arity = ArgumentArity.ZeroOrOne,
            Description = "Measure nothing, but look into the one case that is chosen: a CPU sample trace (.nettrace, speedscope) and what the runtime does in its cold call.",
        };
        selection.AddTo(this);
        Add(output);
        Add(keepData);
        Add(profile);
        Add(resume);
        SetAction((parsed, _) =>
        {
            if (parsed.GetResult(resume) is not null)
            {
                return new RunAction(context).RunAsync(RunRequest.Resuming(parsed, this, resume));
            }

            var options = selection.Read(parsed, context.Arguments) with { KeepData = parsed.GetValue(keepData) };
            return parsed.GetResult(profile) is null
                ? new RunAction(context).RunAsync(new RunRequest(options, parsed.GetValue(output), false, null))
                : new ProfileAction(context).RunAsync(options, parsed.GetValue(profile), parsed.GetValue(output));
        });
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup run", "the suite quick: the best-known serializers, a few minutes"),
        new("roundup run --serializer 'System.Text.Json/*,Newtonsoft.Json' --dataset Users --count 1,1000", "some rows on one dataset"),
        new("roundup run quick --effort standard --baseline Newtonsoft.Json --budget 10m", "more launches, in ten minutes"),
        new("roundup run --package-source ./my-packages", "with packages that are not published"),
        new("roundup run --serializer Bebop --dataset Location --shape Bytes --operation Serialize --profile", "where one case spends its time"),
        new("roundup run --resume", "go on with the newest run"),
    ];
}
