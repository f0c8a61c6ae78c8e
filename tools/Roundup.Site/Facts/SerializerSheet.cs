using System.Text.Json.Serialization;
using Roundup.Analysis.Advising;
using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Results;
using Roundup.Site.Gallery;

namespace Roundup.Site.Facts;

/// <summary>The facts of a serializer from project files and stored runs. What is not known is left out, or says why.</summary>
internal sealed record SerializerSheet
{
    private static readonly CheckCategory[] s_toTell = [CheckCategory.Values, CheckCategory.DamagedInput];

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

    /// <summary>All that is known of the serializer.</summary>
    [JsonIgnore]
    public SerializerFacts? Facts { get; init; }

    /// <summary>
    /// The checks with all findings, and nothing for an older version, or where a category that the article tells of each was not run.
    /// </summary>
    [JsonIgnore]
    public CheckedSerializer? Checked => !Serializer.Contains('@', StringComparison.Ordinal) && Facts?.Check is { } check
        && s_toTell.All(category => check.Cells.GetValueOrDefault(category)?.WasRun == true)
        ? check : null;

    /// <summary>What publishing with NativeAOT gave.</summary>
    public SerializerDeployment? NativeAot { get; init; }

    /// <summary>Time and size over those of System.Text.Json/reflection, by run, target and shape.</summary>
    public required IReadOnlyList<SerializerSpeed> Speed { get; init; }

    /// <summary>The comparison on a JIT to quote first: one with intervals, then over most tables, then the newest.</summary>
    [JsonIgnore]
    public SerializerSpeed? Quoted => Speed.Where(one => TargetFamilies.Get(one.Target) == TargetFamily.Jit)
        .OrderByDescending(one => (one.Write ?? one.Read)?.Low is not null)
        .ThenByDescending(one => one.Tables).ThenByDescending(one => one.Source.Date).FirstOrDefault();
}

/// <summary>Where a fact is from.</summary>
/// <param name="Run">The run's name: its page is runs/NAME.html.</param>
/// <param name="Command">What was typed.</param>
/// <param name="Date">When the run started (UTC).</param>
internal sealed record FactSource(string Run, string Command, DateOnly Date)
{
    public static FactSource Of(GalleryRun run) =>
        new(run.Name, $"roundup {run.File.Run.Command}", DateOnly.FromDateTime(run.File.Run.Started.UtcDateTime));
}

/// <summary>Whether a serializer has what somebody needs.</summary>
/// <param name="IsMet">Null: not known.</param>
/// <param name="Fact">What is known, or why it is not.</param>
internal sealed record SerializerAnswer([property: JsonIgnore(Condition = JsonIgnoreCondition.Never)] bool? IsMet, string Fact)
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
internal sealed record SerializerLoss(string Dataset, IReadOnlyList<string> Members, FactSource Source);

/// <summary>What was published with NativeAOT for a run.</summary>
/// <param name="Source">The run.</param>
/// <param name="Target">The target.</param>
/// <param name="Warnings">Places in the library and its dependencies of which the compiler warned.</param>
/// <param name="Bytes">All files of the smallest published worker together, Roundup's own part included.</param>
internal sealed record SerializerDeployment(FactSource Source, string Target, int? Warnings = null, long? Bytes = null);

/// <summary>Results of checks.</summary>
/// <param name="Target">The target.</param>
/// <param name="Version">The version of the library there.</param>
internal sealed record SerializerCheck(string Target, string? Version = null)
{
    /// <summary>The analyzer or build tool that the library was built without in one of the runs.</summary>
    public string? BuiltWithout { get; init; }

    /// <summary>By the names of docs/check.md: values, chunks, agreement, versions, interoperability, threads, damaged-input,
    /// limits.</summary>
    public required IReadOnlyDictionary<string, CheckedCategory> Categories { get; init; }

    /// <summary>Whether programs with the model before and after one change read each other.</summary>
    public required IReadOnlyList<ModelChange> Changes { get; init; }
}

/// <summary>Results of one category.</summary>
/// <param name="Outcome">The most harmful outcome; docs/check.md says what each means.</param>
/// <param name="Passed">How many checks passed.</param>
/// <param name="Causes">The number of different causes of failures.</param>
internal sealed record CheckedCategory(CheckOutcome Outcome, int Passed, int Causes)
{
    /// <summary>The runs that it is from, the one with most models first.</summary>
    public required IReadOnlyList<FactSource> Sources { get; init; }

    /// <summary>The most harmful causes.</summary>
    public required IReadOnlyList<CheckedFinding> Findings { get; init; }
}

/// <summary>A failed check, for all of one cause.</summary>
/// <param name="Outcome">Its outcome.</param>
/// <param name="What">Probe, member and values before and after, or the exception.</param>
/// <param name="Command">The command that repeats it.</param>
internal sealed record CheckedFinding(CheckOutcome Outcome, string What, string Command);

/// <summary>One change of a model.</summary>
/// <param name="Change">The name of the probe in probes/Versions.</param>
/// <param name="NewReadsOld">What becomes of data from before the change, read after it; left out where it was not run.</param>
/// <param name="OldReadsNew">What becomes of data from after the change, read before it; left out where it was not run.</param>
internal sealed record ModelChange(string Change, CheckOutcome? NewReadsOld = null, CheckOutcome? OldReadsNew = null);

/// <summary>Time and size relative to System.Text.Json/reflection in one run: geometric means over its tables.</summary>
/// <param name="Source">The run.</param>
/// <param name="Target">The target.</param>
/// <param name="Shape">The shape.</param>
/// <param name="Tables">The number of tables in which the serializer was measured.</param>
internal sealed record SerializerSpeed(FactSource Source, string Target, Shape Shape, int Tables)
{
    /// <summary>The version of the library that the run measured.</summary>
    public string? Version { get; init; }

    /// <summary>The datasets with their counts.</summary>
    public required IReadOnlyList<string> Data { get; init; }

    /// <summary>Whether all data came back exact, and all work is in the time.</summary>
    public required bool IsExact { get; init; }

    /// <summary>The analyzer or build tool that the library was built without: with it, it may be faster or slower.</summary>
    public string? BuiltWithout { get; init; }

    /// <summary>The shape of the library that the timed one is made from; left out where the library has the timed one.</summary>
    public Shape? AdaptedFrom { get; init; }

    /// <summary>
    /// Both operations where the program has classes of its own, and those of the library are generated; left out where they are the same.
    /// </summary>
    public double? WithMapping { get; init; }

    /// <summary>The time to serialize.</summary>
    public SpeedFactor? Write { get; init; }

    /// <summary>The time to deserialize.</summary>
    public SpeedFactor? Read { get; init; }

    /// <summary>The bytes written.</summary>
    public double? Size { get; init; }

    /// <summary>The bytes allocated.</summary>
    public double? Allocated { get; init; }
}

/// <summary>A factor with its 95 % interval; below 1 is less.</summary>
/// <param name="Ratio">The factor.</param>
/// <param name="Low">The lower end; left out for the baseline itself, and where a run has a single launch.</param>
/// <param name="High">The upper end.</param>
internal sealed record SpeedFactor(double Ratio, double? Low = null, double? High = null);
