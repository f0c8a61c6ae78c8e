using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace Roundup.Engine.Privacy;

// Reads the words in values, in lower case, and their numbers, as digits without zeros in front.
internal static partial class DataWordReader
{
    // Shorter runs of letters occur in any bytes by chance.
    private const int LeastInBytes = 4;

    // The names of months and days, which a message may write a date with.
    private static readonly string[] s_ofDates =
    [
        .. from name in (IEnumerable<string>)
           [
               .. DateTimeFormatInfo.InvariantInfo.MonthNames, .. DateTimeFormatInfo.InvariantInfo.AbbreviatedMonthNames,
               .. DateTimeFormatInfo.InvariantInfo.DayNames, .. DateTimeFormatInfo.InvariantInfo.AbbreviatedDayNames,
           ]
           where name.Length > 0
           select name.ToLowerInvariant(),
    ];

    public static string Plain(string digits) => digits.TrimStart('0') is { Length: > 0 } rest ? rest : "0";

    public static void AddSample(string file, HashSet<string> words)
    {
        foreach (var line in File.ReadLines(file))
        {
            var reader = new Utf8JsonReader(Encoding.UTF8.GetBytes(line), new() { MaxDepth = 1024 });
            while (reader.Read())
            {
                if (reader.TokenType is JsonTokenType.String or JsonTokenType.PropertyName)
                {
                    // Names of members are among the names of the model, which are known.
                    var text = reader.GetString()!;
                    Add(text, 1, words);
                    AddNumbers(text, words);
                    AddDate(text, words);
                }
                else if (reader.TokenType == JsonTokenType.Number)
                {
                    AddNumber(Encoding.ASCII.GetString(reader.ValueSpan), words);
                }
            }
        }
    }

    // Adds the words in a file of values, in which texts are UTF-8 or UTF-16.
    public static void AddValues(string file, HashSet<string> words)
    {
        var bytes = File.ReadAllBytes(file);
        Add(Encoding.Latin1.GetString(bytes), LeastInBytes, words);

        // A text may begin at any byte.
        Add(Encoding.Unicode.GetString(bytes), LeastInBytes, words);
        Add(Encoding.Unicode.GetString(bytes.AsSpan(Math.Min(1, bytes.Length))), LeastInBytes, words);
    }

    // The digits of a number as they are, all together, and of the whole numbers beside it.
    private static void AddNumber(string number, HashSet<string> words)
    {
        AddNumbers(number, words);
        var digits = string.Concat(number.TakeWhile(letter => letter is not ('e' or 'E')).Where(char.IsAsciiDigit));
        words.Add(Plain(digits));
        words.Add(Plain(digits.TrimEnd('0')));
        if (decimal.TryParse(number, NumberStyles.Float, CultureInfo.InvariantCulture, out var value))
        {
            words.Add(decimal.Truncate(decimal.Abs(value)).ToString(CultureInfo.InvariantCulture));
            words.Add(decimal.Ceiling(decimal.Abs(value)).ToString(CultureInfo.InvariantCulture));
        }
    }

    // Parts of a date that its own text does not have: those in UTC, the hour of twelve, the day of the year, names.
    private static void AddDate(string text, HashSet<string> words)
    {
        if (text.Length is >= 8 and <= 40 && char.IsAsciiDigit(text[0])
            && DateTimeOffset.TryParse(text, CultureInfo.InvariantCulture, DateTimeStyles.AssumeUniversal, out var date))
        {
            words.UnionWith(s_ofDates);
            foreach (var time in (DateTime[])[date.DateTime, date.UtcDateTime, date.LocalDateTime])
            {
                AddNumbers(time.ToString("yyyy yy M d H h m s fff", CultureInfo.InvariantCulture) + ' ' + time.DayOfYear, words);
            }
        }
    }

    // Adds the numbers in a text, and what has several with points between: an address.
    private static void AddNumbers(string text, HashSet<string> words)
    {
        foreach (var run in Digits().EnumerateMatches(text))
        {
            var digits = text.Substring(run.Index, run.Length);
            words.UnionWith(digits.Split('.').Select(Plain).Append(digits));
        }
    }

    private static void Add(string text, int least, HashSet<string> words)
    {
        for (var start = 0; start < text.Length;)
        {
            var end = start;
            while (end < text.Length && char.IsAsciiLetter(text[end]))
            {
                end++;
            }

            if (end - start >= least)
            {
                words.Add(text[start..end].ToLowerInvariant());
            }

            start = Math.Max(end, start + 1);
        }
    }

    [GeneratedRegex(@"[0-9]+(\.[0-9]+)*")]
    private static partial Regex Digits();
}
