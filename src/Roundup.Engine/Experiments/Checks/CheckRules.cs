using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Engine.Builds.Datasets;
using Roundup.Protocol.Checks;

namespace Roundup.Engine.Experiments.Checks;

internal interface ICheckRule
{
    CheckCategory Category { get; }

    // Whether its checks read what other cases wrote, so that those have to be there.
    bool ReadsOthers => false;

    bool Takes(CheckCases cases, int reader) => !cases.IsOfLimits(reader);

    // Whether a reference is checked too, which has no versions of a format, and checks nothing that it reads.
    bool UsesReferences => true;

    IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader);

    string WhyNothing(CheckCases cases, int reader) => "the serializer has no shape of its own";
}

// All rules, in the order in which their checks run.
internal static class CheckRules
{
    public static IReadOnlyList<ICheckRule> All { get; } =
    [
        new ValueRule(), new ChunkRule(), new DamageRule(), new LimitRule(), new LoadRule(),
        new ProcessRule(), new AgreementRule(), new VersionRule(), new ReaderRule(), new ThreadRule(),
    ];

    // A check about whole payloads, in the preferred shape unless one is named.
    public static CheckId Id(CheckCases cases, CheckCategory category, int reader, Shape? shape = null) => CheckId.Of(
        category,
        cases[reader].Dataset.Name,
        cases[reader].IsMany ? cases[reader].Id.Table.Count : null,
        shape ?? cases.Shapes(reader)[0]);

    public static PlannedCheck RoundTrip(CheckCases cases, CheckCategory category, int reader, Way way) =>
        new(Id(cases, category, reader) with { Way = way }, reader, PlannedCheckKind.RoundTrip);

    public static PlannedCheck Read(CheckId id, int reader) => new(id, reader, PlannedCheckKind.Read) { ForgivesOwnLosses = true };

    public static PlannedCheck Read(CheckCases cases, CheckCategory category, int reader, Shape shape, Way way) =>
        Read(Id(cases, category, reader, shape) with { Way = way }, reader);

    public static PlannedCheck From(CheckCases cases, CheckCategory category, int reader, string name, int writer) =>
        Read(Id(cases, category, reader) with { Way = new Way.From(name) }, reader) with
        {
            Writer = writer,
        };
}

// Does each value come back, in each shape, whatever was called before?
internal sealed class ValueRule : ICheckRule
{
    public CheckCategory Category => CheckCategory.Values;

    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader) => cases.Shapes(reader).Select(shape =>
        new PlannedCheck(CheckRules.Id(cases, Category, reader, shape), reader, PlannedCheckKind.RoundTrip));
}

// Does another process read a payload? One that keeps values beside its payloads does not have them there. The other process is the one
// that a serializer has for what it reads of others.
internal sealed class ProcessRule : ICheckRule
{
    public CheckCategory Category => CheckCategory.Values;

    public bool ReadsOthers => true;

    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader) =>
        cases[reader].Serializer.IsReference || cases[reader].Dataset.Version is not null || cases.Options.Partner is not null ? []
        : [CheckRules.Read(cases, Category, reader, cases.Shapes(reader)[0], new Way.AnotherProcess())];

    public string WhyNothing(CheckCases cases, int reader) => "";
}

// Does a value come back where its bytes arrive in chunks?
internal sealed class ChunkRule : ICheckRule
{
    // The first that fails stands for a cause: what a program meets more often comes before what few meet.
    private static readonly Way[][] s_ways =
    [
        [
            new Way.Reads(16384), new Way.Reads(4096), new Way.Reads(7), new Way.Reads(1),
            new Way.Cuts(), new Way.Bytewise(), new Way.Writers(),
        ],
        [new Way.EmptySegments(), new Way.TruncatedBeforeEmpty()],
    ];

    public CheckCategory Category => CheckCategory.Chunks;

    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader) =>
        from ways in s_ways
        from shape in cases.Shapes(reader)
        from way in ways
        where way.Fits(shape)
        select CheckRules.Read(cases, Category, reader, shape, way) with
        {
            Expects = way.IsDamage ? CheckExpectation.Nothing : CheckExpectation.Own,
        };

    public string WhyNothing(CheckCases cases, int reader) => "the serializer has no stream, pipe or sequence";
}

