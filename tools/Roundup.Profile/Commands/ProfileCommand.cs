using Roundup.Catalogue.Planning;
using Roundup.Cli;
using Roundup.Cli.Parsing;

namespace Roundup.Profile.Commands;

/// <summary><c>roundup-profile</c>: where one case spends its time.</summary>
internal sealed class ProfileCommand : RoundupCommand
{
    public ProfileCommand(CliContext context)
        : base("profile", "Profile one case instead of measuring it: CPU samples (.nettrace, speedscope) and the cold call.")
    {
        var line = AddOptions<ProfileRequest>(context, option => option.Use is OptionUse.Cases or OptionUse.Limits);
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            return new ProfileAction(context).RunAsync(RunLine.Of(request.Options, context.Arguments, parsed), request.Output);
        });
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

/// <summary>What the tool was asked.</summary>
internal sealed record ProfileRequest
{
    [Options]
    public RunOptions Options { get; init; } = new();

    [Option("--output", "DIR|FILE",
        "The folder for the traces, or the .nettrace file that the others stand beside (default: a new folder in artifacts/results).",
        Group = OptionGroup.Results)]
    public string? Output { get; init; }
}
