using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using Roundup.Catalogue;
using Roundup.OwnData.Samples.Json;

namespace Roundup.OwnData.Samples.Observed;

internal static class SampleRoots
{
    private static readonly JsonSerializerOptions s_reading = new() { MaxDepth = JsonTokens.MaxDepth, DefaultBufferSize = 256 * 1024 };

    private static readonly JsonWriterOptions s_writing = new()
    {
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        MaxDepth = JsonTokens.MaxDepth,
        SkipValidation = true,
    };

    public static long Count(string path)
    {
        using var tokens = new JsonTokens(path, SampleFile.Open(path));
        var reader = new RootReader(tokens);
        reader.Read();
        return reader.Count;
    }

    // None where the first root is no object.
    public static IReadOnlyList<string> FirstMembers(string path)
    {
        try
        {
            return
            [
                .. Every(path, 1).Take(1).Where(root => root.ValueKind == JsonValueKind.Object)
                    .SelectMany(root => root.EnumerateObject()).Select(member => member.Name),
            ];
        }
        catch (Exception e) when (e is JsonException or DecoderFallbackException or IOException)
        {
            // Tells what is wrong, and where.
            Count(path);
            throw;
        }
    }

    // root: which root, from 0. steps: the way to the value from there: names of members (string) and places in arrays (int).
    public static RoundupException Error(string path, long root, IReadOnlyList<object> steps, string cause)
    {
        using var tokens = new JsonTokens(path, SampleFile.Open(path));
        new ValueLocator(tokens).GoTo(root, steps);
        return tokens.Error(cause);
    }

    // Copies the first root and every nth after it as lines of JSON in UTF-8; returns the number of copies.
    public static long Copy(string path, Stream output, long step)
    {
        var copied = 0L;
        using var writer = new Utf8JsonWriter(output, s_writing);
        foreach (var root in Every(path, step))
        {
            root.WriteTo(writer);
            writer.Flush();
            writer.Reset();
            output.WriteByte((byte)'\n');
            copied++;
        }

        return copied;
    }

    private static IEnumerable<JsonElement> Every(string path, long step)
    {
        using var stream = SampleFile.AsUtf8(SampleFile.Open(path));
        var roots = JsonSerializer.DeserializeAsyncEnumerable<JsonElement>(stream, topLevelValues: !IsArray(path), s_reading);
        var seen = 0L;
        foreach (var root in roots.ToBlockingEnumerable())
        {
            if (seen++ % step == 0)
            {
                yield return root;
            }
        }
    }

    private static bool IsArray(string path)
    {
        using var tokens = new JsonTokens(path, SampleFile.Open(path));
        return tokens.Read() && tokens.Type == JsonTokenType.StartArray;
    }
}

internal sealed class RootReader(JsonTokens tokens)
{
    private const string Remedy = "a model needs an object, an array, or one object per line";

    private readonly ShapeReader _reader = new(tokens);

    public ObservedValues Root { get; } = new();

    public long Count { get; private set; }

    public SampleForm Form { get; private set; }

    public int Deepest => _reader.Deepest;

    public void Read()
    {
        if (!tokens.Read())
        {
            throw tokens.Error("it is empty; " + Remedy);
        }

        if (tokens.Type == JsonTokenType.StartArray)
        {
            Array();
        }
        else
        {
            Lines();
        }
    }

    private void Array()
    {
        Form = SampleForm.Array;
        while (tokens.Read() && tokens.Type != JsonTokenType.EndArray)
        {
            One("an element of the array");
        }

        if (Count == 0)
        {
            throw tokens.Error("the array is empty, so there is nothing to infer a model from; " + Remedy);
        }

        if (tokens.Read())
        {
            throw tokens.Error("there is more after the array; " + Remedy);
        }
    }

    private void Lines()
    {
        do
        {
            One("the outermost value");
        }
        while (tokens.Read());

        Form = Count == 1 ? SampleForm.One : SampleForm.Lines;
    }

    private void One(string what)
    {
        if (tokens.Type != JsonTokenType.StartObject && (Form != SampleForm.Array || tokens.Type == JsonTokenType.Null))
        {
            throw tokens.Error($"{what} is {Named(tokens.Type)}; {Remedy}");
        }

        Count++;
        _reader.Read(Root);
    }

    private static string Named(JsonTokenType type) => type switch
    {
        JsonTokenType.StartArray => "an array",
        JsonTokenType.String => "a string",
        JsonTokenType.Number => "a number",
        JsonTokenType.Null => "null",
        _ => "true or false",
    };
}
