using System.Globalization;
using Roundup.Analysis.Conditions;
using Roundup.Analysis.Experiments.Checks;

namespace Roundup.Analysis.Advising;

/// <summary>Something that a user cannot do without: a question to what is known of a serializer.</summary>
/// <param name="Name">The name that a user types.</param>
/// <param name="Meaning">What it asks, a few words.</param>
/// <param name="Answer">Answers it for one serializer.</param>
public sealed record Need(string Name, string Meaning, Func<SerializerFacts, NeedAnswer> Answer);

/// <summary>Whether a serializer has what is needed, and how that is known.</summary>
/// <param name="IsMet">Null where it is not known.</param>
/// <param name="Fact">The fact, the same words for all serializers that it holds for.</param>
public sealed record NeedAnswer(bool? IsMet, string Fact)
{
    /// <summary>What the fact is for this serializer: members, a reason. Null: nothing more.</summary>
    public string? Detail { get; init; }

    /// <summary>What was seen with other data, which does not decide; null: nothing.</summary>
    public string? Beside { get; init; }

    /// <summary>
    /// The run or the page that has the fact; null where the serializer's project file, or the compiler of models, has it.
    /// </summary>
    public string? Source { get; init; }

    /// <summary>The arguments of a command that would find out; null where the answer is known.</summary>
    public IReadOnlyList<string>? Command { get; init; }
}

/// <summary>
/// The needs. What can be executed is answered by cases that ran; the rest by what the serializer's project file says, with the page that
/// says so. What neither says is not known: no need is met because nothing is noted against a serializer.
/// </summary>
public static class NeedList
{
    /// <summary>The name of the need that also decides which target is ranked.</summary>
    public const string NativeAotName = "nativeaot";

    /// <summary>The name of the need that asks which datasets have members of derived types.</summary>
    public const string PolymorphismName = "polymorphism";

    private const string AotTarget = "net10.0-aot";

    private const string CheckCommand = "check";

    private static readonly Shape[] s_streaming = [Shape.Stream, Shape.AsyncStream, Shape.Pipe, Shape.BufferWriter, Shape.Segments];

    /// <summary>All needs.</summary>
    public static IReadOnlyList<Need> All { get; } =
    [
        new(NativeAotName, "runs when it is compiled ahead of time", NativeAot),
        new(PolymorphismName, "round-trips members whose values are of derived types", Polymorphism),
        new("no-attributes", "needs no attributes on the types, and no schema", NoAttributes),
        new("cross-language", "writes a format with a specification or other implementations", CrossLanguage),
        new("safe-by-default", "documented as safe for untrusted data", SafeByDefault),
        new("maintained", "is maintained", Maintained),
        new("streaming", "has an API for a stream, a pipe or a buffer writer", Streaming),
        new("schema", "works from a schema", Schema),
        new("version-tolerant", "reads data of a program in which a member was appended or removed", VersionTolerant),
        new("thread-safe", "can be used by several threads, from the first call on", ThreadSafe),
    ];

    private static NeedAnswer NativeAot(SerializerFacts serializer)
    {
        var tried = serializer.Cases.Where(one => one.IsTried).ToLookup(one => FamilyOf(one) == TargetFamily.NativeAot);
        var elsewhere = tried[false].GroupBy(DatasetOf).ToDictionary(data => data.Key, data => data.Max(one => one.Grade));
        bool IsWorse(KnownCase one) => one.Grade < elsewhere.GetValueOrDefault(DatasetOf(one));

        // What a serializer cannot do anywhere says nothing about NativeAOT.
        var all = tried[true].Where(one => one.Ran || IsWorse(one)).ToList();
        var here = all.FindAll(serializer.IsOfRankedData);
        var others = all.Except(here).Where(IsWorse).ToList();
        NeedAnswer NotKnown(string fact) => Unknown(fact, serializer, "run", [.. serializer.SelectedData, "--target", AotTarget]);
        if (here.Count > 0)
        {
            // The data that is ranked decides; other data is named beside it.
            var worse = here.Find(IsWorse);
            var best = here.MaxBy(one => one.Grade)!;
            var fact = best.Ran ? "runs as NativeAOT, but not with all of this data" : "does not run as NativeAOT";
            var answer = worse is null
                ? By(true, RunsOn(serializer, best), best)
                : By(false, fact + CauseOf(worse), worse, detail: true);
            return answer with { Beside = others.Count == 0 ? null : Beside(others) };
        }

        return all.MaxBy(one => one.Grade) is not { } proof ? NotKnown("not run as NativeAOT yet")
            : others.Count == 0 ? By(true, RunsOn(serializer, proof), proof)
            : others.Count == all.Count && !others.Exists(IsCrash)
            ? By(false, "does not run as NativeAOT", others[0], detail: true)
            : NotKnown("not run as NativeAOT with this data yet, and other data fails there") with { Beside = Beside(others) };
    }

