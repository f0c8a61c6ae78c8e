using System.Text.Json;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Catalogue.Reading;

// One JSON object of a suite file. Unknown members are errors; messages name the file and the member. Null, or no elements: the member is
// absent.
internal sealed class SuiteJson
{
    private readonly JsonElement _element;

    public SuiteJson(string file, JsonElement element, string what, IReadOnlyList<string> members)
    {
        File = file;
        _element = element;
        if (element.ValueKind != JsonValueKind.Object)
        {
            throw new RoundupException(ExitCode.Usage, $"{file}: {what} is not an object.");
        }

        var strange = element.EnumerateObject().FirstOrDefault(m => !members.Contains(m.Name));
        if (strange is { Value.ValueKind: not JsonValueKind.Undefined } unknown)
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"{file}: {what} has an unknown member '{Shortened.To(FileLimits.NumberLength, unknown.Name)}'"
                + NearestName.Proposal(unknown.Name, members));
        }
    }

    public string File { get; }

    public string? Text(string member) =>
        !_element.TryGetProperty(member, out var value) ? null
        : value.ValueKind == JsonValueKind.String && value.GetString() is { Length: > 0 } text ? Limited(member, text)
        : throw Error(member, "is not a string");

    // A whole number above 0; null if the member is absent.
    public int? Whole(string member, int most) =>
        !_element.TryGetProperty(member, out var value) ? null
        : value.ValueKind != JsonValueKind.Number || !value.TryGetInt32(out var number) || number < 1
            ? throw Error(member, $"is {Raw(value)}, which is not a whole number above 0")
        : number <= most ? number
        : throw Error(member, $"is {number}, and at most {most} is possible");

    public bool? Flag(string member) =>
        !_element.TryGetProperty(member, out var value) ? null
        : value.ValueKind is JsonValueKind.True or JsonValueKind.False ? value.GetBoolean()
        : throw Error(member, $"is {Raw(value)}, which is neither true nor false");

    public JsonElement? Member(string member) => _element.TryGetProperty(member, out var value) ? value : null;

    public List<string>? Texts(string member) =>
        Elements(member)?.Select(e => e.ValueKind == JsonValueKind.String
            ? Limited(member, e.GetString()!)
            : throw Error(member, $"holds {Raw(e)}, which is not a string")).ToList();

    // One text or number, or a list with at least one; null if the member is absent.
    public List<string>? Values(string member) => Member(member) is not { } value ? null
        : (value.ValueKind == JsonValueKind.Array ? Elements(member)! : [value]).Select(one =>
            one.ValueKind == JsonValueKind.Number ? one.GetRawText()
            : one.ValueKind == JsonValueKind.String && one.GetString() is { Length: > 0 } text && !text.Contains('\0')
            ? Limited(member, text)
            : throw Error(member, $"has {Raw(one)}, where a text or a number is needed")).ToList();

    public List<(string Name, string Text)> Pairs(string member) =>
        !_element.TryGetProperty(member, out var value) ? []
        : value.ValueKind == JsonValueKind.Object
            ? [.. value.EnumerateObject().Select(pair => (
                Limited(member, pair.Name),
                pair.Value.ValueKind == JsonValueKind.String
                    ? Limited(member, pair.Value.GetString()!)
                    : throw Error(member, $"holds {Raw(pair.Value)}, which is not a string")))]
        : throw Error(member, "is not an object");

    // A list with at least one element; null if the member is absent.
    public List<JsonElement>? Elements(string member) =>
        !_element.TryGetProperty(member, out var value) ? null
        : value.ValueKind != JsonValueKind.Array || value.GetArrayLength() == 0
            ? throw Error(member, "is not a list with at least one element")
        : value.GetArrayLength() <= FileLimits.Values ? [.. value.EnumerateArray()]
        : throw Error(member, $"has {value.GetArrayLength()} elements, and at most {FileLimits.Values} are possible");

    // The one of known that equals a value, ignoring case.
    public string OneOf(string member, string value, IReadOnlyList<string> known) =>
        known.FirstOrDefault(k => string.Equals(k, value, StringComparison.OrdinalIgnoreCase))
            ?? throw Error(member, ProjectXml.Unknown(value, known)!);

    public static string Raw(JsonElement value) => Shortened.To(FileLimits.NumberLength, value.GetRawText());

    public RoundupException Error(string member, string what) => new(ExitCode.Usage, $"{File}: '{member}' {what}.");

    // Checks the length of a string, because it is written to the results file.
    private string Limited(string member, string text) =>
        text.Length <= FileLimits.Reason ? text : throw Error(member, $"is longer than {FileLimits.Reason} characters");
}

// Reads JSON that people write, with comments and trailing commas.
internal static class WrittenJson
{
    private static readonly JsonDocumentOptions s_options = new()
    {
        CommentHandling = JsonCommentHandling.Skip,
        AllowTrailingCommas = true,
        AllowDuplicateProperties = false,
        MaxDepth = FileLimits.Depth,
    };

    // Throws RoundupException: the file is not JSON, or too long; the message names the file and the place.
    public static JsonDocument Read(string file)
    {
        try
        {
            return JsonDocument.Parse(Bytes(file), s_options);
        }
        catch (JsonException e)
        {
            throw Error(file, JsonProblem.Describe(e), e);
        }
    }

    public static ReadOnlyMemory<byte> Bytes(string file)
    {
        if (BoundedFile.IsStream(file))
        {
            throw new RoundupException(ExitCode.Usage, $"{file} is a pipe or a device: write what it gives to a file, and name that.");
        }

        var all = BoundedFile.Read(file, FileLimits.WrittenFileBytes)
            ?? throw Error(file, new("$", BoundedFile.TooLong(FileLimits.WrittenFileBytes)));
        var bytes = BoundedFile.WithoutMark(all);
        return JsonScan.Find(bytes.Span, isWritten: true) is { } flaw ? throw Error(file, flaw) : bytes;
    }

    private static RoundupException Error(string file, Defect flaw, Exception? inner = null) => new(
        ExitCode.Usage,
        flaw.Line is { } line ? $"{file}({line}) is not JSON: {flaw.What}." : $"{file}: {flaw}; correct the value.",
        inner);
}
