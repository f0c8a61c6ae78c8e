using System.Text.Json;
using Roundup.Results.Reading;

namespace Roundup.Catalogue.Reading;

/// <summary>Reads JSON that people write, with comments and trailing commas.</summary>
internal static class WrittenJson
{
    private static readonly JsonDocumentOptions s_options = new()
    {
        CommentHandling = JsonCommentHandling.Skip,
        AllowTrailingCommas = true,
        AllowDuplicateProperties = false,
        MaxDepth = FileLimits.Depth,
    };

    /// <exception cref="RoundupException">The file is not JSON, or too long; the message names the file and the place.</exception>
    public static JsonDocument Read(string file)
    {
        try
        {
            return JsonDocument.Parse(Bytes(file), s_options);
        }
        catch (JsonException e)
        {
            throw Error(file, JsonProblem.Of(e), e);
        }
    }

    /// <summary>The bytes of a file, checked to be JSON.</summary>
    /// <exception cref="RoundupException">The file is not JSON, or too long; the message names the file and the place.</exception>
    public static ReadOnlyMemory<byte> Bytes(string file)
    {
        var all = BoundedFile.Read(file, FileLimits.WrittenFileBytes)
            ?? throw Error(file, new("$", BoundedFile.TooLong(FileLimits.WrittenFileBytes)));
        var bytes = BoundedFile.WithoutMark(all);
        return JsonScan.Find(bytes.Span, isWritten: true) is { } flaw ? throw Error(file, flaw) : bytes;
    }

    private static RoundupException Error(string file, Flaw flaw, Exception? inner = null) => new(
        ExitCode.Usage,
        flaw.Line is { } line ? $"{file}({line}) is not JSON: {flaw.What}." : $"{file}: {flaw}; correct the value.",
        inner);
}
