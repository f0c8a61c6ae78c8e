using Roundup.Catalogue.Definitions;
using Roundup.Results.Reading;

namespace Roundup.Catalogue.Planning;

// The cases that the filters of a suite and of the user select, in the order of the report.
// compares: whether the baseline is measured beside the serializers on whatever target they have.
internal sealed class CaseSelection(PlanDraft draft, bool compares)
{
    private readonly SuiteDefinition _suite = draft.Suite;
    private readonly RunOptions _options = draft.Options;

    // Throws RoundupException: they are more than a results file has, or a shape has no place in the suite.
    public IReadOnlyList<PlannedCase> Cases()
    {
        var targets = new TargetSerializers(draft.Targets, _options.Targets.Count > 0, _options.Serializers.Count > 0, compares,
            draft.Baselines);
        var shapes = Shapes();
        var operations = Values("--operation", _options.Operations, _suite.Operations);
        var cases =
            from operation in operations
            from dataset in draft.Datasets
            from count in dataset.Counts
            from shape in shapes
            from target in targets.Targets(draft.Pairs.Select(pair => pair.Serializer))
            from pair in draft.Pairs
            where targets.Has(pair.Serializer, pair.Compressor, target)
            let own = pair.Serializer.Configuration.ShapeFor(shape)
            where !CaseRules.Excludes(pair.Serializer.Configuration, own, operation)
                && !CaseRules.Excludes(pair.Serializer.Configuration, pair.Compressor, own)
            let table = new TableId(dataset.Dataset.Name, count, shape, operation, target)
            {
                Streams = shape is Shape.Stream or Shape.AsyncStream or Shape.Preferred ? _suite.Streams : null,
                InList = dataset.OneInList && count == 1 ? true : null,
            }
            select Case(pair.Serializer, pair.Compressor, dataset.Dataset, table, own);
        return Limited([.. cases.Take(FileLimits.Cases + 1)]);
    }

    private static PlannedCase Case(
        CatalogueSerializer serializer, CatalogueCompressor? compressor, DatasetDefinition dataset, TableId table, Shape own)
    {
        var id = new CaseId(serializer.Configuration.FullName, CompressorChoice.Name(compressor), table);
        var unsupported = CaseRules.Unsupported(serializer.Configuration, compressor, dataset, own, table.Operation, table.Target);
        return new(id, serializer.Library, serializer.Configuration, dataset, unsupported, compressor);
    }

    private List<Shape> Shapes()
    {
        var shapes = Values("--shape", _options.Shapes, _suite.Shapes);
        if (_options.Shapes.Count > 0 && !IsNamed(Shape.Preferred, _options.Shapes))
        {
            shapes.Remove(Shape.Preferred);
        }

        return _suite.Streams != StreamUse.Array || !shapes.Contains(Shape.AsyncStream) ? shapes : throw new RoundupException(
            ExitCode.Usage,
            $"{_suite.File}: 'streams' is array, which AsyncStream does not have: leave out the shape, or set 'streams' to new.");
    }

    // Checks that the results file will not exceed the limits of its reader.
    private List<PlannedCase> Limited(List<PlannedCase> cases) =>
        cases.Count <= FileLimits.Cases && draft.Pairs.Count <= FileLimits.RowsOfTable ? cases : throw new RoundupException(
            ExitCode.Usage,
            $"The plan has more than {FileLimits.Cases} cases, or more than {FileLimits.RowsOfTable} serializers in one table: "
            + "select less, in several runs.");

    // Whether a glob matches only this shape. * does not name Shape.Preferred.
    private static bool IsNamed(Shape shape, IReadOnlyList<string> globs) =>
        globs.Any(glob => Glob.Matches(glob, shape.ToString())
            && !Enum.GetValues<Shape>().Any(other => other != shape && Glob.Matches(glob, other.ToString())));

    private static List<T> Values<T>(string option, IReadOnlyList<string> globs, IReadOnlyList<T> ofSuite)
        where T : struct, Enum =>
        globs.Count > 0
            ? new Selection(option, null).Pick(globs, Enum.GetValues<T>(), v => v.ToString())
            : [.. Enum.GetValues<T>().Where(ofSuite.Contains)];
}
