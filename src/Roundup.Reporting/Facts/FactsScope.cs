using Roundup.Facts;
using Roundup.Results;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Facts;

// The serializers of a library for which a screen has room.
internal sealed class FactsScope(FactsFile facts, int most)
{
    private const int MostNames = 4;

    // Versions that a run asked for by name stand behind the ones of today, and those that most is known of before all.
    private readonly SerializerSheet[] _sheets =
    [
        .. facts.Serializers.OrderBy(sheet => sheet.Serializer.Contains('@', StringComparison.Ordinal))
            .ThenByDescending(sheet => (sheet.Check?.Categories.Count ?? 0) > 0).ThenByDescending(sheet => sheet.Speed.Count),
    ];

    public IReadOnlyList<SerializerSheet> Shown => field ??= [.. _sheets.Take(most)];

    public IReadOnlyList<string> Others => [.. _sheets.Skip(most).Select(sheet => sheet.Serializer)];

    public static string Day(DateOnly day) => day.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture);

    // A fact of several serializers once, with their names where it is not of all.
    public IReadOnlyList<string> Same(int mostTexts, Func<SerializerSheet, string?> text) =>
    [
        .. Shown.Select(sheet => (sheet.Serializer, Text: text(sheet))).Where(one => one.Text is not null)
            .GroupBy(one => one.Text!, one => one.Serializer).Take(mostTexts)
            .Select(same => same.Count() == Shown.Count ? same.Key : $"{Names(same)}: {same.Key}"),
    ];

    public string Names(IEnumerable<string> serializers) => NameList.Format([.. serializers.Distinct().Select(Short)], MostNames);

    // Without the library, which the heading names.
    public string Short(string serializer) => serializer.StartsWith(_sheets[0].Library + "/", StringComparison.Ordinal)
        ? serializer[(_sheets[0].Library.Length + 1)..]
        : serializer == _sheets[0].Library && _sheets.Length > 1 ? SerializerReference.DefaultConfiguration : serializer;
}