// Does a damaged payload end with a rejection, within time and memory?
internal sealed class DamageRule : ICheckRule
{
    // The probe whose members are written twice: where it has no collections, no format joins the two.
    private const string Scalars = "Integers";

    private static readonly Way[] s_ways = [new Way.Truncated(), new Way.Inflated(), new Way.InvalidText(), new Way.AfterFailure()];

    public CheckCategory Category => CheckCategory.DamagedInput;

    public bool UsesReferences => false;

    // The first shape and one of streams in all ways, and one of sequences.
    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader)
    {
        var shapes = cases.Shapes(reader);
        Shape[] whole = [.. shapes.Take(1).Union(shapes.Where(shape => shape is Shape.Stream or Shape.AsyncStream).Take(1))];
        var segments = shapes.Where(shape => new Way.Cuts().Fits(shape)).Take(1).Except(whole);
        return
            from one in whole.SelectMany(shape => s_ways.Select(way => (Shape: shape, Way: way)))
                .Concat(segments.Select(shape => (Shape: shape, Way: (Way)new Way.Truncated())))
                .Concat(cases.IsProbe(reader, Scalars) ? [(Shape: shapes[0], Way: new Way.Twice(cases[reader].Library.Format))] : [])
            where one.Way.Fits(one.Shape)
            select CheckRules.Read(cases, Category, reader, one.Shape, one.Way) with
            {
                // What comes back after a failed call is that of an undamaged payload.
                Expects = one.Way is Way.AfterFailure ? CheckExpectation.Own : CheckExpectation.Nothing,
            };
    }
}

// Figures without a judgement: how deep, how far a reader reads.
internal sealed class LimitRule : ICheckRule
{
    private static readonly int[] s_depths =
        [16, 32, 63, 64, 65, 99, 100, 101, 127, 128, 129, 256, 511, 512, 513, 998, 1_000, 1_001, 5_000, 10_000];

    public CheckCategory Category => CheckCategory.Limits;

    public bool Takes(CheckCases cases, int reader) => !cases.IsOfLimits(reader) || cases.IsProbe(reader, "Chain");

    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader) => cases.IsOfLimits(reader)
        ? s_depths.Select((depth, value) => CheckRules.RoundTrip(cases, Category, reader, new Way.Depth(depth)) with
        {
            Value = value,
            Limit = (CheckFigures.GreatestDepth, depth),
            MayRefuse = true,
        })
        : cases.Shapes(reader).Where(shape => shape == Shape.Stream)
            .Select(shape => CheckRules.Read(cases, Category, reader, shape, new Way.Between()) with
            {
                Expects = CheckExpectation.Nothing,
            });

    public string WhyNothing(CheckCases cases, int reader) => "the serializer has no stream";
}

// What does a hostile payload cost, and does it decide which types are created?
internal sealed class LoadRule : ICheckRule
{
    public CheckCategory Category => CheckCategory.DamagedInput;

    public bool UsesReferences => false;

    public bool Takes(CheckCases cases, int reader) => cases.IsOfLimits(reader) && !cases.IsProbe(reader, "Chain");

    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader) =>
        [CheckRules.RoundTrip(cases, Category, reader, cases.IsProbe(reader, "TypeNames") ? new Way.TypeNames() : new Way.Timed())];
}

// Do the shapes of a serializer, and its targets, read what the others wrote?
internal sealed class AgreementRule : ICheckRule
{
    public CheckCategory Category => CheckCategory.Agreement;

    public bool ReadsOthers => true;

    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader)
    {
        var shapes = cases.Shapes(reader);
        foreach (var shape in shapes.Skip(1).Where(shape => !IsOtherEncoding(shape)))
        {
            yield return Between(shape, shapes[0]);
            yield return Between(shapes[0], shape);
        }

        foreach (var other in cases.OnOtherTargets(reader))
        {
            yield return CheckRules.From(cases, Category, reader, cases[other].Id.Table.Target, other);
        }

        // A string of XML declares UTF-16, which is true of the string, and not of its bytes in UTF-8.
        bool IsOtherEncoding(Shape shape) =>
            cases[reader].Library.Format == "XML" && shape == Shape.String != (shapes[0] == Shape.String);

        PlannedCheck Between(Shape shape, Shape writer) =>
            CheckRules.Read(cases, Category, reader, shape, new Way.From(writer.ToString())) with { WriterShape = writer };
    }

    public string WhyNothing(CheckCases cases, int reader) => "the serializer has one shape, and one runtime was chosen";
}

