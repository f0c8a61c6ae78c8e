using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Roundup.Results.Reading;

namespace Roundup.Results;

/// <summary>Reads and writes <c>results.json</c>.</summary>
public static class ResultsStore
{
    private static JsonSerializerOptions s_options = MakeOptions();

    /// <summary>The options of the file; the journal uses the same.</summary>
    public static JsonSerializerOptions JsonOptions => s_options;

    /// <summary>Adds the type that holds an experiment's results; types of this assembly are known already.</summary>
    /// <exception cref="ArgumentException">It is no <see cref="CaseData"/> with the attribute.</exception>
    public static void AddData(Type type)
    {
        if (CaseDataTypes.Add(type))
        {
            s_options = MakeOptions();
        }
    }

    private static JsonSerializerOptions MakeOptions() => new(JsonSerializerDefaults.Web)
    {
        TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { CaseDataTypes.Describe } },
        AllowOutOfOrderMetadataProperties = true,
        WriteIndented = false,
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
        RespectNullableAnnotations = true,
        AllowDuplicateProperties = false,
        MaxDepth = FileLimits.Depth,
        Converters = { new JsonStringEnumConverter(namingPolicy: null, allowIntegerValues: false) },
    };

    /// <summary>Reads a results file.</summary>
    /// <exception cref="ResultsFormatException">It is not a results file, is damaged, or was written by a newer Roundup.</exception>
    /// <exception cref="IOException">It cannot be read.</exception>
    public static ResultsFile Read(string path)
    {
        using var stream = File.OpenRead(path);
        return Read(stream, path);
    }

    /// <summary>Reads a results file from a stream.</summary>
    /// <param name="stream">The file's bytes.</param>
    /// <param name="name">What the error message calls the file.</param>
    /// <exception cref="ResultsFormatException">It is not a results file, is damaged, or was written by a newer Roundup.</exception>
    public static ResultsFile Read(Stream stream, string name) => new ResultsReader(name, s_options).Read(stream);

    /// <summary>
    /// Writes a results file: to a temporary file beside it, then in one move, so that an old file is never half overwritten.
    /// </summary>
    public static void Write(ResultsFile file, string path)
    {
        var temporary = path + ".part";
        using (var stream = File.Create(temporary))
        {
            Write(file, stream);
        }

        File.Move(temporary, path, overwrite: true);
    }

    /// <summary>Writes a results file to a stream.</summary>
    public static void Write(ResultsFile file, Stream stream) => JsonSerializer.Serialize(stream, file, s_options);
}

/// <summary>A results file cannot be used; the message says why and what to do.</summary>
public sealed class ResultsFormatException(string message, Exception? inner = null) : Exception(message, inner);
