using System.IO.Compression;
using System.Text;
using Roundup.Results;
using Roundup.Site.Commands;

namespace Roundup.Site.Facts;

/// <summary>The facts of the stored results, as the command line and the package have them.</summary>
internal static class StoredFacts
{
    /// <summary>The file, from the root of the repository.</summary>
    public const string File = "src/Roundup.Facts/facts.json.br";

    /// <summary>Writes the file.</summary>
    public static void Write(Checkout checkout) => AtomicFile.Write(Path.Combine(checkout.Root, File), path =>
    {
        using var written = new BrotliStream(System.IO.File.Create(path), CompressionLevel.SmallestSize);
        written.Write(Encoding.UTF8.GetBytes(SiteMaterial.Stored(checkout).Facts.Write()));
    });
}
