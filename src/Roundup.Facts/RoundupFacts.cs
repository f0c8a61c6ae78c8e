using System.IO.Compression;
using System.Text.Json;

namespace Roundup.Facts;

/// <summary>What is known of the serializers of .NET, for programs: the entry of the package.</summary>
public static class RoundupFacts
{
    private const string Resource = "facts.json.br";

    /// <summary>The facts of the runs that are stored with this version of Roundup.</summary>
    public static FactsFile Load()
    {
        using var stored = typeof(RoundupFacts).Assembly.GetManifestResourceStream(Resource)!;
        using var json = new BrotliStream(stored, CompressionMode.Decompress);
        return Read(json);
    }

    /// <summary>Reads a facts.json, such as that of a site.</summary>
    /// <param name="json">The file, in UTF-8.</param>
    /// <exception cref="JsonException">It is no such file, or of a newer version.</exception>
    public static FactsFile Read(Stream json)
    {
        var file = JsonSerializer.Deserialize<FactsFile>(json, FactsFile.Json)
            ?? throw new JsonException("The file is null: give a facts.json.");
        return file.Version <= FactsFile.CurrentVersion ? file : throw new JsonException(
            $"The file has version {file.Version}, and this package reads {FactsFile.CurrentVersion}: take a newer package.");
    }
}
