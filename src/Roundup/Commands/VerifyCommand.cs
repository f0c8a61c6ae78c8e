using System.CommandLine;
using Roundup.Cli.Parsing;
using Roundup.Cli.Running;
using Roundup.Results;

namespace Roundup.Cli.Commands;

/// <summary><c>roundup verify</c>: the proof alone, of any number of rows and datasets.</summary>
internal sealed class VerifyCommand : RoundupCommand
{
    /// <summary>The suite that is taken when none is named.</summary>
    private const string DefaultSuite = "fidelity";

    public VerifyCommand(CliContext context)
        : base("verify", "Build a suite and compare what comes back with what went in; measure nothing.")
    {
        var selection = new SelectionOptions(context, DefaultSuite, measures: false);
        var output = new Option<string?>("--output") { HelpName = "DIR", Description = "Where the results go (default: a new folder in artifacts/results)." };
        var keepData = KeepDataOption.Create();
        selection.AddTo(this);
        Add(output);
        Add(keepData);
        SetAction((parsed, _) =>
        {
            var options = selection.Read(parsed, context.Arguments) with
            {
                Experiment = ExperimentNames.Fidelity,
                KeepData = parsed.GetValue(keepData),
            };
            return new RunAction(context).RunAsync(new RunRequest(options, parsed.GetValue(output), false, null));
        });
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup verify", "what each serializer loses, on the datasets of the suite fidelity"),
        new("roundup verify --serializer 'Newtonsoft.Json*' --dataset '*' --count 1,100", "some rows on all data"),
        new("roundup verify --serializer '*JSON*' --dataset Users --keep-data payloads", "what each of them writes, as files"),
        new("roundup verify --package-source ./my-packages --serializer MyLibrary", "a library before it is published"),
    ];
}
