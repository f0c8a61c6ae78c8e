using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Rules;

/// <summary>Tells amounts of money, which are decimal, from measured numbers, by names and digits.</summary>
internal static class MoneyRule
{
    private const int FewestAmounts = 8;
    private const int MostDecimals = 4;

    private static readonly HashSet<string> s_money = new(StringComparer.OrdinalIgnoreCase)
    {
        "Amount", "Balance", "Charge", "Cost", "Credit", "Debit", "Discount", "Fare", "Fee", "Paid", "Payment", "Payout", "Price",
        "Refund", "Revenue", "Salary", "Subtotal", "Surcharge", "Tax", "Total", "Turnover", "Vat", "Wage",
    };

    // A share, a time or a measure, even of money: taxRate, totalSeconds, lat.
    private static readonly HashSet<string> s_measured = new(StringComparer.OrdinalIgnoreCase)
    {
        "Altitude", "Angle", "Average", "Avg", "Confidence", "Coordinate", "Count", "Degree", "Depth", "Distance", "Duration", "Epoch",
        "Factor", "Float", "Height", "Humidity", "Lat", "Latitude", "Length", "Lng", "Lon", "Longitude", "Millisecond", "Ms", "Percent",
        "Percentage", "Power", "Pressure", "Probability", "Rate", "Rating", "Ratio", "Score", "Second", "Speed", "Temp", "Temperature",
        "Time", "Timestamp", "Unix", "Value", "Version", "Voltage", "Weight", "Width", "X", "Y", "Z",
    };

    /// <summary>Why numbers are amounts of money; null where they are not known to be.</summary>
    public static string? Evidence(NumberShape numbers, string name) =>
        numbers.Fractions == 0 || numbers.InexactAsDecimal > 0 || numbers.MostDecimals > MostDecimals || IsMeasured(name) ? null
            : Words(name).Exists(s_money.Contains) ? "an amount of money by its name"
            : numbers.MostDecimals <= 2 && numbers.Count >= FewestAmounts && numbers.TwoDecimals * 2 > numbers.Count
                && !Words(name).Exists(s_measured.Contains)
                ? $"{numbers.TwoDecimals} of {numbers.Count} numbers with two decimals, as amounts of money"
                : null;

    /// <summary>Whether doubles may be amounts of money.</summary>
    public static bool IsPossible(NumberShape numbers, string name) =>
        numbers.Fractions > 0 && numbers is { InexactAsDecimal: 0, MostDecimals: 2 } && !IsMeasured(name);

    private static bool IsMeasured(string name) => Words(name).TakeLast(1).Any(s_measured.Contains);

    private static List<string> Words(string name) => NameParts.Of(name).ConvertAll(SingularName.Of);
}
