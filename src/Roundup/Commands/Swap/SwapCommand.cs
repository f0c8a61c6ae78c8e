using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Swap;

internal sealed class SwapCommand : RoundupCommand
{
    private static readonly string[] s_taken = ["--settings", "--folder", "--package-source", "--seed", "--time-limit", "--memory-limit"];

    public SwapCommand(CliContext context)
        : base(
            "swap",
            "Find settings, none of which can be left out, with which another library reads and writes your data as the one that you "
            + "use now.")
    {
        var line = AddOptions<SwapRequest>(
            context,
            option => option is { Group: null, Name: not "suite" } || s_taken.Contains(option.Name)
                || option is { Group: OptionGroup.OwnData, Use: OptionUse.Cases, Name: not "--anonymise" });
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            return new SwapAction(context).RunAsync(
                request with { Options = RunLine.Read(request.Options, context.Arguments, parsed, isQuick: false) });
        });
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new(
            "roundup swap Newtonsoft.Json System.Text.Json --model src/Contracts --data orders.json",
            "show what differs, and print the JsonSerializerOptions that cure it"),
        new(
            "roundup swap Newtonsoft.Json System.Text.Json --model Order.cs --data orders.json --settings Ours.cs --output New.cs",
            "the same from your own JsonSerializerSettings, and write the C# to a file"),
    ];
}

internal sealed record SwapRequest
{
    [Argument("before", "The serializer that you use now: a library, with --settings your own settings of it, or library/configuration.",
        Names = OptionNames.Serializers, IsRequired = true)]
    public string Before { get; init; } = "";

    [Argument("after", "The library to change to, such as System.Text.Json.", IsRequired = true)]
    public string After { get; init; } = "";

    [Options]
    public RunOptions Options { get; init; } = new();

    [Option("--output", "FILE", "Also write the C# to this file.")]
    public string? Output { get; init; }
}
