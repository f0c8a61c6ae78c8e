using System.Text.Json;
using System.Text.Json.Serialization;
using Roundup.Catalogue;
using Roundup.Catalogue.Reading;
using Roundup.Results;
using Roundup.Results.Reading;
using Roundup.Results.Texts;

namespace Roundup.Site.Figures;

internal static class PublishedReader
{
    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web)
    {
        AllowTrailingCommas = true,
        ReadCommentHandling = JsonCommentHandling.Skip,
        RespectNullableAnnotations = true,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        AllowDuplicateProperties = false,
        MaxDepth = FileLimits.Depth,
        Converters = { new JsonStringEnumConverter(namingPolicy: null, allowIntegerValues: false) },
    };

    /// <exception cref="RoundupException">The file is malformed; the message names the file and the place.</exception>
    public static PublishedPage Read(string file)
    {
        try
        {
            var bytes = WrittenJson.Bytes(file);
            var read = JsonSerializer.Deserialize<PublishedFile>(bytes.Span, s_options) ?? throw new JsonException("it is empty");
            return Page(file, read);
        }
        catch (JsonException e)
        {
            throw Error(file, JsonProblem.Of(e), e);
        }
    }

    private static RoundupException Error(string file, Flaw flaw, Exception? inner = null) => new(
        ExitCode.Usage, $"{file} is not a file of published figures ({flaw}): correct it, as published/README.md describes.", inner);

    private static PublishedPage Page(string file, PublishedFile read) =>
        read.OtherWork.SelectMany(work => work.Names).FirstOrDefault(name => !read.Rows.ContainsKey(name)) is { } unknown
        ? throw Error(file, new("$.otherWork", $"there is no row {Shortened.To(FileLimits.NumberLength, unknown)}"))
        : read.Schema != 1
        ? throw new RoundupException(ExitCode.Usage, $"{file} has schema {read.Schema}, and this Roundup reads 1: update it.")
        : new()
        {
            Source = read.Source,
            Url = read.Url,
            Date = read.Date,
            DateIs = read.DateIs,
            Tool = read.Tool,
            Machine = read.Machine,
            Runtime = read.Runtime,
            Remarks = read.Remarks,
            Omitted = read.Omitted,
            Streams = read.Streams,
            OneInList = read.OneInList,
            Entries = [.. read.Tables.SelectMany((table, index) => new PublishedTableReader(file, read, table, index).Entries())],
        };
}
