using System.Globalization;
using System.IO.Compression;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Roundup.Results.Reading;

namespace Roundup.Results;

/// <summary>
/// Reads and writes <c>results.json</c>, and <c>results.json.br</c>, which is the same compressed with Brotli, for files that are kept.
/// </summary>
public sealed class ResultsStore
{
    private const string Compressed = ".br";

    private readonly JsonSerializerOptions _options;

    internal JsonSerializerOptions Options => _options;

    /// <summary>Prepares for the results of some experiments.</summary>
    /// <param name="parts">
    /// The types of their results, each a <see cref="CasePart"/>, by the experiment's name. Of the results of other experiments only how
    /// each case ended is read.
    /// </param>
    public ResultsStore(IEnumerable<KeyValuePair<string, Type>> parts)
    {
        var known = parts.ToList();

        void Describe(JsonTypeInfo info)
        {
            // What a record is made of is there, as what it says to be required.
            foreach (var member in info.Properties.Where(one => one.AssociatedParameter is { HasDefaultValue: false, IsNullable: false }))
            {
                member.IsRequired = true;
            }

            // A run may hold nothing but what verification finds out.
            if (info.Type != typeof(CasePart) || known.Count == 0)
            {
                return;
            }

            info.PolymorphismOptions = new()
            {
                TypeDiscriminatorPropertyName = "experiment",
                IgnoreUnrecognizedTypeDiscriminators = true,
            };
            foreach (var (experiment, type) in known)
            {
                info.PolymorphismOptions.DerivedTypes.Add(new(type, experiment));
            }
        }

        _options = new(ResultsJson.Options)
        {
            TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { LaunchResult.Describe, Describe } },
            Converters = { new RoundedNumber() },
        };
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
        using var stream = BoundedFile.Open(path);
        if (!IsCompressed(path))
        {
            return Read(stream, path);
        }

        using var content = new BrotliStream(stream, CompressionMode.Decompress);
        return new ResultsReader(path, _options).Read(
            content,
            (int)Math.Clamp(stream.Length * FileLimits.Expansion, FileLimits.Expanded, FileLimits.FileBytes),
            Math.Max(stream.Length * FileLimits.ValuesPerByte, FileLimits.ExpandedValues));
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

    /// <summary>Whether a results file is compressed, as its name says: one that is kept, often among others.</summary>
    public static bool IsCompressed(string path) => path.EndsWith(Compressed, StringComparison.Ordinal);

    private static string WithoutCompression(string path) => IsCompressed(path) ? path[..^Compressed.Length] : path;

    // Writes a number with a fraction in the digits to which anything is measured.
    private sealed class RoundedNumber : JsonConverter<double>
    {
        private const int Digits = 7;

        public override double Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => reader.GetDouble();

        public override void Write(Utf8JsonWriter writer, double value, JsonSerializerOptions options) =>
            writer.WriteNumberValue(value == Math.Floor(value) ? value : Rounded(value));

        private static double Rounded(double number)
        {
            var rounded = double.Parse(number.ToString($"E{Digits - 1}", CultureInfo.InvariantCulture), CultureInfo.InvariantCulture);
            return Math.Abs(rounded) >= Math.Pow(10, Digits) ? Math.Round(number) : rounded;
        }
    }
}

/// <summary>A results file cannot be used; the message says why and what to do.</summary>
public sealed class ResultsFormatException(string message, Exception? inner = null) : Exception(message, inner);
