using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Rules;

// Tells amounts of money, which are decimal, from measured numbers: by names, or by a currency beside them, with few digits. Digits alone
// do not tell, since measured numbers are often rounded to two decimals.
internal static class MoneyRule
{
    private const int MostDecimals = 4;

    private static readonly HashSet<string> s_money = new(StringComparer.OrdinalIgnoreCase)
    {
        "Amount", "Balance", "Charge", "Cost", "Credit", "Debit", "Discount", "Fare", "Fee", "Gross", "Net", "Paid", "Payment", "Payout",
        "Price", "Refund", "Revenue", "Salary", "Subtotal", "Tax", "Total", "Vat", "Wage",
    };

    // What a share, a time or a measure is called, even of money: taxRate, totalSeconds, netWeight.
    private static readonly HashSet<string> s_measured = new(StringComparer.OrdinalIgnoreCase)
    {
        "Average", "Coordinate", "Count", "Distance", "Duration", "Factor", "Height", "Lat", "Latitude", "Length", "Lng", "Lon",
        "Longitude", "Ms", "Percent", "Percentage", "Rate", "Ratio", "Score", "Second", "Speed", "Temperature", "Time", "Version",
        "Weight", "Width", "X", "Y",
    };

    private static readonly HashSet<string> s_currencies = new(
        [
            "AED", "ARS", "AUD", "BRL", "CAD", "CHF", "CLP", "CNY", "COP", "CZK", "DKK", "EGP", "EUR", "GBP", "HKD", "HUF", "IDR", "ILS",
            "INR", "JPY", "KRW", "MXN", "MYR", "NGN", "NOK", "NZD", "PEN", "PHP", "PKR", "PLN", "RON", "RUB", "SAR", "SEK", "SGD", "THB",
            "TRY", "TWD", "UAH", "USD", "VND", "ZAR",
        ],
        StringComparer.OrdinalIgnoreCase);

    // Null where they are not known to be amounts. isBesideCurrency: their object, or one around it, has a member that IsCurrency.
    public static string? Evidence(ObservedNumbers numbers, string name, bool isBesideCurrency) =>
        numbers.Fractions == 0 || numbers.InexactAsDecimal > 0 || numbers.MostDecimals > MostDecimals || IsMeasured(name) ? null
            : NameParts.Split(name).ConvertAll(SingularName.Make).Exists(s_money.Contains) ? "an amount of money by its name"
            : isBesideCurrency && numbers.MostDecimals <= 2 ? "an amount of money, by the currency beside it"
            : null;

    public static bool IsPossible(ObservedNumbers numbers, string name) =>
        numbers.Fractions > 0 && numbers is { InexactAsDecimal: 0, MostDecimals: 2 } && !IsMeasured(name);

    public static bool IsCurrency(ObservedValues values) =>
        values is { Kinds: JsonKinds.Text, Texts.Values: { Count: > 0 } texts } && texts.Keys.All(IsCurrency);

    public static bool IsCurrency(string code) => s_currencies.Contains(code);

    private static bool IsMeasured(string name) =>
        NameParts.Split(name).TakeLast(1).Any(word => s_measured.Contains(SingularName.Make(word)));
}

// Numbers of one object that belong together by their names and so have one type: the names differ only in digits, or in words of one of
// the groups below (imageWidth and imageHeight).
internal static class SiblingNumbers
{
    private static readonly string[][] s_groups =
    [
        ["Width", "Height", "Depth", "Length"],
        ["Lat", "Latitude", "Lon", "Lng", "Long", "Longitude", "Alt", "Altitude"],
        ["X", "Y", "Z"],
        ["Left", "Top", "Right", "Bottom"],
        ["Min", "Max", "Minimum", "Maximum"],
        ["Open", "Close", "High", "Low"],
        ["Start", "End"],
        ["From", "To"],
        ["Net", "Gross"],
    ];

    public static IReadOnlyDictionary<string, (IReadOnlyList<string> Names, ObservedNumbers Numbers)> Collect(
        IEnumerable<KeyValuePair<string, Field>> fields) =>
        fields.Where(field => field.Value.Values.Kinds == JsonKinds.Number)
            .GroupBy(field => KindOf(field.Key))
            .Where(siblings => siblings.Key.Length > 0 && siblings.Skip(1).Any())
            .SelectMany(siblings =>
            {
                List<string> names = [.. siblings.Select(field => field.Key)];
                var numbers = siblings.Aggregate(new ObservedNumbers(), (all, field) => all.Add(field.Value.Values.AllNumbers));
                return names.Select(name => (name, (names, numbers)));
            })
            .ToDictionary(pair => pair.name, pair => ((IReadOnlyList<string>)pair.Item2.names, pair.Item2.numbers), StringComparer.Ordinal);

    private static string KindOf(string name) => string.Concat(NameParts.Split(name).Select(word =>
    {
        var text = word.TrimEnd("0123456789".ToCharArray());
        var group = Array.FindIndex(s_groups, group => group.Contains(text, StringComparer.OrdinalIgnoreCase));
        return group < 0 ? text : s_groups[group][0];
    }));
}
