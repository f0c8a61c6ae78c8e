using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands.Run;

internal sealed class UpgradeCommand : RoundupCommand
{
    private const string Suite = "upgrade";

    /// <summary>Options of a run that the two versions stand for, or that mean nothing here.</summary>
    private static readonly string[] s_without =
        ["suite", "--against", "--target", "--experiment", "--baseline", "--compressor", "--shard", "--until", "--resume"];

    public UpgradeCommand(CliContext context)
        : base("upgrade", "Tell in one answer what another version of a library, or another runtime, changes.")
    {
        var line = AddOptions(
            context,
            option => option.Use is not OptionUse.Check && !s_without.Contains(option.Name),
            new UpgradeRequest());
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            var options = RunLine.Of(Completed(request, context), context.Arguments, parsed, isQuick: false);
            return new RunAction(context).RunAsync(request.Run with { Options = options });
        });
    }

    private static RunOptions Completed(UpgradeRequest request, CliContext context)
    {
        var options = request.Run.Options with { Suite = Suite };
        if (Target.All.Contains(request.Before) && Target.All.Contains(request.After))
        {
            return options with { Against = [request.Before], Targets = [request.After] };
        }

        if (options.Serializers.Count > 0)
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{request.Before} and {request.After} are the rows that are compared: --serializer is for the upgrade of a runtime.");
        }

        return options with { Against = [request.Before], Serializers = [request.After] };
    }

    public override bool ShowsExitCodes => true;

    public override bool RunsCode => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new(
            "roundup upgrade MessagePack@2.5.307 MessagePack@3.1.12",
            "compare two versions of a library, and let each read what the other one wrote"),
        new("roundup upgrade Newtonsoft.Json@12.0.3 Newtonsoft.Json@13.0.4 --data orders.json", "compare them with your own data"),
        new("roundup upgrade net8.0 net10.0 --serializer 'System.Text.Json/*'", "compare two runtimes"),
    ];
}

internal sealed record UpgradeRequest
{
    [Argument("before", "A library or row with a version, such as MyLib@1.2.0, or a target.",
        Names = OptionNames.Serializers, IsRequired = true)]
    public string Before { get; init; } = "";

    [Argument("after", "The version or target to change to.", Names = OptionNames.Serializers, IsRequired = true)]
    public string After { get; init; } = "";

    [Options]
    public RunRequest Run { get; init; } = new();
}
