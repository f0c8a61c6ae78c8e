using System.Text.Json;
using System.Text.RegularExpressions;
using NuGet.Versioning;
using Roundup.Analysis.Advising;
using Roundup.Contracts;
using Roundup.Facts;
using Roundup.Reporting.Text;
using Roundup.Results;

namespace Roundup.Site.Gallery;

/// <summary>What the project files of a checkout say of its rows, as <c>roundup list</c> tells programs.</summary>
/// <param name="serializers">The rows, in the order of libraries.</param>
/// <param name="polymorphic">The datasets in whose model a member can hold values of several types.</param>
internal sealed partial class KnownSerializers(IReadOnlyList<KnownSerializer> serializers, IReadOnlyList<string> polymorphic)
{
    private static readonly JsonSerializerOptions s_json = new() { PropertyNamingPolicy = new Words(), RespectNullableAnnotations = true };

    private readonly Dictionary<string, KnownSerializer> _serializers = serializers.ToDictionary(serializer => serializer.Serializer);

    /// <summary>Asks the program.</summary>
    /// <param name="roundup">Runs it with arguments, and returns what it prints.</param>
    public static KnownSerializers Of(Func<IReadOnlyList<string>, string> roundup) => new(
        Listed<KnownSerializer>(roundup, "serializers"),
        [.. Listed<KnownDataset>(roundup, "datasets").Where(data => data.Polymorphic).Select(data => data.Dataset)]);

    /// <summary>Every library.</summary>
    /// <param name="toRoot">The way from a page to the root of the repository, with a slash; null: pages do not link to files.</param>
    public IReadOnlyList<GalleryLibrary> Libraries(string? toRoot) =>
    [
        .. serializers.DistinctBy(serializer => serializer.Library).Select(serializer => new GalleryLibrary(serializer.Library)
        {
            Code = EntrantText.Links(serializer.Entrant, serializer.Flavour, serializer.Sample, toRoot),
            Folder = Path.GetDirectoryName(serializer.Entrant)?.Replace('\\', '/'),
            Calls = EntrantText.Calls(
                serializer.Library, serializer.TimedShape,
                    serializer.TimedCalls.Split('\n', StringSplitOptions.RemoveEmptyEntries)) is { } calls ? [calls] : [],
            Notes = serializer.Notes,
            Status = serializer.Status,
            StatusReason = serializer.StatusReason,
            Issues =
            [
                .. (serializer.Issues ?? "").Split('\n', StringSplitOptions.RemoveEmptyEntries)
                    .Select(issue => new PublicIssue(issue.Split(' ')[0], issue[(issue.IndexOf(' ') + 1)..])),
            ],
        }),
    ];

    /// <summary>What the needs of advice ask besides the runs.</summary>
    public ModelFacts Facts(IEnumerable<ResultsFile> runs)
    {
        var measured = polymorphic.Intersect(runs.SelectMany(run => run.Cases).Select(result => result.Id.Table.Dataset)).ToHashSet();

        // One to run with, where there is none.
        return new(
            measured.Count > 0 ? measured : polymorphic.Take(1).ToHashSet(),
            name => Find(name)?.KeepsModels,
            info => Find(info.Name)?.Documented(info.Version));
    }

    private KnownSerializer? Find(string name) => _serializers.GetValueOrDefault(SerializerReference.WithoutVersion(name));

    private static T[] Listed<T>(Func<IReadOnlyList<string>, string> roundup, string kind) =>
        JsonSerializer.Deserialize<Dictionary<string, T[]>>(roundup(["list", kind, "--format", "json"]), s_json)![kind];

    private sealed record KnownDataset(string Dataset, bool Polymorphic);

    /// <summary>Names of columns: StatusReason is Status reason.</summary>
    private sealed partial class Words : JsonNamingPolicy
    {
        public override string ConvertName(string name) => Capital().Replace(name, match => " " + match.Value.ToLowerInvariant());

        [GeneratedRegex("(?<!^)[A-Z]")]
        private static partial Regex Capital();
    }
}

/// <summary>A row as <c>roundup list serializers --format json</c> has it; null: nothing is known, or there is none.</summary>
internal sealed record KnownSerializer
{
    public required string Serializer { get; init; }
    public required string Library { get; init; }
    public required string Format { get; init; }
    public string? OwnFormat { get; init; }
    public required string Native { get; init; }
    public required string Status { get; init; }
    public string? StatusReason { get; init; }
    public string? Notes { get; init; }
    public string? Dangerous { get; init; }
    public string? DangerousSource { get; init; }
    public string? Safe { get; init; }
    public string? SafeSource { get; init; }
    public string? SafeSince { get; init; }
    public string? Issues { get; init; }
    public bool? KeepsModels { get; init; }
    public string? Entrant { get; init; }
    public string? Flavour { get; init; }
    public string? Sample { get; init; }
    public required string TimedShape { get; init; }
    public required string TimedCalls { get; init; }

    /// <summary>What is documented of a version of it; null: of the version nothing is known.</summary>
    public DocumentedSerializer Documented(string? version) => new()
    {
        Format = OwnFormat is null ? Format : "own",
        Native = [.. Native.Split(", ", StringSplitOptions.RemoveEmptyEntries).Select(Enum.Parse<Shape>)],
        Dangerous = Dangerous,
        DangerousSource = DangerousSource,
        Safe = Safe,
        SafeSource = SafeSource,
        SafeOnlySince = SafeSince is not null
            && NuGetVersion.TryParse(version, out var measured) && measured < NuGetVersion.Parse(SafeSince)
            ? SafeSince : null,
    };
}
