using System.Text.Json.Serialization;

namespace Roundup.Facts;

/// <summary>The facts of a serializer from project files and stored runs. What is not known is left out, or says why.</summary>
public record SerializerSheet
{
    /// <summary>Where a reader finds the serializer, from the root of the site; the same in each version of the site.</summary>
    public required string Anchor { get; init; }

    /// <summary>Its name: a library in one configuration, as the option --serializer takes it.</summary>
    [JsonPropertyName("name")]
    public required string Serializer { get; init; }

    /// <summary>The library.</summary>
    public required string Library { get; init; }

    /// <summary>The package; left out for what comes with .NET or was built from source.</summary>
    public string? Package { get; init; }

    /// <summary>The version that the newest run measured, for what comes with .NET that of the runtime.</summary>
    public string? Version { get; init; }

    /// <summary>When that version was released.</summary>
    public DateOnly? Released { get; init; }

    /// <summary>The newest version that Roundup knows.</summary>
    public string? NewestKnown { get; init; }

    /// <summary>The year of the last release.</summary>
    public int? LastRelease { get; init; }

    /// <summary>The format; <c>own</c> where only its own library reads the payloads.</summary>
    public required string Format { get; init; }

    /// <summary>More about the format.</summary>
    public string? FormatDetails { get; init; }

    /// <summary>The licence.</summary>
    public string? Licence { get; init; }

    /// <summary>The page of the project.</summary>
    public string? Home { get; init; }

    /// <summary>maintained, dormant, archived, withdrawn, dangerous, dead.</summary>
    public required string Status { get; init; }

    /// <summary>Why the status is what it is.</summary>
    public string? StatusReason { get; init; }

    /// <summary>What a model needs: nothing, attributes, schema, code generation.</summary>
    public string? Needs { get; init; }

    /// <summary>The answers to the needs of <c>roundup advise</c>, by the need's name, for the version of this sheet.</summary>
    public required IReadOnlyDictionary<string, SerializerAnswer> Answers { get; init; }

    /// <summary>The datasets that came back exact in every run.</summary>
    public required IReadOnlyList<string> Exact { get; init; }

    /// <summary>What is lost of the other datasets.</summary>
    public required IReadOnlyList<SerializerLoss> Losses { get; init; }

    /// <summary>Results of checks; of each category of a model, those of the newest run that ran it.</summary>
    public SerializerCheck? Check { get; init; }

    /// <summary>Checks of several versions of the library; left out where one version was checked.</summary>
    public CheckedVersions? Versions { get; init; }

    /// <summary>What publishing with NativeAOT gave.</summary>
    public SerializerDeployment? NativeAot { get; init; }

    /// <summary>Time and size over those of System.Text.Json/reflection, by run, target and shape.</summary>
    public required IReadOnlyList<SerializerSpeed> Speed { get; init; }

    /// <summary>First calls in new processes, by run, target and shape.</summary>
    public IReadOnlyList<SerializerFirstCall> FirstCalls { get; init; } = [];

    /// <summary>Public issues about what is told here, on the pages of the library.</summary>
    public IReadOnlyList<PublicIssue> Issues { get; init; } = [];

    /// <summary>The sources of all facts; a run once for each.</summary>
    [JsonIgnore]
    public IEnumerable<FactSource> Sources =>
    [
        .. Speed.Select(speed => speed.Source),
        .. Losses.Select(loss => loss.Source),
        .. Check?.Categories.Values.SelectMany(category => category.Sources) ?? [],
        .. Answers.Values.Select(answer => answer.Source).OfType<FactSource>(),
        .. Versions is { } versions ? [versions.Source] : Array.Empty<FactSource>(),
        .. NativeAot is { } aot ? [aot.Source] : Array.Empty<FactSource>(),
        .. FirstCalls.Select(call => call.Source),
    ];
}

/// <summary>Where a fact is from.</summary>
/// <param name="Run">The run's name: its page is runs/NAME.html, unless it is of several versions of a library.</param>
/// <param name="Command">What was typed.</param>
/// <param name="Date">When the run started (UTC).</param>
public sealed record FactSource(string Run, string Command, DateOnly Date);

/// <summary>A public issue.</summary>
/// <param name="Address">Its page.</param>
/// <param name="About">What it is about, a few words.</param>
public sealed record PublicIssue(string Address, string About);

/// <summary>Whether a serializer has what somebody needs.</summary>
/// <param name="IsMet">Null: not known.</param>
/// <param name="Fact">What is known, or why it is not.</param>
public sealed record SerializerAnswer([property: JsonIgnore(Condition = JsonIgnoreCondition.Never)] bool? IsMet, string Fact)
{
    /// <summary>Members, a reason, a failed check.</summary>
    public string? Detail { get; init; }

    /// <summary>What was seen besides, which does not decide.</summary>
    public string? Beside { get; init; }

    /// <summary>The run that executed it; left out where nothing was executed.</summary>
    public FactSource? Source { get; init; }

    /// <summary>The page that says so.</summary>
    public string? Page { get; init; }

    /// <summary>The command that would find out what is not known.</summary>
    public string? FindOut { get; init; }

    /// <summary>The answer in a word.</summary>
    [JsonIgnore]
    public string Word => IsMet switch { true => "yes", false => "no", null => "not known" };
}

/// <summary>What does not come back of a dataset.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Members">The members, each with what becomes of it.</param>
/// <param name="Source">The newest run that saw it.</param>
public sealed record SerializerLoss(string Dataset, IReadOnlyList<string> Members, FactSource Source);

/// <summary>What was published with NativeAOT for a run.</summary>
/// <param name="Source">The run.</param>
/// <param name="Target">The target.</param>
/// <param name="Warnings">Places in the library and its dependencies of which the compiler warned.</param>
/// <param name="Bytes">All files of the smallest published worker together, Roundup's own part included.</param>
public sealed record SerializerDeployment(FactSource Source, string Target, int? Warnings = null, long? Bytes = null);
