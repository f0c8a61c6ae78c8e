using System.Text.RegularExpressions;

namespace Roundup.Engine.Privacy;

// Replaces by an ellipsis what may be a value of the data in a message: numbers and words that occur in the data, and such as no message
// contains. What is the library's own stays: positions, limits, counts, versions (MessageNumbers) and names of types.
// names: the names of types and members.
// words: the words of the values, in lower case, and their numbers.
// hidesNames: whether names are replaced too.
internal sealed partial class MessageFilter(IReadOnlySet<string> names, IReadOnlySet<string> words, bool hidesNames)
{
    private const string Ellipsis = "…";
    private const string Hint = " (values are left out: --include-data keeps them)";

    // Shorter parts of words occur in any word by chance.
    private const int LeastPart = 4;
    private const int LeastName = 3;

    // Shorter words occur inside longer ones that have another meaning: form in formatter.
    private const int LeastInside = 6;

    // No library's word is longer, and in longer ones there are too many places to look.
    private const int LongestWord = 100;

    private readonly string _allWords = '\n' + string.Join('\n', words);
    private readonly HashSet<string> _plainNames = [.. names.Select(JsonNames.Plain)];
    private readonly MessageNumbers _numbers = new(names, words);

    // Words of messages that say nothing about the data, even where the data contains them.
    private static readonly HashSet<string> s_ofMessages = new(StringComparer.OrdinalIgnoreCase)
    {
        "a", "an", "the", "of", "to", "in", "is", "not", "no", "be", "or", "and", "on", "at", "for", "from", "with", "by", "as",
        "it", "its", "was", "were", "has", "have", "had", "can", "cannot", "could", "must", "should", "does", "do", "did",
        "this", "that", "which", "value", "values", "type", "types", "property", "member", "field", "object", "objects", "string",
        "number", "array", "list", "key", "null", "true", "false", "expected", "unexpected", "found", "invalid", "valid",
        "missing", "unknown", "supported", "converted", "constructor", "parameter", "method", "error", "exception", "line",
        "position", "path", "token", "index", "out", "range", "length", "came", "back", "instead", "serialize", "deserialize",
        "serializer", "system", "json", "xml", "data", "format", "input", "output", "int", "long", "double", "decimal", "bool",
        "byte", "char", "datetime", "datetimeoffset", "dateonly", "timeonly", "timespan", "guid", "uri", "enum", "class",
        "interface", "abstract", "instance", "reference", "set", "dictionary", "collection", "nullable",
        "couldn", "don", "doesn", "isn", "wasn", "find", "match", "get", "read", "write", "convert", "parse", "create", "use",
        "used", "enumeration", "element", "elements", "name", "names", "record", "schema", "enumerable", "code", "failed", "while",
        "when", "because", "before", "after", "more", "than", "only", "any", "into", "already", "default",

        // What Roundup says of a limit.
        "answer", "within", "s", "ms", "kb", "mb", "gb",
    };

    // A message without values of the data; where any were replaced, with the option that keeps them.
    public string WithoutValues(string text)
    {
        // What Roundup adds to the message of a library, with a path of known names, is no value.
        var start = RootAtStart().Match(text).Length;
        var added = StepAtEnd().Match(text);
        var end = added.Success && Word().Matches(added.Groups["path"].Value).All(word => names.Contains(word.Value))
            ? added.Index : text.Length;
        var message = text[start..end];
        var quoted = Quoted().Matches(message);
        var filtered = text[..start]
            + Word().Replace(
                message,
                word => IsShown(message, word, quoted.Any(quote => quote.Index < word.Index && word.Index < quote.Index + quote.Length))
                    ? word.Value : Ellipsis)
            + WithoutNames(text[end..]);
        return filtered == text || hidesNames ? filtered : filtered + Hint;
    }

    // A text about the types; without their names where names are hidden.
    public string WithoutNames(string text) =>
        hidesNames ? Word().Replace(text, word => NamesSomething(word.Value) ? Ellipsis : word.Value) : text;

