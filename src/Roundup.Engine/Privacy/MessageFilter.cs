using System.Text.RegularExpressions;

namespace Roundup.Engine.Privacy;

/// <summary>
/// Replaces by an ellipsis what may be a value of the data in a message: numbers, words that occur in the data, and words that no message
/// contains. Positions stay: a line, a column, an offset, an index in a path.
/// </summary>
/// <param name="names">The names of types and members.</param>
/// <param name="words">The words of the values, in lower case.</param>
/// <param name="hidesNames">Whether names are replaced too.</param>
internal sealed partial class MessageFilter(IReadOnlySet<string> names, IReadOnlySet<string> words, bool hidesNames)
{
    private const string Ellipsis = "…";
    private const string Hint = " (values are left out: --include-data keeps them)";

    /// <summary>Shorter parts of words occur in any word by chance.</summary>
    private const int LeastPart = 4;
    private const int LeastName = 3;

    private readonly string allWords = string.Join('\n', words);

    /// <summary>Words of messages that say nothing about the data, even where the data contains them.</summary>
    private static readonly HashSet<string> s_ofMessages = new(StringComparer.OrdinalIgnoreCase)
    {
        "a", "an", "the", "of", "to", "in", "is", "not", "no", "be", "or", "and", "on", "at", "for", "from", "with", "by", "as",
        "it", "its", "was", "were", "has", "have", "had", "can", "cannot", "could", "must", "may", "should", "does", "do", "did",
        "this", "that", "which", "value", "values", "type", "types", "property", "member", "field", "object", "objects", "string",
        "number", "array", "list", "key", "null", "true", "false", "expected", "unexpected", "found", "invalid", "valid",
        "missing", "unknown", "supported", "converted", "constructor", "parameter", "method", "error", "exception", "line",
        "position", "path", "token", "index", "out", "range", "length", "came", "back", "instead", "serialize", "deserialize",
        "serializer", "system", "json", "xml", "data", "format", "input", "output", "int", "long", "double", "decimal", "bool",
        "byte", "char", "datetime", "datetimeoffset", "dateonly", "timeonly", "timespan", "guid", "uri", "enum", "class",
        "interface", "abstract", "instance", "reference", "set", "dictionary", "collection", "nullable",
    };

    /// <summary>A message without values of the data; where any were replaced, with the option that keeps them.</summary>
    public string WithoutValues(string text)
    {
        var filtered = Word().Replace(text, word => IsShown(word.Value) || IsPosition(text, word) ? word.Value : Ellipsis);
        return filtered == text || hidesNames ? filtered : filtered + Hint;
    }

    /// <summary>A text about the types; without their names where names are hidden.</summary>
    public string WithoutNames(string text) =>
        hidesNames ? Word().Replace(text, word => NamesSomething(word.Value) ? Ellipsis : word.Value) : text;

    private bool IsShown(string word)
    {
        if (names.Contains(word))
        {
            return !hidesNames;
        }

        if (s_ofMessages.Contains(word) || TypeName().IsMatch(word))
        {
            return true;
        }

        if (hidesNames && NamesSomething(word))
        {
            return false;
        }

        // What a number, a date or an id stands in, and letters that no .NET name has.
        return word.All(char.IsAsciiLetter) && !IsOfValues(word.ToLowerInvariant());
    }

    /// <summary>
    /// Whether a number is a position. After a word such as "line" that is also a member's name or in the values, it may be a value.
    /// </summary>
    private bool IsPosition(string text, Match word)
    {
        var before = word.Value.All(char.IsAsciiDigit) ? BeforePosition().Match(text[..word.Index]) : Match.Empty;
        var (what, owner) = (before.Groups["what"].Value, before.Groups["owner"].Value);
        return before.Success && (what.Length > 0
            ? !names.Contains(what, StringComparer.OrdinalIgnoreCase) && !words.Contains(what.ToLowerInvariant())
            : owner is "$" or "]" or "`" || names.Contains(owner));
    }

    /// <summary>Whether the word, or a word that begins with it, is in the data: a message may cut words off.</summary>
    private bool IsOfValues(string word) =>
        words.Contains(word) || (word.Length >= LeastPart && allWords.Contains(word, StringComparison.Ordinal));

    /// <summary>Whether a word is a name or contains one: <c>customerName</c>, <c>OrderFormatter</c>.</summary>
    private bool NamesSomething(string word) => names.Contains(word)
        || (!s_ofMessages.Contains(word)
            && names.Any(name => name.Length >= LeastName && word.Contains(name, StringComparison.OrdinalIgnoreCase)));

    [GeneratedRegex(@"[\p{L}\p{N}_]+")]
    private static partial Regex Word();

    // line 3, LineNumber: 3, position=3; $[3], Lines[3], $.a[0][3]; List`1. And what Roundup says: root 3, within 20 s, limit of 2.0 GB.
    [GeneratedRegex(
        @"(\b(?<what>line|column|position|offset|index|byte|LineNumber|LinePosition|BytePosition|BytePositionInLine|root|within|exit\scode)"
            + @"(\s+number)?\s*[:=]?\s*|\b(?<what>limit\sof)\s(\d+\.)?"
            + @"|(?<owner>[\p{L}\p{N}_]+|\$|\])\[|(?<owner>`))\z",
        RegexOptions.IgnoreCase)]
    private static partial Regex BeforePosition();

    [GeneratedRegex("^(U?Int(8|16|32|64|128)[A-Za-z]*|Utf8[A-Za-z]*|UTF8|UTF16|Base64[A-Za-z]*|HResult)$")]
    private static partial Regex TypeName();
}
