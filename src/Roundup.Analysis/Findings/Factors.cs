using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Findings;

internal static class Factors
{
    // Whether a case can be part of a pair: it has a time, of the library as its users build it.
    public static bool HasNumber(AnalysedCase row) =>
        row is { Time: not null, Serializer: { IsReference: false, BuiltWithout: null }, Ratio.PerLaunch.Count: > 0 };

    // A lossy case is never compared with an exact one. Both cases of a pair have the same baseline.
    public static IReadOnlyList<Factor> Compare(IEnumerable<(AnalysedCase Case, AnalysedCase To)> pairs, VariancePrior prior)
    {
        var same = pairs.Where(pair => pair.Case.Result.Fidelity == pair.To.Result.Fidelity).ToList();
        var byOperation = same.ToLookup(pair => pair.Case.Result.Id.Table.Operation);
        var written = byOperation.Contains(Operation.Serialize) ? byOperation[Operation.Serialize] : same;
        return
        [
            .. Times(FactorKind.Serialize, byOperation[Operation.Serialize], prior),
            .. Times(FactorKind.Deserialize, byOperation[Operation.Deserialize], prior),
            .. Bytes(FactorKind.Allocation, same, row => row[SpeedQuantities.Allocated]),
            .. Bytes(FactorKind.Size, written, row => row.Result.SizeBytes),
        ];
    }

    public static TableLogs Difference((AnalysedCase Case, AnalysedCase To) pair) =>
        new(pair.Case.Result.Id.Table, MeanOverTables.Minus(SerializerTables.LogsOf(pair.Case), SerializerTables.LogsOf(pair.To)));

    private static Factor[] Times(FactorKind kind, IEnumerable<(AnalysedCase, AnalysedCase)> pairs, VariancePrior prior)
    {
        TableLogs[] tables = [.. pairs.Select(Difference).Where(table => table.Logs.Count > 0)];
        return tables.Length == 0 ? [] : [new(kind, MeanOverTables.Estimate(tables, prior))];
    }

    private static Factor[] Bytes(
        FactorKind kind, IEnumerable<(AnalysedCase Case, AnalysedCase To)> pairs, Func<AnalysedCase, double?> bytes)
    {
        double[] factors =
        [
            .. pairs.Select(pair => bytes(pair.Case) / bytes(pair.To)).OfType<double>()
                .Where(factor => factor > 0 && double.IsFinite(factor)),
        ];
        return GeometricMean.Compute(factors) is not { } mean ? [] :
        [
            new(kind, new(mean, null, factors.Length) { Least = factors.Min(), Greatest = factors.Max() }),
        ];
    }
}

internal static class VersionFindings
{
    // Over the corresponding serializer of the first version: the baseline's, else that of the file's first serializer.
    public static IReadOnlyList<Finding> Find(ResultsFile file, IReadOnlyList<AnalysedTable> tables, VariancePrior ofPairs)
    {
        var order = file.Serializers.Select(info => info.Name).ToList();
        return
        [
            .. tables.SelectMany(table => table.Rows).Where(Factors.HasNumber)
                .GroupBy(row => (LibraryOf(row), row.Result.Id.Compressor))
                .SelectMany(library => OfLibrary([.. library
                    .GroupBy(row => row.Result.Id.SerializerName)
                    .OrderByDescending(serializer => serializer.Any(one => one.IsBaseline))
                    .ThenBy(serializer => order.IndexOf(serializer.First().Serializer.Name))
                    .Select(serializer => serializer.ToArray())],
                    ofPairs)),
        ];
    }

    public static string LibraryOf(AnalysedCase row) => row.Serializer.Library.Split('@')[0];

    private static IEnumerable<Finding> OfLibrary(IReadOnlyList<AnalysedCase[]> rows, VariancePrior ofPairs)
    {
        var first = rows.Where(row => Version(row) == Version(rows[0])).ToList();
        foreach (var row in rows.Where(row => Version(row) != Version(rows[0])))
        {
            var to = first.Find(one => Configuration(one) == Configuration(row)) ?? first[0];
            var factors = Factors.Compare(
                row.Join(to, one => one.Result.Id.Table, other => other.Result.Id.Table, (one, other) => (one, other)), ofPairs);
            if (factors.Count > 0)
            {
                yield return new(FindingCode.VersionOverFirst, null, Name(row), Name(to), factors);
            }
        }
    }

    private static string Name(AnalysedCase[] row) => row[0].Result.Id.SerializerName;

    private static string Version(AnalysedCase[] row) => row[0].Serializer.Library;

    private static string Configuration(AnalysedCase[] row) => row[0].Serializer.Name[Version(row).Length..];
}

internal static class TargetFindings
{
    // The baseline's target first.
    public static IReadOnlyList<string> Targets(IReadOnlyList<AnalysedTable> tables) =>
    [
        .. tables.Where(table => table.Rows.Any(row => row.IsBaseline)).Concat(tables).Select(table => table.Id.Target).Distinct(),
    ];

    public static IReadOnlyList<Finding> Find(IReadOnlyList<AnalysedTable> tables, IReadOnlyList<string> targets)
    {
        var rows = tables.SelectMany(table => table.Rows).Where(Factors.HasNumber)
            .GroupBy(row => row.Result.Id.SerializerName)
            .Select(serializer => serializer.ToLookup(one => one.Result.Id.Table.Target))
            .Where(row => row.Count > 1)
            .Select(row => (Home: targets.First(row.Contains), Row: row))
            .ToList();
        var prior = Prior([.. rows.SelectMany(row => targets.SelectMany(target => Pairs(row.Row, target, row.Home)))]);
        return
        [
            .. from row in rows
               let factors = (from target in targets
                              let found = Factors.Compare(Pairs(row.Row, target, row.Home), prior)
                              where found.Count > 0
                              select new NamedFactors(target, found)).ToArray()
               where factors.Length > 0
               select new Finding(FindingCode.SerializerOverTargets, null, row.Row[row.Home].First().Result.Id.SerializerName, row.Home,
                   factors),
        ];
    }

    private static IEnumerable<(AnalysedCase Case, AnalysedCase To)> Pairs(
        ILookup<string, AnalysedCase> row, string target, string home) => target == home ? [] : row[target].Join(
        row[home],
        one => one.Result.Id.Table with { Target = "" },
        other => other.Result.Id.Table with { Target = "" },
        (one, other) => (one, other));

    private static VariancePrior Prior(IReadOnlyList<(AnalysedCase Case, AnalysedCase To)> pairs) => VariancePrior.Of(
        pairs.GroupBy(pair => (pair.Case.Result.Id.Table.Dataset, pair.Case.Result.Id.Table.Target)).Select(group =>
        {
            (double, int)[] variances =
            [
                .. group.Select(pair => Factors.Difference(pair).Logs).Where(logs => logs.Count > 1)
                    .Select(logs => LogSample.ByMean([.. logs.Values]).Variance),
            ];
            return (group.Key, new VarianceGroup(
                variances, group.Select(pair => pair.Case.Result.Id.SerializerName).Distinct().Count(), 0));
        }));
}