// Is a payload read by a program with another version of the model, or of the library?
internal sealed class VersionRule : ICheckRule
{
    public CheckCategory Category => CheckCategory.Versions;

    public bool ReadsOthers => true;

    public bool UsesReferences => false;

    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader)
    {
        if (cases.Partner(reader) is { } partner)
        {
            yield return CheckRules.Read(CheckRules.Id(cases, Category, reader), reader) with
            {
                Writer = partner,
                Expects = CheckExpectation.OfPartner,
            };
        }

        foreach (var version in cases.Versions(reader))
        {
            yield return CheckRules.From(cases, Category, reader, cases[version].Dataset.Name, version);
        }

        var planned = cases[reader];
        if (planned.Dataset.Version is not null)
        {
            // Versions of the library are checked with the model itself.
            yield break;
        }

        foreach (var other in OtherVersions(cases, reader))
        {
            yield return CheckRules.From(cases, Category, reader, cases[other].Id.Serializer, other);
        }
    }

    public string WhyNothing(CheckCases cases, int reader) => cases[reader].Serializer.IsReference ? "a reference has no versions"
        : cases[reader].Dataset.Probe is null && cases[reader].IsMany && cases.HasVersions(reader)
        ? "single values of the data were checked"
        : cases[reader].Dataset.Probe?.Partner is null && !cases.HasVersions(reader)
        ? (cases[reader].Dataset.Probe is null
            ? "only a sample and types with a member to leave out have versions"
            : "the probe has one version")
            + ", and one version of the library was chosen"
        : "the serializer does not support the other version of the model";

    private static IEnumerable<int> OtherVersions(CheckCases cases, int reader) => cases.OfOtherSerializers(reader).Where(other =>
        SerializerReference.WithoutVersion(cases[other].Id.Serializer)
            == SerializerReference.WithoutVersion(cases[reader].Id.Serializer)).Order();
}

// Do other serializers of the format read a payload? Only what both documents have in the same form is checked: what a layout, a schema or
// an attribute decides says nothing of a reader. Of each library the serializer of each layout is checked that has the fewest forms of its
// own.
internal sealed class ReaderRule : ICheckRule
{
    public CheckCategory Category => CheckCategory.Interoperability;

