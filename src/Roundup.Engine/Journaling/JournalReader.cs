using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Catalogue;
using Roundup.Results.Reading;

namespace Roundup.Engine.Journaling;

// Reads the journal of a run, which may be damaged or made by somebody who means harm, within the limits of results files.
internal sealed class JournalReader(string folder, IReadOnlyList<JsonDerivedType> added)
{
    private readonly JsonSerializerOptions _options = JournalFormat.Options(added);

    // The entry that was read last is on this line, from 1.
    public int Line { get; private set; }

    public IEnumerable<(Entry Entry, long End)> Read()
    {
        var bytes = BoundedFile.Read(Journal.PathIn(folder), FileLimits.FileBytes)
            ?? throw Damaged(BoundedFile.TooLong(FileLimits.FileBytes));
        for (var start = 0; start < bytes.Length;)
        {
            var length = Array.IndexOf(bytes, (byte)'\n', start) - start;
            if (length < 0)
            {
                yield break;
            }

            Line++;
            yield return (Parse(bytes.AsSpan(start, length)), start + length + 1);
            start += length + 1;
        }
    }

    public RoundupException Damaged(string cause, Exception? inner = null)
    {
        var line = Line == 0 ? "" : string.Create(CultureInfo.InvariantCulture, $"line {Line}, ");
        return new(ExitCode.Usage, $"{Journal.PathIn(folder)} is damaged ({line}{cause}): start a new run.", inner);
    }

    private Entry Parse(ReadOnlySpan<byte> line)
    {
        if (JsonScan.Find(line) is { } unreadable)
        {
            throw Damaged(unreadable.Line is null ? unreadable.ToString() : $"which is not JSON: {unreadable.What}");
        }

        try
        {
            return JsonSerializer.Deserialize<Entry>(line, _options) ?? throw new JsonException("it is null");
        }
        catch (Exception e) when (JsonProblem.Is(e))
        {
            throw Damaged(JsonProblem.Describe(e).ToString(), e);
        }
    }
}

// How entries are written as JSON: as results are, with the entries of the experiments.
internal static class JournalFormat
{
    public static JsonSerializerOptions Options(IReadOnlyList<JsonDerivedType> added) => new(ResultsJson.Options)
    {
        TypeInfoResolver = ResultsJson.Resolver().WithAddedModifier(info =>
        {
            if (info.Type == typeof(Entry))
            {
                foreach (var entry in added)
                {
                    info.PolymorphismOptions!.DerivedTypes.Add(entry);
                }
            }
        }),
    };
}
