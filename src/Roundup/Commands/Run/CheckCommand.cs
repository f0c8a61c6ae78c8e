using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Contracts;

namespace Roundup.Cli.Commands.Run;

internal sealed class CheckCommand : RoundupCommand
{
    private const string Suite = "check";

    private static readonly string[] s_without = ["suite", "--compressor", "--operation"];

    public CheckCommand(CliContext context)
        : base(
            "check",
            "Check whether data survive a round trip, in chunks, with other versions, serializers and threads, or when damaged; compare "
            + "with expected failures.")
    {
        var line = AddOptions(
            context,
            option => option.Use is OptionUse.Cases or OptionUse.Limits or OptionUse.Payloads or OptionUse.Check
                && !s_without.Contains(option.Name),
            new CheckRequest());
        SetAction((parsed, _) =>
        {
            var request = line.Read(parsed);
            if (request.Libraries.FirstOrDefault(name => IsFile(name, context, request.Run.Options.Folders)) is not { } path)
            {
                return RunAsync(request, Suite);
            }

            var suite = SuiteChoice.Find(context.Catalogue(), path).File;
            var file = new SuiteFile(suite, parsed);

            // What the file expects is of all its checks, of which the command line may name a part.
            var isPart = CheckAction.PartOf(request.Run.Options) is not null && parsed.GetResult("--expected") is null;
            request = line.Read(parsed, file);
            return file.RunAsync(() => RunAsync(
                request with
                {
                    Libraries = [.. request.Libraries.Where(name => name != path)],
                    Run = isPart ? request.Run with { Expected = null } : request.Run,
                },
                suite));

            Task<int> RunAsync(CheckRequest request, string suite)
            {
                var options = RunLine.Read(Completed(request, suite), context.Arguments, parsed, isQuick: false);
                return new CheckAction(context).RunAsync(request with { Run = request.Run with { Options = options } });
            }
        });
    }

    // Whether an argument is a suite file: a library, too, may be named so.
    private static bool IsFile(string name, CliContext context, IReadOnlyList<string> folders) =>
        name.EndsWith(".json", StringComparison.OrdinalIgnoreCase)
        && !context.Catalogue(folders).Libraries.Any(library => Glob.Matches(name, library.Name));

    private static RunOptions Completed(CheckRequest request, string suite)
    {
        var options = request.Run.Options;
        string[] named = [.. request.Libraries.SelectMany(names => names.Split(',')), .. options.Serializers];
        options = options with
        {
            Suite = suite,
            Basis = Suite,
            Experiments = [ExperimentNames.Check],

            // Other values, where they are generated, would have other findings.
            Seed = options.Seed ?? (request.Run.Expected is not null && options.Own is not null ? 1 : null),
            Serializers = named.Length == 0 && options is { WrittenBy.Count: > 0, ReadBy.Count: > 0 }
                ? [.. options.WrittenBy, .. options.ReadBy]
                : named,
            CheckCategories = options is { CheckCategories.Count: 0, WrittenBy.Count: 0, ReadBy.Count: 0 } or { CheckCategories.Count: > 0 }
                ? options.CheckCategories
                : [CheckCategory.Interoperability],
        };
        return options.Replay is { } name ? ReplayedCheck.In(options, name) : options;
    }

    public override bool ShowsExitCodes => true;

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup check MyLib --package-source ./out", "check an unpublished build, and compare with the expected failures"),
        new("roundup check --data orders.json --serializer MessagePack", "check with your own values"),
        new(
            "roundup check --data orders.json --serializer MessagePack@2.5.307,MessagePack@3.1.12",
            "check whether each version reads what the other one wrote"),
        new("roundup check --written-by protobuf-net --read-by Google.Protobuf", "check whether one reads the other"),
        new("roundup check MessagePack/attributes --replay chunks/Text/Stream/reads-1", "run one check again"),
    ];
}

internal static class ReplayedCheck
{
    // What the command line says stays.
    public static RunOptions In(RunOptions options, string name)
    {
        var id = CheckId.Parse(name) ?? throw new RoundupException(
            ExitCode.Usage,
            $"--replay '{name}' is not the name of a check: take one from a failure, for example chunks/Text/Stream/reads-1.");
        var writer = (id.Way as Way.From)?.Writer;
        var isTarget = writer is not null && Target.All.Contains(writer);

        // OrderWithoutLast and Order are versions of own types, not serializers.
        var isModel = writer is not null && id.Category == CheckCategory.Versions
            && (writer.StartsWith(id.Dataset, StringComparison.Ordinal) || id.Dataset.StartsWith(writer, StringComparison.Ordinal));
        return options with
        {
            CheckCategories = [id.Category],
            Datasets = options.Datasets.Count > 0 || options.Own is not null ? options.Datasets
                : id.Partner is { } partner ? [id.Probe, partner]
                : [id.Dataset],
            Counts = options.Counts.Count == 0 && options.Own is null && id.Count is { } many ? [many] : options.Counts,
            Targets = isTarget && options.Targets.Count > 0 ? [.. options.Targets.Union([writer!])] : options.Targets,
            Serializers = writer is null || isTarget || isModel || Enum.GetNames<Shape>().Contains(writer) || options.Serializers.Count == 0
                ? options.Serializers
                : [.. options.Serializers, writer.Contains('/') ? writer : $"{writer}/{SerializerReference.DefaultConfiguration}"],
        };
    }
}

internal sealed record CheckRequest
{
    [Argument("library",
        "Libraries or serializers, by the rules of --serializer (default: the suite's); FILE.json is a suite file, which can have options "
        + "as members (`roundup help suite`).",
        Names = OptionNames.Serializers)]
    public IReadOnlyList<string> Libraries { get; init; } = [];

    [Options]
    public RunRequest Run { get; init; } = new();

    [Option("--update", null,
        "Write the failures to expected-checks.json, those of your own data to --expected: from now on they are expected.",
        Group = OptionGroup.Results)]
    public bool Update { get; init; }

    public string? Expected => Run.Expected;
}