    private bool IsShown(string text, Match match, bool isQuoted)
    {
        var word = match.Value;
        if (names.Contains(word) || (_plainNames.Contains(JsonNames.Plain(word)) && PathBefore().IsMatch(text[..match.Index])))
        {
            return !hidesNames;
        }

        if (Contraction().IsMatch(text, match.Index) && ContractionStart().IsMatch(text[..match.Index]))
        {
            return true;
        }

        var cut = Cut().Match(text, match.Index + match.Length);
        var isCut = cut.Success && _allWords.Contains('\n' + Plain(word), StringComparison.Ordinal);
        var isCutOff = isCut && cut.Groups["ellipsis"].Success;
        if ((s_ofMessages.Contains(word) && !isCutOff) || (cut.Success && IsCutName(text, match)) || TypeName().IsMatch(word)
            || (IsException(text, match) && !(hidesNames && NamesSomething(word))))
        {
            return true;
        }

        if (hidesNames && NamesSomething(word))
        {
            return false;
        }

        return word.All(char.IsAsciiLetter) ? !isCut && !IsOfValues(word.ToLowerInvariant()) && !HasValue(word)
            : word.All(char.IsAsciiDigit) ? _numbers.IsLibrarys(text, match, isQuoted, isCut)

            // What a date or an id stands in, and letters that no .NET name has.
            : (KeyOfAssembly().IsMatch(word) && KeyBefore().IsMatch(text[..match.Index]) && !words.Contains("publickeytoken"))
                || (!isQuoted && NumberedName().IsMatch(word) && !HasValue(word)
                    && !Letters().Matches(word).Any(part => IsOfValues(Plain(part.Value))));
    }

    private static string Plain(string word) =>
        word.All(char.IsAsciiDigit) ? DataWordReader.Plain(word) : word.ToLowerInvariant();

    // Whether a word is the beginning of a name, at the end of a path that was cut off.
    private bool IsCutName(string text, Match word) => !hidesNames && word.Index > 0 && text[word.Index - 1] == '.'
        && names.Any(name => name.StartsWith(word.Value, StringComparison.Ordinal));

    private static bool IsException(string text, Match word) =>
        word.Index == 0 && word.Value.EndsWith("Exception", StringComparison.Ordinal)
            && text.AsSpan(word.Length).StartsWith(":", StringComparison.Ordinal);

    // Whether the word, or a word that begins with it, is in the data: a message may cut words off.
    private bool IsOfValues(string word) =>
        words.Contains(word) || (word.Length >= LeastPart && _allWords.Contains(word, StringComparison.Ordinal));

    // Whether a word is made with one of the data, LovelaceReader: one of its own parts, or a long one anywhere.
    private bool HasValue(string word) => word.Length > LongestWord
        || Letters().Matches(word).Any(run => Parts().Matches(run.Value).Any(part => part.Length >= LeastPart && IsValue(part.Value))
            || (from start in Enumerable.Range(0, Math.Max(0, run.Length - LeastInside + 1))
                from length in Enumerable.Range(LeastInside, run.Length - start - LeastInside + 1)
                select run.Value.Substring(start, length)).Any(IsValue));

    private bool IsValue(string part) =>
        !s_ofMessages.Contains(part) && !names.Contains(part) && words.Contains(part.ToLowerInvariant());

    // Whether a word is a name or contains one: customerName, OrderFormatter.
    private bool NamesSomething(string word) => names.Contains(word)
        || (!s_ofMessages.Contains(word)
            && names.Any(name => name.Length >= LeastName && word.Contains(name, StringComparison.OrdinalIgnoreCase)));

    // Where a message names members as JSON has them: order_id for OrderId.
    [GeneratedRegex(@"(\bPath: \$[^ |]*|\bPath '[^']*|\brequired properties including: [^.]*)$")]
    private static partial Regex PathBefore();

    [GeneratedRegex(@"[\p{L}\p{N}_]+")]
    private static partial Regex Word();

    [GeneratedRegex(@"^(how\s)?(root\s\d+(\sor\s\d+)?|the\sroots\s\d+\sand\s\d+)\b")]
    private static partial Regex RootAtStart();

    [GeneratedRegex(
        @"\s\(in\s(Serialize|Deserialize)(\sof\sroot\s\d+)?(,\sindex\s\d+)?(,\s(?<path>[\p{L}\p{N}_.\[\]]+))?"
            + @"(;\salso\sof\sroot\s\d+(,\sroot\s\d+)*(\sand\sothers)?)?\)\z")]
    private static partial Regex StepAtEnd();

    // To the end, where a message cuts a quotation off. An apostrophe in a word is none.
    [GeneratedRegex("""(?<![\p{L}\p{N}])(["'])(.*?)(\1(?![\p{L}\p{N}])|$)""", RegexOptions.Singleline)]
    private static partial Regex Quoted();

    // isn't, couldn't, they're
    [GeneratedRegex(@"\G(t|re|ve|ll)\b")]
    private static partial Regex Contraction();

