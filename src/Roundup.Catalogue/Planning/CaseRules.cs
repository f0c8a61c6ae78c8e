using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

internal static class CaseRules
{
    // Whether a case is not planned at all: String for a binary format, and what a reference lacks.
    public static bool Excludes(SerializerDefinition serializer, Shape shape, Operation operation) =>
        (!Has(serializer, shape) && (shape == Shape.String || serializer.IsReference))
            || (!serializer.Operations.Contains(operation) && serializer.IsReference);

    // Whether a serializer is not planned with a compressor: compressors need Bytes, and a reference for serialization says nothing where
    // compression costs more.
    public static bool Excludes(SerializerDefinition serializer, CatalogueCompressor? compressor, Shape shape) =>
        compressor is not null && (shape != Shape.Bytes || serializer.IsReference);

    public static string? Unsupported(
        SerializerDefinition serializer,
        CatalogueCompressor? compressor,
        DatasetDefinition dataset,
        Shape shape,
        Operation operation,
        string target) =>
        !Has(serializer, shape) ? $"the library has no {shape} API, and Roundup adapts none"
        : !serializer.Operations.Contains(operation) ? $"supports {string.Join(" and ", serializer.Operations)} only"
        : serializer.HasOneDataset && dataset.Probe is not null ? "each probe would need a worker of its own"
        : serializer.Needs == "schema" && dataset.IsOfMembers ? "Roundup's own mapping sets the members, not the library"
        : shape == Shape.Pipe && !Target.Parse(target).HasPipes ? "PipeWriter and PipeReader are part of .NET from version 9 on"
        : compressor?.Compressor.FirstTarget is { } first && !Target.Parse(target).IsSince(first)
            ? $"{compressor.Compressor.Name} is part of .NET from version {first[3..^2]} on"
        : null;

    private static bool Has(SerializerDefinition serializer, Shape shape) =>
        serializer.Native.Contains(shape) || serializer.Adapted.Contains(shape);
}

// Decides which serializers are planned for which targets. A serializer with a LibraryDefinition.LastTarget is planned for that target
// instead of newer ones, in a separate comparison with the baselines, unless the user names the targets. If the user names the serializers,
// or if such a serializer is the baseline, all serializers are planned there. An experiment that does not compare serializers adds none.
// AreNamed: whether the user named the targets; then each serializer is tried on each.
// Baselines: the baselines, which are measured with every serializer. The first is the preferred one.
internal sealed record TargetSerializers(
    IReadOnlyList<string> Requested,
    bool AreNamed,
    bool AreSerializersNamed,
    bool AreCompared,
    IReadOnlyList<PlannedBaseline> Baselines)
{
    private bool AreAllBeside => AreSerializersNamed || Baselines[0].Serializer?.Library.LastTarget is not null;

    public IEnumerable<string> Targets(IEnumerable<CatalogueSerializer> serializers)
    {
        var all = serializers.ToList();
        return Requested.Concat(Requested.SelectMany(asked => all.Select(serializer => Own(serializer, asked)))).Distinct();
    }

    public bool Has(CatalogueSerializer serializer, CatalogueCompressor? compressor, string target) =>
        Requested.Any(asked => Own(serializer, asked) == target)
        || (AreCompared && !Requested.Contains(target) && (AreAllBeside || Baselines.Any(baseline =>
            serializer.Configuration.FullName == baseline.Serializer?.Configuration.FullName && compressor == baseline.Compressor)));

    private string Own(CatalogueSerializer serializer, string asked) =>
        AreNamed ? asked : Target.Parse(asked).NotAfter(serializer.Library.LastTarget).Name;
}
