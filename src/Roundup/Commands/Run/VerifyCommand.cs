using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Results;

namespace Roundup.Cli.Commands.Run;

/// <summary><c>roundup verify</c>: the round trip alone, of any number of rows and datasets.</summary>
internal sealed class VerifyCommand : RoundupCommand
{
    /// <summary>The suite that is used when none is named.</summary>
    private const string DefaultSuite = "fidelity";

    public VerifyCommand(CliContext context)
        : base("verify", "Write and read back edge-case data, and report what each serializer loses, without measuring.")
    {
        var line = AddOptions(
            context,
            option => option.Use is OptionUse.Cases or OptionUse.Limits or OptionUse.Payloads,
            new RunRequest { Options = new() { Suite = DefaultSuite } });
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            var options = RunLine.Of(request.Options, context.Arguments, parsed, isQuick: false);
            return new RunAction(context).RunAsync(request with { Options = options with { Experiments = [ExperimentNames.Fidelity] } });
        });
    }

    public override bool ShowsExitCodes => true;

    public override bool RunsCode => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup verify", "verify all serializers on the datasets of the suite `fidelity`"),
        new("roundup verify --serializer 'Newtonsoft.Json*' --dataset '*' --count 1,100", "verify some serializers on all datasets"),
        new("roundup verify --serializer '*JSON*' --dataset Users --keep-data payloads", "also save what each of them writes"),
        new("roundup verify --package-source ./my-packages --serializer MyLibrary", "verify a library before it is published"),
    ];
}