    [GeneratedRegex(@"\p{L}['’]\z")]
    private static partial Regex ContractionStart();

    [GeneratedRegex("""\G["']?((?<ellipsis>…|\.\.\.)|\s\(in\s|$)""")]
    private static partial Regex Cut();

    [GeneratedRegex(@"\bPublicKeyToken=\z")]
    private static partial Regex KeyBefore();

    [GeneratedRegex("^[0-9a-f]{16}$")]
    private static partial Regex KeyOfAssembly();

    // Vector128, Iso8601DateTimeFormatter
    [GeneratedRegex(@"^[A-Z][A-Za-z]{2,30}\d{1,4}([A-Z][A-Za-z]{1,30})?$")]
    private static partial Regex NumberedName();

    [GeneratedRegex("[A-Za-z]+")]
    private static partial Regex Letters();

    // Message, Pack, URL: the parts of a name.
    [GeneratedRegex("[A-Z]+(?![a-z])|[A-Z]?[a-z]+")]
    private static partial Regex Parts();

    [GeneratedRegex("^(U?Int(8|16|32|64|128)[A-Za-z]*|Utf8[A-Za-z]*|UTF8|UTF16|Base64[A-Za-z]*|HResult)$")]
    private static partial Regex TypeName();
}

// Tells the numbers in a message that are the library's from those that may be values: positions, limits, versions and counts by the words
// beside them; other numbers where they stand in a sentence and do not occur in the data.
internal sealed partial class MessageNumbers(IReadOnlySet<string> names, IReadOnlySet<string> words)
{
    // Longer ones are seldom constants, and may be computed from values: ticks, hashes, days.
    private const int MostDigits = 4;

    // Longer ones are hardly a position, length or limit by chance, where the data has the same.
    private const int MostDigitsOfCount = 6;

    public bool IsLibrarys(string text, Match number, bool isQuoted, bool isCut) => !IsLongValue(text, number, isCut)
        && (IsNamed(text, number)
            || (!isQuoted && Place().Matches(text).Any(place => place.Index <= number.Index && number.Index < place.Index + place.Length))
            || (!isQuoted && !isCut && ((IsInSentence(text, number) && !IsOfValues(number.Value)) || IsVersion(text, number))));

    // Whether a number, with what separators divide from it, is a long one of the data, whatever words are beside it.
    private bool IsLongValue(string text, Match number, bool isCut)
    {
        var whole = Separated().Matches(text).First(run => run.Index <= number.Index && number.Index < run.Index + run.Length).Value;
        string[] forms = [number.Value, .. whole.Length > number.Length ? Forms(whole) : []];
        return forms.Any(digits => digits.Length > MostDigitsOfCount && (isCut || IsOfValues(digits)));
    }

    // The digits of a number with separators, also without a fraction of zeros, or any fraction.
    private static IEnumerable<string> Forms(string number)
    {
        var groups = SeparatorOfDigits().Split(number);
        string[] digits = [string.Concat(groups), string.Concat(groups[..^1])];
        return digits.Concat(digits.Select(form => form.TrimEnd('0')));
    }

    private bool IsOfValues(string number) => words.Contains(DataWordReader.Plain(number));

    // Whether the words beside a number say what it is. A word that is also a member's name or in the values does not: "depth 12".
    private bool IsNamed(string text, Match number)
    {
        var before = Before().Match(text[..number.Index]);
        var after = CountedThing().Match(text, number.Index + number.Length);
        var owner = before.Groups["owner"];
        return (before.Success && (owner.Success
                ? owner.Value is "$" or "]" or "`" or "GenericArguments" || names.Contains(owner.Value)
                : IsOfMessage(before.Groups["what"].Value)))
            || (after.Success && IsOfMessage(after.Groups["what"].Value))
            || (PathIndex().IsMatch(text[..number.Index])
                && PathGoesOn().Match(text, number.Index + number.Length) is { Success: true } path
                && names.Contains(path.Groups["name"].Value));
    }

    // Whether a short number, or a limit of a type, stands between words: "more than 64 levels".
    private bool IsInSentence(string text, Match number)
    {
        var before = WordBefore().Match(text[..number.Index]);
        return before.Success && IsOfMessage(before.Groups["what"].Value) && EndOfNumber().IsMatch(text, number.Index + number.Length)
            && (number.Length <= MostDigits || IsLimit(number.Value));
    }

