using System.Globalization;
using System.IO.Compression;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Results.Reading;

namespace Roundup.Results;

/// <summary>
/// Reads and writes <c>results.json</c>, and <c>results.json.br</c>, which is the same compressed with Brotli, for files that are kept.
/// </summary>
public sealed class ResultsStore
{
    /// <summary>Significant digits of a number with a fraction: no quantity is measured more exactly.</summary>
    private const int Digits = 7;

    private const string Compressed = ".br";

    private readonly JsonSerializerOptions _options;

    /// <summary>How the file is written.</summary>
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

            foreach (var property in info.Properties)
            {
                var type = Nullable.GetUnderlyingType(property.PropertyType) ?? property.PropertyType;
                if (type == typeof(double) && property.Get is { } get)
                {
                    property.Get = owner => get(owner) is double number ? Rounded(number) : null;
                }
            }
        }

        _options = new(ResultsJson.Options) { TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { Describe } } };
    }

    /// <summary>Whether a file of this name is a results file, compressed or not.</summary>
    public static bool IsNamed(string path)
    {
        ArgumentNullException.ThrowIfNull(path);
        return Path.GetExtension(WithoutCompression(path)) == ".json";
    }

    /// <summary>The name of a results file without folder and endings.</summary>
    public static string NameOf(string path)
    {
        ArgumentNullException.ThrowIfNull(path);
        return Path.GetFileNameWithoutExtension(WithoutCompression(path));
    }

    /// <summary>Reads a results file; one whose name ends with <c>.br</c> is compressed with Brotli.</summary>
    /// <exception cref="ResultsFormatException">It is not a results file, is damaged, or was written by a newer Roundup.</exception>
    /// <exception cref="IOException">It cannot be read.</exception>
    public ResultsFile Read(string path)
    {
        using var stream = File.OpenRead(path);
        if (!IsCompressed(path))
        {
            return Read(stream, path);
        }

        using var content = new BrotliStream(stream, CompressionMode.Decompress);
        return new ResultsReader(path, _options).Read(
            content, (int)Math.Clamp(stream.Length * FileLimits.Expansion, FileLimits.Expanded, FileLimits.FileBytes));
    }

    /// <summary>Reads a results file from a stream.</summary>
    /// <param name="stream">The file's bytes.</param>
    /// <param name="name">What the error message calls the file.</param>
    /// <exception cref="ResultsFormatException">It is not a results file, is damaged, or was written by a newer Roundup.</exception>
    public ResultsFile Read(Stream stream, string name) => new ResultsReader(name, _options).Read(stream, FileLimits.FileBytes);

    /// <summary>
    /// Writes a results file, compressed where its name ends with <c>.br</c>. An old file is never half overwritten.
    /// </summary>
    public void Write(ResultsFile file, string path) => AtomicFile.Write(path, partial =>
    {
        using var stream = File.Create(partial);
        if (IsCompressed(path))
        {
            using var content = new BrotliStream(stream, CompressionLevel.SmallestSize);
            Write(file, content);
        }
        else
        {
            Write(file, stream);
        }
    });

    /// <summary>Writes a results file to a stream.</summary>
    public void Write(ResultsFile file, Stream stream) => JsonSerializer.Serialize(stream, file, _options);

    private static bool IsCompressed(string path) => path.EndsWith(Compressed, StringComparison.Ordinal);

    private static string WithoutCompression(string path) => IsCompressed(path) ? path[..^Compressed.Length] : path;

    private static double Rounded(double number)
    {
        if (number == Math.Floor(number) || !double.IsFinite(number))
        {
            return number;
        }

        var text = number.ToString($"E{Digits - 1}", CultureInfo.InvariantCulture);
        var rounded = double.Parse(text, CultureInfo.InvariantCulture);
        return Math.Abs(rounded) >= Math.Pow(10, Digits) ? Math.Round(number) : rounded;
    }
}

/// <summary>A results file cannot be used; the message says why and what to do.</summary>
public sealed class ResultsFormatException(string message, Exception? inner = null) : Exception(message, inner);
