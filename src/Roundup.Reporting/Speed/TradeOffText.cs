using Roundup.Analysis.Experiments.Speed;
using Roundup.Analysis.Rankings;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Speed;

/// <summary>What has to be known of a row of a trade-off.</summary>
internal static class TradeOffText
{
    /// <summary>A few words; null for an exact row of which nothing is to be said.</summary>
    public static string? Mark(TradeOffRow row)
    {
        string?[] marks =
        [
            row.Serializer.IsFloor ? "floor" : row.IsExact ? null : Wording.Of(row.Fidelity),
            row.IsLazy ? "lazy" : null,
        ];
        return string.Join(", ", marks.OfType<string>()) is { Length: > 0 } text ? text : null;
    }

    /// <summary>The row's name with that behind it.</summary>
    public static string Name(TradeOffRow row) => row.RowName + (Mark(row) is { } mark ? $" ({mark})" : "");
}