    private static string RunsOn(SerializerFacts serializer, KnownCase one)
    {
        var warnings = one.Result.AotWarnings switch
        {
            null => "",
            0 => " without compiler warnings",
            { } some => string.Create(CultureInfo.InvariantCulture, $", {some} compiler warning{(some == 1 ? "" : "s")}"),
        };
        var isRooted = SerializerConditions.Of(serializer.Info, one.Result).HasTrimmerRoot;
        return $"runs on {one.Result.Id.Table.Target}{(isRooted ? $" {SerializerConditions.TrimmerRoot}" : "")}"
            + (isRooted && one.Result.AotWarnings == 0 ? "," : "") + warnings;
    }

    private static string Beside(List<KnownCase> others)
    {
        var first = others.Find(IsCrash) ?? others[0];
        var what = first.Ran ? first.Text : IsCrash(first) ? "crashes" : $"does not run ({first.Result.Outcome.Word()})";
        return $"it {what} with other data ({DatasetOf(first)} on {first.Result.Id.Table.Target}, in {first.ShortSource}){CauseOf(first)}";
    }

    // A crash ahead of time may have its cause in .NET, not in the library (docs/limits.md).
    private static string CauseOf(KnownCase one) => IsCrash(one) ? ", perhaps through a fault of .NET" : "";

    private static bool IsCrash(KnownCase one) => one.Result.Outcome == Outcome.Crashed;

    private static NeedAnswer Polymorphism(SerializerFacts serializer)
    {
        // Ahead of time, the question is another one.
        var tried = serializer.Cases.Where(one => one.IsTried && FamilyOf(one) != TargetFamily.NativeAot
            && serializer.Model.Polymorphic.Contains(DatasetOf(one))).ToList();
        if (tried.Count == 0)
        {
            return serializer.Model.Polymorphic.Max(StringComparer.Ordinal) is { } dataset
                ? Unknown("not run with derived types yet", serializer, "run", "--dataset", dataset)
                : new(null, "there is no dataset with derived types");
        }

        // All cases of one dataset together: the counts of one model are not several chances.
        var best = tried.GroupBy(DatasetOf).Select(data => data.MinBy(one => one.Grade)!).MaxBy(one => one.Grade)!;
        return best.Grade == 2
            ? By(true, $"round-trips {DatasetOf(best)} without loss", best)
            : By(false, "does not round-trip derived types without loss", best, detail: true);
    }

    private static NeedAnswer NoAttributes(SerializerFacts serializer) => serializer.Info.Needs switch
    {
        "nothing" => new(true, "needs no attributes or code generation"),
        "code generation" when serializer.Model.KeepsModel(serializer.Info.Name) is { } keeps =>
            new(keeps, keeps ? "its code generator leaves the model as it is" : "needs attributes for its code generator"),
        null or "code generation" => new(null, "what its model needs is not known"),
        var needs => new(false, $"needs {needs}"),
    };

    private static NeedAnswer CrossLanguage(SerializerFacts serializer)
    {
        var format = DocumentOf(serializer)?.Format ?? serializer.Info.Format;
        return format is "none" || format.Split(' ')[0] == "own" ? new(false, "its format is its own")
            : FormatPages.All.TryGetValue(format, out var page) ? new(true, $"its format is {format}") { Source = page }
            : new(null, $"other implementations of {format} are not known");
    }

    // Met only by a page that says so: that nothing is noted says nothing.
    private static NeedAnswer SafeByDefault(SerializerFacts serializer)
    {
        bool NamesTypes(CheckedCase check) => check.Findings.Any(finding =>
            finding.Outcome == CheckOutcome.Corrupted && finding.Id.Way is Way.TypeNames);
        if (ChecksOf(serializer).FirstOrDefault(one => NamesTypes(one.Check)) is { Case: { } creator })
        {
            return By(false, "creates the type that a payload names", creator);
        }

        var (document, info) = (DocumentOf(serializer), serializer.Info);
        var dangerous = document is null ? info.Dangerous : document.Dangerous;
        return dangerous is not null || info.Status == "dangerous"
            ? new(false, $"{SerializerConditions.Unsafe.ToLowerInvariant()}, by its "
                + (document?.DangerousSource is null ? "project file" : "documentation or an advisory"))
            {
                Detail = dangerous ?? info.StatusReason,
                Source = document?.DangerousSource,
            }
            : document is { Safe: { } safe, SafeOnlySince: null }
            ? new(true, "documented as safe for untrusted data") { Detail = safe, Source = document.SafeSource }
            : OfDamagedInput(serializer, document?.SafeOnlySince is { } since
                ? $"documented as safe for untrusted data since version {since} only"
                : "not documented as safe or unsafe");
    }

    // Beside what is documented, what checks with damaged input found. To find nothing proves no safety.
    private static NeedAnswer OfDamagedInput(SerializerFacts serializer, string documented)
    {
        var run = ChecksOf(serializer).Where(one => WasRun(one.Check, CheckCategory.DamagedInput)).ToList();
        var (failed, finding) = (
            from one in run
            from found in one.Check.Findings
            where found is { Category: CheckCategory.DamagedInput, Outcome: > CheckOutcome.Rejected }
            orderby found.Outcome descending
            select (one.Case, found)).FirstOrDefault();
        return run.Count == 0
            ? Unknown($"{documented}, and not checked with damaged input", serializer, CheckCommand, ["--only", "damaged-input"])
            : failed is null
            ? new(null, $"{documented}; checks with damaged input found no failure of the library, which proves no safety")
            {
                Source = run[0].Case.Source,
            }
            : new(null, $"{documented}, and checks with damaged input failed") { Detail = TextOf(finding), Source = failed.Source };
    }

