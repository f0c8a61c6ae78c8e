using System.Formats.Asn1;
using System.IO.Compression;

namespace Roundup.Engine.Builds.Packages;

// The date on which a package was released, read from the package: times of files change when a folder is copied.
internal static class PackageDate
{
    // The first release of NuGet. A reproducible build sets an earlier date, which says nothing.
    private static readonly DateTime s_first = new(2010, 10, 1, 0, 0, 0, DateTimeKind.Utc);

    // Since then nuget.org has signed packages when they were released; in the months before, it signed all older ones.
    private static readonly DateTime s_signedWhenReleased = new(2019, 7, 1, 0, 0, 0, DateTimeKind.Utc);

    // The identifier of the attribute "signing time" of a signature (RFC 5652, section 11.3), as DER.
    private static readonly byte[] s_signingTime = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x05];

    // The day of the last signature, which is that of the source; for a package from before sources signed, the day on which it was packed,
    // from the entry of the manifest in its archive.
    // Returns: the date in UTC; null where the package does not tell.
    public static DateOnly? Read(string? folder)
    {
        if (folder is null || !Directory.Exists(folder))
        {
            return null;
        }

        var signed = Signed(Path.Combine(folder, ".signature.p7s"));
        var date = signed >= s_signedWhenReleased ? signed : Packed(folder);
        return date is { } known ? DateOnly.FromDateTime(known) : null;
    }

    private static DateTime? Signed(string file)
    {
        ReadOnlySpan<byte> bytes = File.Exists(file) ? File.ReadAllBytes(file) : [];
        DateTime? last = null;
        for (var at = bytes.IndexOf(s_signingTime); at >= 0; at = bytes.IndexOf(s_signingTime))
        {
            bytes = bytes[(at + s_signingTime.Length)..];
            if (SigningTime(bytes) is { } time && !(time <= last))
            {
                last = time;
            }
        }

        return last;
    }

    private static DateTime? SigningTime(ReadOnlySpan<byte> attribute)
    {
        try
        {
            // The attribute is a set with one value.
            AsnDecoder.ReadSetOf(attribute, AsnEncodingRules.BER, out var offset, out var length, out _);
            return AsnDecoder.ReadUtcTime(attribute.Slice(offset, length), AsnEncodingRules.BER, out _).UtcDateTime;
        }
        catch (AsnContentException)
        {
            return null;
        }
    }

    private static DateTime? Packed(string folder)
    {
        try
        {
            using var archive = Directory.EnumerateFiles(folder, "*.nupkg").FirstOrDefault() is { } file ? ZipFile.OpenRead(file) : null;
            var manifest = archive?.Entries.FirstOrDefault(entry => entry.FullName.EndsWith(".nuspec", StringComparison.OrdinalIgnoreCase));
            return manifest?.LastWriteTime.DateTime is { } time && time >= s_first ? time : null;
        }
        catch (Exception e) when (e is InvalidDataException or IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}
