using Roundup.Analysis.Rankings;
using Roundup.Analysis.Statistics;
using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Site.Facts;

/// <summary>What holds of the numbers of a row in a run, and stands wherever they stand.</summary>
internal static class RowConditions
{
    /// <summary>The analyzer or build tool that a library was built without; null where it has all that it needs.</summary>
    public static string? BuiltWithout(ResultsFile file, SerializerInfo info) => RowInfos.Of(file)[info.Name].BuiltWithout;

    /// <summary>The shape of the library that the timed one is made from; null where the library has the timed one.</summary>
    public static Shape? AdaptedFrom(RankedRow row) =>
        row.Cases.Select(one => one.Result.AdaptedFrom).FirstOrDefault(shape => shape is not null);

    /// <summary>
    /// What a program with classes of its own adds to a factor, where those that are timed are generated from a schema; null where they are
    /// the model's.
    /// </summary>
    public static double? Mapping(RankedRow row, Operation? operation = null)
    {
        List<double?> factors =
        [
            .. row.Cases.Where(one => operation is null || one.Result.Id.Table.Operation == operation)
                .Select(one => one.Time?.WithMapping / one.Time?.Mean),
        ];
        return factors.Exists(factor => factor is not null) ? GeometricMean.Of([.. factors.Select(factor => factor ?? 1)]) : null;
    }
}
