using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Planning;

internal static class CaseRules
{
    // Whether a case is not planned at all: String for a binary format, and what a reference lacks.
    public static bool Excludes(SerializerDefinition row, Shape shape, Operation operation) =>
        (!Has(row, shape) && (shape == Shape.String || row.IsReference)) || (!row.Operations.Contains(operation) && row.IsReference);

    // Whether a row is not planned with a compressor: compressors need Bytes, and a reference for serialization says nothing where
    // compression costs more.
    public static bool Excludes(SerializerDefinition row, CatalogueCompressor? compressor, Shape shape) =>
        compressor is not null && (shape != Shape.Bytes || row.IsReference);

    public static string? Unsupported(
        SerializerDefinition row,
        CatalogueCompressor? compressor,
        DatasetDefinition dataset,
        Shape shape,
        Operation operation,
        string target) =>
        !Has(row, shape) ? $"the library has no {shape} API, and Roundup adapts none"
        : !row.Operations.Contains(operation) ? $"supports {string.Join(" and ", row.Operations)} only"
        : row.HasOneDataset && dataset.Probe is not null ? "each probe would need a worker of its own"
        : row.Needs == "schema" && dataset.IsOfMembers ? "Roundup's own mapping sets the members, not the library"
        : shape == Shape.Pipe && !Target.Parse(target).HasPipes ? "PipeWriter and PipeReader are part of .NET from version 9 on"
        : compressor?.Compressor.FirstTarget is { } first && !Target.Parse(target).IsSince(first)
            ? $"{compressor.Compressor.Name} is part of .NET from version {first[3..^2]} on"
        : null;

    private static bool Has(SerializerDefinition row, Shape shape) => row.Native.Contains(shape) || row.Adapted.Contains(shape);
}

// Decides which rows are planned for which targets. A row with a LibraryDefinition.LastTarget is planned for that target instead of newer
// ones, in a separate comparison with the baselines, unless the user names the targets. If the user names the rows, or if such a row is the
// baseline, all rows are planned there. An experiment that does not compare rows adds none.
// AreNamed: whether the user named the targets; then each row is tried on each.
// Baselines: the baselines, which are measured with every row. The first is the preferred one.
internal sealed record TargetRows(
    IReadOnlyList<string> Asked,
    bool AreNamed,
    bool AreRowsNamed,
    bool AreCompared,
    IReadOnlyList<BaselineChoice> Baselines)
{
    private bool AreAllBeside => AreRowsNamed || Baselines[0].Row?.Library.LastTarget is not null;

    public IEnumerable<string> Targets(IEnumerable<CatalogueSerializer> rows)
    {
        var all = rows.ToList();
        return Asked.Concat(Asked.SelectMany(asked => all.Select(row => Own(row, asked)))).Distinct();
    }

    public bool Has(CatalogueSerializer row, CatalogueCompressor? compressor, string target) =>
        Asked.Any(asked => Own(row, asked) == target)
        || (AreCompared && !Asked.Contains(target) && (AreAllBeside || Baselines.Any(baseline =>
            row.Row.FullName == baseline.Row?.Row.FullName && compressor == baseline.Compressor)));

    private string Own(CatalogueSerializer row, string asked) =>
        AreNamed ? asked : Target.Parse(asked).NotAfter(row.Library.LastTarget).Name;
}
