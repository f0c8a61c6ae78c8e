using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

internal sealed record PlannedBaseline(CatalogueSerializer? Serializer, CatalogueCompressor? Compressor, string? Target)
{
    public static PlannedBaseline None { get; } = new(null, null, null);

    // The name of the serializer in comparisons; null if no baseline is requested.
    public string? Name => Serializer is null ? null
        : CaseId.SerializerNameOf(Serializer.Configuration.FullName, CompressorChoice.Name(Compressor));

    // Resolves the text of a baseline.
    // text: null where no baseline is requested.
    // source: where the text comes from, for messages.
    // compressors: the compressors that are measured. A baseline that names none has none, or the first one if all serializers have one.
    // Throws RoundupException: a part does not exist; the message suggests the nearest name.
    public static PlannedBaseline Read(
        string? text,
        string source,
        RoundupCatalogue catalogue,
        IReadOnlyList<string> targets,
        IReadOnlyList<CatalogueCompressor?> compressors)
    {
        if (text is null)
        {
            return None;
        }

        var reference = SerializerReference.Parse(text, Definitions.Target.All);
        var serializer = new SerializerChoice(new Selection(source, "roundup list serializers"), catalogue).One(reference.Serializer);
        if (reference.Target is { } target && !targets.Contains(target))
        {
            throw new Selection(source + " runtime", null).Nothing(target, targets);
        }

        var compressor = reference.Compressor is { } name ? CompressorOf(name, source, catalogue)
            : compressors.Contains(null) ? null
            : compressors[0];
        return new PlannedBaseline(serializer, compressor, reference.Target);
    }

    private static CatalogueCompressor? CompressorOf(string name, string source, RoundupCatalogue catalogue)
    {
        if (string.Equals(name, CaseId.NoCompressor, StringComparison.OrdinalIgnoreCase))
        {
            return null;
        }

        var names = catalogue.CompressorConfigurations.Select(compressor => compressor.Configuration.FullName).ToList();
        var found = SerializerReference.Find(name, names)
            ?? throw new Selection(source + " compressor", "roundup list compressors").Nothing(name, catalogue.CompressorNames);
        return catalogue.CompressorConfigurations[names.IndexOf(found)];
    }
}

// The baseline of all tables if the user names the rows: the first of several versions of a library, or the first row if the baselines of
// the suite are not among them.
internal sealed record NamedBaseline(RoundupCatalogue Catalogue, RunOptions Options, IReadOnlyList<PlannedCase> Cases)
{
    // The baseline; null if those of the suite and of the user remain.
    public PlannedBaseline? Find(IReadOnlyList<PlannedBaseline> ofRun)
    {
        // A single serializer has nothing to be compared with and needs no second process.
        var serializers = Cases.Select(one => one.Id.SerializerName).ToHashSet();
        if (Options.Serializers.Count == 0 || serializers.Count < 2)
        {
            return null;
        }

        var versions = Cases.Where(one => Cases.Any(other => IsOtherVersion(one.Library, other.Library))).ToList();
        if (Options.Baseline is null && versions.Count > 0)
        {
            return First(versions);
        }

        return ofRun[0].Name is null || ofRun.Any(baseline => baseline.Name is { } name && serializers.Contains(name))
            ? null
            : First(Cases);
    }

    // The first named row of those that can be in most tables. A reference only if nothing else is named.
    private PlannedBaseline First(IReadOnlyList<PlannedCase> cases)
    {
        var choice = new SerializerChoice(new Selection("--serializer", null), Catalogue);
        List<string> named = [.. Options.Serializers.SelectMany(glob => choice.Pick([glob]))
            .Select(serializer => serializer.Configuration.FullName)];
        var first = cases.GroupBy(one => one.Id.SerializerName)
            .OrderBy(serializer => serializer.First().Serializer.IsReference)
            .ThenByDescending(serializer => serializer.Count(one => one.Unsupported is null))
            .ThenBy(serializer => named.IndexOf(serializer.First().Serializer.FullName))
            .First().First();
        return new(new CatalogueSerializer(first.Library, first.Serializer), first.Compressor, null);
    }

    private static bool IsOtherVersion(LibraryDefinition one, LibraryDefinition other) =>
        one.Name != other.Name && NameOf(one) == NameOf(other);

    private static string NameOf(LibraryDefinition library) =>
        library.IsPinned ? library.Name[..library.Name.LastIndexOf('@')] : library.Name;
}
