using Roundup.Analysis.Estimates;

namespace Roundup.Analysis.Tables;

// Target: null stands for the target of each table.
internal sealed record RequestedBaseline(string Serializer, string? Target)
{
    // The reader's request, else that of the run, which is a full name, since planning resolved it; else null.
    public static RequestedBaseline? Of(ResultsFile file, string? asked) =>
        !string.IsNullOrWhiteSpace(asked) ? Parse(file, asked)
        : string.IsNullOrWhiteSpace(file.Run.Baseline) ? null
        : new(file.Run.Baseline, file.Run.BaselineTarget) { Alternatives = file.Run.FurtherBaselines };

    // The serializers that replace Serializer where it has no number, in this order.
    public IReadOnlyList<string> Alternatives { get; private init; } = [];

    public IEnumerable<RequestedBaseline> InOrder =>
        Alternatives.Select(serializer => new RequestedBaseline(serializer, null)).Prepend(this);

    public override string ToString() => Target is null ? Serializer : $"{Serializer}@{Target}";

    public bool IsSerializer(string serializerName) => serializerName.Equals(Serializer, StringComparison.OrdinalIgnoreCase);

    private static RequestedBaseline Parse(ResultsFile file, string text)
    {
        var targets = file.Cases.Select(c => c.Id.Table.Target).Concat(file.Targets.Select(t => t.Name)).Distinct().ToList();
        var reference = SerializerReference.Parse(text, targets);
        var ids = file.Cases.Select(c => c.Id).ToList();
        var serializer = SerializerReference.Find(
            reference.Serializer, [.. ids.Select(id => id.Serializer).Distinct()]) ?? reference.Serializer;
        List<string> compressors = [.. ids.Where(id => id.Serializer == serializer).Select(id => id.Compressor).Distinct()];

        // Without a named compressor: the serializer that has none, or the first where every serializer has one.
        var compressor = reference.Compressor is { } named ? SerializerReference.Find(named, compressors) ?? named
            : compressors.Contains(CaseId.NoCompressor) ? CaseId.NoCompressor
            : compressors.FirstOrDefault(CaseId.NoCompressor);
        return new(CaseId.SerializerNameOf(serializer, compressor), reference.Target);
    }
}

// Case: null where no row has a number. Name: with the target where that is not the table's. IsFallback: another row was requested.
// IsElsewhere: the serializer was requested on another target.
internal sealed record BaselineChoice(MeasuredCase? Case, string? Name, bool IsFallback, bool IsElsewhere = false)
{
    // The requested serializer, else the fastest exact serializer that is no reference. A lossy serializer does less work, so it is a
    // baseline only where it is requested by name.
    public static BaselineChoice Of(
        TableId table,
        IReadOnlyList<MeasuredCase> rows,
        IReadOnlyDictionary<TableId, MeasuredCase[]> tables,
        RequestedBaseline? requested)
    {
        foreach (var next in requested?.InOrder ?? [])
        {
            var home = next.Target is { } target ? table with { Target = target } : table;
            if (Requested(home, tables, next) is { } wanted)
            {
                return new(wanted, home == table ? wanted.SerializerName : $"{wanted.SerializerName}@{home.Target}", false);
            }
        }

        var fastest = Fastest(rows);
        return new(fastest, fastest?.SerializerName, requested is not null && fastest is not null);
    }

    // One baseline for tables that differ in their target alone: the requested row on the requested target, else on the first target where
    // it has a number, else the fastest exact row of all. All ratios of one table must have the same baseline.
    public static BaselineChoice OfAll(
        IReadOnlyList<TableId> joined,
        IReadOnlyList<MeasuredCase> rows,
        IReadOnlyDictionary<TableId, MeasuredCase[]> tables,
        RequestedBaseline? requested)
    {
        var wanted = (requested?.InOrder ?? [])
            .SelectMany(next => joined.Select(table => table.Target)
                .Prepend(next.Target)
                .OfType<string>()
                .Select(target => Requested(joined[0] with { Target = target }, tables, next)))
            .FirstOrDefault(found => found is not null);
        var choice = wanted ?? Fastest(rows);
        var target = choice?.Result.Id.Table.Target;
        return new(
            choice,
            choice is null ? null : $"{choice.SerializerName}@{target}",
            requested is not null && wanted is null && choice is not null,
            wanted is not null && requested!.Target is not null && requested.Target != target);
    }

    private static MeasuredCase? Requested(
        TableId home, IReadOnlyDictionary<TableId, MeasuredCase[]> tables, RequestedBaseline requested) =>
        tables.GetValueOrDefault(home)?.FirstOrDefault(c => c.Time is not null && requested.IsSerializer(c.SerializerName));

    private static MeasuredCase? Fastest(IEnumerable<MeasuredCase> rows) =>
        rows.Where(c =>
                c is { Time: not null, Serializer.IsReference: false, Serializer.BuiltWithout: null, Result.Fidelity: Fidelity.Exact })
            .MinBy(c => c.Time!.Mean);
}