    private static NeedAnswer Maintained(SerializerFacts serializer) => serializer.Info.Status == "maintained"
        ? new(true, "maintained") { Source = serializer.Info.Home }
        : new(false, $"is {serializer.Info.Status}") { Detail = serializer.Info.StatusReason, Source = serializer.Info.Home };

    private static NeedAnswer Schema(SerializerFacts serializer) => serializer.Info.Needs switch
    {
        null => new(null, "what its model needs is not known"),
        "schema" => new(true, "works from a schema"),
        _ => new(false, "has no schema"),
    };

    private static NeedAnswer Streaming(SerializerFacts serializer)
    {
        var tried = serializer.Cases.Where(one => one.IsTried && s_streaming.Contains(ShapeOf(one))).ToList();
        if (tried.Find(one => one.Ran && one.Result.AdaptedFrom is null) is { } native)
        {
            return By(true, $"has an API for {ShapeOf(native)}", native);
        }

        // A shape that was not tried may be its own: only the project file has all of them.
        var shapes = DocumentOf(serializer)?.Native.Intersect(s_streaming).Except([Shape.Segments]).ToList();
        return shapes is { Count: 0 } ? new(false, "has no API for a stream, a pipe or a buffer writer")
            : Unknown(
                tried.Count == 0 ? "not run with a stream yet" : "not run with its own stream API yet",
                serializer,
                "run",
                ["--dataset", "Login", "--shape", shapes is null ? "BufferWriter,Stream,AsyncStream" : string.Join(',', shapes)]);
    }

    private static NeedAnswer VersionTolerant(SerializerFacts serializer)
    {
        if (VersionTolerance.Of(serializer.Cases.Select(one => one.Result)) is not { } found)
        {
            return Unknown("versions not checked yet", serializer, CheckCommand, ["--only", "versions"]);
        }

        var proof = serializer.Cases.First(one => ReferenceEquals(one.Result, found.Proof));
        return found.Finding is { } failed
            ? By(false, "does not read data in which a member was appended or removed", proof) with { Detail = TextOf(failed) }
            : By(true, "reads data in which a member was appended or removed", proof) with
            {
                Beside = found.InitialValue is { } lost ? $"an appended member with a default value: {TextOf(lost)}" : null,
            };
    }

    private static NeedAnswer ThreadSafe(SerializerFacts serializer)
    {
        var asked = ChecksOf(serializer).Where(one => WasRun(one.Check, CheckCategory.Threads)).ToList();
        return asked.Count == 0 ? Unknown("threads not checked yet", serializer, CheckCommand, ["--only", "threads"])
            : asked.Find(one => FindingOf(one.Check, CheckCategory.Threads) is not null) is { Case: { } failed } found
            ? By(false, "fails with several threads", failed) with { Detail = TextOf(FindingOf(found.Check, CheckCategory.Threads)!) }
            : By(true, "no failure with several threads", asked[0].Case);
    }

    private static IEnumerable<(KnownCase Case, CheckedCase Check)> ChecksOf(SerializerFacts serializer) =>
        from one in serializer.Cases where one.Result.Part is CheckedCase select (one, (CheckedCase)one.Result.Part);

    private static bool WasRun(CheckedCase check, CheckCategory category) =>
        check.Passed.ContainsKey(category) || FindingOf(check, category) is not null;

    private static CheckFinding? FindingOf(CheckedCase check, CheckCategory category) =>
        check.Findings.FirstOrDefault(finding => finding.Category == category);

    private static string TextOf(CheckFinding finding)
    {
        var what = finding.Reason ?? (finding.Examples is { Count: > 0 } examples ? $"{finding.Lost[0]}, {examples[0]}" : "");
        return $"{finding.Id}: {finding.Outcome.Word()} {what}".TrimEnd();
    }

    private static DocumentedSerializer? DocumentOf(SerializerFacts serializer) => serializer.Model.Documented(serializer.Info);

    private static Shape ShapeOf(KnownCase one) => one.Result.Shape ?? one.Result.Id.Table.Shape;

    private static string DatasetOf(KnownCase one) => one.Result.Id.Table.Dataset;

    private static TargetFamily FamilyOf(KnownCase one) => TargetFamilies.Get(one.Result.Id.Table.Target);

    private static NeedAnswer By(bool isMet, string fact, KnownCase proof, bool detail = false) => new(isMet, fact)
    {
        Source = proof.Source,
        Detail = detail ? $"{DatasetOf(proof)} on {proof.Result.Id.Table.Target}: {proof.Text}" : null,
    };

    private static NeedAnswer Unknown(string fact, SerializerFacts serializer, string command, params IReadOnlyList<string> arguments) =>
        new(null, fact + (serializer.HasOtherVersions ? " in this version" : ""))
        {
            Command = [command, "--serializer", serializer.Info.Name, .. arguments],
        };
}