    // Whether a number is a part of a version, MessagePack 2.5.307, and not of an address, a date or a number.
    private bool IsVersion(string text, Match number)
    {
        var start = number.Index - VersionBefore().Match(text[..number.Index]).Length;
        var version = Version().Match(text, start);
        var before = WordBefore().Match(text[..start]);
        if (!version.Success || !before.Success || !IsOfMessage(before.Groups["what"].Value))
        {
            return false;
        }

        var parts = version.Value.Split('.');
        return !words.Any(word => word.Contains(version.Value, StringComparison.Ordinal))
            && !IsOfValues(string.Concat(parts))
            && !parts.Any(IsYear)
            && (parts.All(part => part.Length == 1) || parts.Any(part => part.Length > 1 && !IsOfValues(part)));
    }

    private bool IsOfMessage(string word) =>
        !names.Contains(word, StringComparer.OrdinalIgnoreCase) && !words.Contains(word.ToLowerInvariant());

    private static bool IsYear(string part) => part.Length == MostDigits && part[..2] is "19" or "20";

    // A power of two, or the number before it: the greatest of a type.
    private static bool IsLimit(string text) =>
        ulong.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out var number)
            && (ulong.PopCount(number) == 1 || ulong.PopCount(number + 1) <= 1);

    // line 3, LineNumber: 3, position=3, (Lin: 5, Col: 4, Chr: 78); depth of 64, MaxDepth: 64, Version=1.0.0.0; $[3], Lines[3], $.a[0][3];
    // List`1. And what Roundup says: root 3, within 20 s, limit of 2.0 GB, count (20 → 17).
    [GeneratedRegex(
        @"(\b(?<what>line|column|position|offset|index|byte|LineNumber|LinePosition|BytePosition|BytePositionInLine|lin|col|chr|idx|root"
            + @"|within|exit\scode)(\s+number)?\s*[:=]?\s*"
            + @"|\b(?<what>(max(imum)?)?_?(depth|limit|length|size|count|capacity)|maximum|minimum)(\s+(of|is)\s+|\s*[:=]\s*|\s+)(\d+\.)?"
            + @"|\b(?<what>version)(\s+|\s*[:=]\s*)(\d+\.)*"
            + @"|:\s(?<what>count)\s\((\d+\s→\s)?"
            + @"|(?<owner>[\p{L}\p{N}_]+|\$|\])\[|(?<owner>`))\z",
        RegexOptions.IgnoreCase | RegexOptions.ExplicitCapture)]
    private static partial Regex Before();

    // 77,123,999 and 77 123 999.50
    [GeneratedRegex(@"[0-9]+([.,'’_\s\u00A0\u202F][0-9]+)*")]
    private static partial Regex Separated();

    [GeneratedRegex("[^0-9]")]
    private static partial Regex SeparatorOfDigits();

    // A place in the input, whatever the names of members: line 3, position 5; (Line: 3, Col: 5, Idx: 20); LineNumber: 3 | BytePosition...
    [GeneratedRegex(
        @"\bline:?\s\d+,\s(position|column|col):?\s\d+(,\sidx:\s\d+)?|\bLineNumber:\s\d+\s\|\sBytePositionInLine:\s\d+",
        RegexOptions.IgnoreCase)]
    private static partial Regex Place();

    [GeneratedRegex(
        @"\G\s+(of\s+\d+\s+)?(?<what>bytes?|bits?|elements?|items?|members?|propert(y|ies)|fields?|entr(y|ies)|characters?|arguments?"
            + @"|parameters?|levels?|constructors?|overloads?|columns?)\b",
        RegexOptions.IgnoreCase | RegexOptions.ExplicitCapture)]
    private static partial Regex CountedThing();

    // '[3].Lines: the index of a root, at the start of a path.
    [GeneratedRegex(@"['""\s]\[\z")]
    private static partial Regex PathIndex();

    [GeneratedRegex(@"\G\]\.(?<name>[\p{L}\p{N}_]+)")]
    private static partial Regex PathGoesOn();

    [GeneratedRegex(@"(^|[\s(])(?<what>[A-Za-z]+)\s+\z")]
    private static partial Regex WordBefore();

    [GeneratedRegex(@"\G(\s+[A-Za-z(]|\.?\s*$|[.,;:)]\s)")]
    private static partial Regex EndOfNumber();

    [GeneratedRegex(@"(\d+\.)*\z")]
    private static partial Regex VersionBefore();

    [GeneratedRegex(@"\G\d+(\.\d+){2,3}(?![\p{L}\p{N}_./:-]*[\p{L}\p{N}_])")]
    private static partial Regex Version();
}
