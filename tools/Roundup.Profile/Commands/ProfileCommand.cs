using System.CommandLine;
using Roundup.Cli;
using Roundup.Cli.Parsing;

namespace Roundup.Profile.Commands;

/// <summary><c>roundup-profile</c>: where one case spends its time.</summary>
internal sealed class ProfileCommand : RoundupCommand
{
    public ProfileCommand(CliContext context)
        : base("profile", "Profile one case instead of measuring it: CPU samples (.nettrace, speedscope) and the cold call.")
    {
        var selection = new SelectionOptions(context, measures: false);
        var limits = new LimitOptions();
        var output = new Option<string?>("--output")
        {
            HelpName = "DIR|FILE",
            Description = "The folder for the traces, or the .nettrace file that the others stand beside (default: a new folder in "
                + "artifacts/results).",
        };
        Add(selection.Suite);
        Add(selection.With(new OptionGroup(OptionGroup.Results, [output]), limits.Group));
        SetAction((parsed, _) => new ProfileAction(context)
            .RunAsync(limits.Read(selection.Read(parsed, context.Arguments), parsed), parsed.GetValue(output)));
    }

    public override bool ShowsExitCodes => true;

    public override bool RunsCode => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new(
            "dotnet run -c Release --project tools/Roundup.Profile -- --serializer Bebop --dataset Location --shape Bytes --operation Serialize",
            "find out where the time of one case is spent"),
    ];
}