    public bool ReadsOthers => true;

    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader)
    {
        foreach (var writer in Writers(cases, reader).Where(writer => WhyNotComparable(cases, writer, reader) is null))
        {
            yield return CheckRules.From(cases, Category, reader, cases[writer].Id.Serializer, writer) with
            {
                WriterShape = cases.Shapes(writer)[0],
                ComparesTexts = cases.Options.Partner is null
                    && ((cases[writer].Serializer.Settings ?? cases[reader].Serializer.Settings) is not null
                        || cases.Options is { WrittenBy.Count: > 0, ReadBy.Count: > 0 }),
            };
        }
    }

    public string WhyNothing(CheckCases cases, int reader) =>
        cases[reader].Serializer.OwnFormat is { } own ? $"the serializer writes {own}"
        : cases[reader].Serializer.IsOwnCode ? "Roundup's code decides how the serializer writes the members"
        : cases[reader].Library.Format == "own" ? "no other library has the format"
        : Writers(cases, reader).Select(writer => WhyNotComparable(cases, writer, reader)).FirstOrDefault()
            ?? "no other serializer of the format was chosen, or none supports the model";

    private static IEnumerable<int> Writers(CheckCases cases, int reader) => cases.OfOtherSerializers(reader)
        .Where(other => cases.Options.Partner is not { } partner
            || IsNamed(cases[reader], [partner]) == true || IsNamed(cases[other], [partner]) == true)
        .Where(other => cases[other].Library.Folder == cases[reader].Library.Folder
            ? AreOtherSettings(cases, other, reader)
            : cases[other].Library.Format == cases[reader].Library.Format
                && Takes(cases, reader, cases.Options.ReadBy) && Takes(cases, other, cases.Options.WrittenBy))
        .OrderByDescending(other => cases[other].Serializer.Document == cases[reader].Serializer.Document);

    // Whether two configurations of one library read each other: both are named, or they are the user's. A single one of the user's is
    // compared with the library's default.
    private static bool AreOtherSettings(CheckCases cases, int writer, int reader)
    {
        var (from, to, options) = (cases[writer], cases[reader], cases.Options);
        bool AreUsers() => (from.Serializer.Settings, to.Serializer.Settings) switch
        {
            (null, null) => false,
            ({ }, { }) => true,
            var (one, other) => (one ?? other)!.Default == (one is null ? from : to).Serializer.FullName
                && from.Library.Serializers.Count(serializer => serializer.Settings is not null) == 1,
        };
        return from.Library.Name == to.Library.Name
            && IsNamed(from, options.WrittenBy) != false && IsNamed(to, options.ReadBy) != false
            && (options is { WrittenBy.Count: > 0, ReadBy.Count: > 0 } || AreUsers());
    }

    // Null where none is named.
    private static bool? IsNamed(PlannedCase planned, IReadOnlyList<string> globs) => globs.Count == 0 ? null
        : globs.Any(glob => Glob.MatchesSerializer(glob, planned.Library.Name, planned.Serializer.Name));

    // Why two serializers are not expected to read each other; null where both documents are of one form.
    private static string? WhyNotComparable(CheckCases cases, int writer, int reader)
    {
        var (from, to) = (cases[writer], cases[reader]);
        if (from.Library.Name == to.Library.Name || (from.Serializer.Settings ?? to.Serializer.Settings) is not null)
        {
            return null;
        }

        if (from.Serializer.Document != to.Serializer.Document)
        {
            return $"not comparable: {from.Id.Serializer} has {from.Serializer.Document ?? "the usual layout"}, "
                + $"{to.Id.Serializer} {to.Serializer.Document ?? "the usual one"}";
        }

        // Names from an attribute are the same for two that know it.
        bool Has(PlannedCase one, PlannedCase other, string word) =>
            one.Serializer.OwnForms.Contains(word) && !(word.StartsWith('[') && other.Serializer.OwnForms.Contains(word));
        var words = ModelSources.WordsOf(to.Dataset);
        return words.FirstOrDefault(word => Has(from, to, word) || Has(to, from, word)) is { } form
            ? $"not comparable: {(Has(from, to, form) ? from : to).Id.Serializer} has {form} in a form of its own"
            : null;
    }

    private static bool Takes(CheckCases cases, int index, IReadOnlyList<string> globs)
    {
        var (library, serializer) = (cases[index].Library, cases[index].Serializer);
        return serializer is { OwnFormat: null, IsReference: false, IsOwnCode: false } && library.Format != "own"
            && (IsNamed(cases[index], globs) ?? (serializer.Settings is null
                && (cases.Options.WrittenBy.Count + cases.Options.ReadBy.Count > 0 || serializer == library.Serializers
                    .Where(other => other is { OwnFormat: null, IsOwnCode: false, Settings: null } && other.Document == serializer.Document)
                    .MinBy(other => other.OwnForms.Count))));
    }
}

// Do the first calls of several threads succeed, and many calls of several threads?
internal sealed class ThreadRule : ICheckRule
{
    // The probes of a serializer that are checked: each start is a process of its own.
    private const int MostProbes = 2;

    public CheckCategory Category => CheckCategory.Threads;

    public bool ReadsOthers => true;

    public IEnumerable<PlannedCheck> Plan(CheckCases cases, int reader)
    {
        if (!cases.IsAmongFirst(reader, MostProbes))
        {
            yield break;
        }

        var id = CheckRules.Id(cases, Category, reader);
        yield return new(id with { Way = new Way.FirstUse() }, reader, PlannedCheckKind.FirstUse) { ForgivesOwnLosses = true };
        yield return new(id with { Way = new Way.SharedUse() }, reader, PlannedCheckKind.SharedUse) { ForgivesOwnLosses = true };
    }

    public string WhyNothing(CheckCases cases, int reader) => "checked with two other probes";
}
