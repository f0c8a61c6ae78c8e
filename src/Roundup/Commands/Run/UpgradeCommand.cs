using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands.Run;

internal sealed class UpgradeCommand : RoundupCommand
{
    private const string Suite = "upgrade";

    // Options of a run that the two versions stand for, or that mean nothing here.
    private static readonly string[] s_without =
        ["suite", "--against", "--target", "--experiment", "--baseline", "--compressor", "--shard", "--until", "--resume"];

    public UpgradeCommand(CliContext context)
        : base("upgrade", "Show what another version of a library, or another runtime, changes.")
    {
        var line = AddOptions(
            context,
            option => option.Use is not OptionUse.Check && !s_without.Contains(option.Name),
            new UpgradeRequest());
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            var options = RunLine.Read(Completed(request, context), context.Arguments, parsed, isQuick: false);
            return new RunAction(context).RunAsync(request.Run with { Options = options });
        });
    }

    private static RunOptions Completed(UpgradeRequest request, CliContext context)
    {
        var options = request.Run.Options with { Suite = Suite };
        if (string.Equals(request.Before, request.After, StringComparison.OrdinalIgnoreCase))
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{request.Before} and {request.After} are the same: name two versions or two runtimes, such as net8.0 net10.0.");
        }

        if (Target.All.Contains(request.Before) && Target.All.Contains(request.After))
        {
            return options with { Against = [request.Before], Targets = [request.After] };
        }

        if (options.Serializers.Count > 0)
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{request.Before} and {request.After} are compared: --serializer is for the upgrade of a runtime.");
        }

        if (Target.All.Contains(request.Before) || Target.All.Contains(request.After))
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{request.Before} and {request.After} are a runtime and a library: name two versions of a library, or two runtimes.");
        }

        var serializers = UpgradedSerializers.Of(context.Catalogue(options.Folders), request.Before, request.After);
        if (serializers.Others is { } others)
        {
            context.Terminal.WriteLine(others);
        }

        return options with { Against = [serializers.Before], Serializers = [serializers.After] };
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new(
            "roundup upgrade MessagePack@2.5.307 MessagePack@3.1.12",
            "compare two versions of a library, and let each read what the other one wrote"),
        new("roundup upgrade Newtonsoft.Json@12.0.3 Newtonsoft.Json@13.0.4 --data orders.json", "compare them with your own data"),
        new("roundup upgrade net8.0 net10.0 --serializer 'System.Text.Json/*'", "compare two runtimes"),
    ];
}

// A library alone is its own serializer, the same on both sides. Others: a sentence; null where a serializer is named, or there is no
// other.
internal sealed record UpgradedSerializers(string Before, string After, string? Others)
{
    private const int MostNamed = 8;

    public static UpgradedSerializers Of(RoundupCatalogue catalogue, string before, string after)
    {
        var library = LibraryOf(before);
        var isOne = string.Equals(library, LibraryOf(after), StringComparison.OrdinalIgnoreCase);
        if (isOne && before.Contains('/') != after.Contains('/'))
        {
            string RowIn(string name, string other) => name.Contains('/') ? name : name + other[other.IndexOf('/')..];
            (before, after) = (RowIn(before, after), RowIn(after, before));
        }

        var (old, now) = (Planner.FindSerializer(catalogue, before), Planner.FindSerializer(catalogue, after));
        var others = catalogue.Serializers
            .Where(serializer => string.Equals(serializer.Library.Name, library, StringComparison.OrdinalIgnoreCase))
            .Select(serializer => serializer.Configuration.Name).Where(name => !now.EndsWith($"/{name}", StringComparison.Ordinal))
            .ToList();
        return new(old, now, !isOne || before.Contains('/') || others.Count == 0 ? null
            : $"{SerializerReference.WithoutVersion(now)} is compared. {library} "
                + $"has {CountText.Format(others.Count, "other configuration")} ({NameList.Format(others, MostNamed)}): name one "
                + $"({before}/{others[0]} {after}/{others[0]}), or all ({before}/* {after}/*).");
    }

    private static string LibraryOf(string name) => SerializerReference.WithoutVersion(name).Split('/')[0];
}

internal sealed record UpgradeRequest
{
    [Argument("before", "A serializer with a version, such as MyLib@1.2.0, or a runtime, such as net8.0.",
        Names = OptionNames.Versions, IsRequired = true)]
    public string Before { get; init; } = "";

    [Argument("after", "The version or runtime to change to.", Names = OptionNames.Versions, IsRequired = true)]
    public string After { get; init; } = "";

    [Options]
    public RunRequest Run { get; init; } = new();
}
