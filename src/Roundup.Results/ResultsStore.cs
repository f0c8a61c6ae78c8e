using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Results.Reading;

namespace Roundup.Results;

/// <summary>Reads and writes <c>results.json</c>.</summary>
public sealed class ResultsStore
{
    private readonly JsonSerializerOptions _options;

    /// <summary>How the file is written before lists become tables.</summary>
    internal JsonSerializerOptions Options => _options;

    /// <summary>Prepares for the results of some experiments.</summary>
    /// <param name="parts">
    /// The types of their results, each a <see cref="CasePart"/>, by the experiment's name. Of the results of other experiments only how
    /// each case ended is read.
    /// </param>
    public ResultsStore(IEnumerable<KeyValuePair<string, Type>> parts)
    {
        var polymorphism = new JsonPolymorphismOptions
        {
            TypeDiscriminatorPropertyName = "experiment",
            IgnoreUnrecognizedTypeDiscriminators = true,
        };
        foreach (var (experiment, type) in parts)
        {
            polymorphism.DerivedTypes.Add(new(type, experiment));
        }

        void Describe(JsonTypeInfo info)
        {
            // A run may hold nothing but what verification finds out.
            if (info.Type == typeof(CasePart) && polymorphism.DerivedTypes.Count > 0)
            {
                info.PolymorphismOptions = polymorphism;
            }
        }

        _options = new(ResultsJson.Options) { TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { Describe } } };
    }

    /// <summary>Reads a results file.</summary>
    /// <exception cref="ResultsFormatException">It is not a results file, is damaged, or was written by a newer Roundup.</exception>
    /// <exception cref="IOException">It cannot be read.</exception>
    public ResultsFile Read(string path)
    {
        using var stream = File.OpenRead(path);
        return Read(stream, path);
    }

    /// <summary>Reads a results file from a stream.</summary>
    /// <param name="stream">The file's bytes.</param>
    /// <param name="name">What the error message calls the file.</param>
    /// <exception cref="ResultsFormatException">It is not a results file, is damaged, or was written by a newer Roundup.</exception>
    public ResultsFile Read(Stream stream, string name) => new ResultsReader(name, _options).Read(stream);

    /// <summary>Writes a results file. An old file is never half overwritten.</summary>
    public void Write(ResultsFile file, string path) => AtomicFile.Write(path, partial =>
    {
        using var stream = File.Create(partial);
        Write(file, stream);
    });

    /// <summary>Writes a results file to a stream: with tables where it has no samples.</summary>
    public void Write(ResultsFile file, Stream stream)
    {
        ArgumentNullException.ThrowIfNull(file);
        if (file.HasSamples)
        {
            JsonSerializer.Serialize(stream, file, _options);
        }
        else
        {
            ResultsTables.Write(JsonSerializer.SerializeToNode(file, _options)!.AsObject(), stream);
        }
    }
}

/// <summary>A results file cannot be used; the message says why and what to do.</summary>
public sealed class ResultsFormatException(string message, Exception? inner = null) : Exception(message, inner);
