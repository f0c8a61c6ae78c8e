using System.Formats.Asn1;

namespace Roundup.Engine.Builds.Packages;

/// <summary>The date on which a package was packed, read from its restored files.</summary>
internal static class PackageDate
{
    /// <summary>The first release of NuGet. A reproducible build sets an earlier date, which says nothing.</summary>
    private static readonly DateTime s_first = new(2010, 10, 1, 0, 0, 0, DateTimeKind.Utc);

    /// <summary>The identifier of the attribute "signing time" of a signature (RFC 5652, section 11.3), as DER.</summary>
    private static readonly byte[] s_signingTime = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x05];

    /// <summary>
    /// The date of the package's manifest, which <c>pack</c> sets and a restore keeps; without one, the date of the first signature.
    /// Signatures alone are not enough: packages from before 2018 were signed later.
    /// </summary>
    /// <param name="folder">The folder of the restored package, or null.</param>
    /// <returns>The date in UTC; null where the package has none.</returns>
    public static DateOnly? Of(string? folder)
    {
        if (folder is null || !Directory.Exists(folder))
        {
            return null;
        }

        var manifest = Directory.EnumerateFiles(folder, "*.nuspec").Select(File.GetLastWriteTimeUtc).FirstOrDefault();
        var date = manifest > s_first ? manifest : Signed(Path.Combine(folder, ".signature.p7s"));
        return date is { } known ? DateOnly.FromDateTime(known) : null;
    }

    private static DateTime? Signed(string file)
    {
        ReadOnlySpan<byte> bytes = File.Exists(file) ? File.ReadAllBytes(file) : [];
        var at = bytes.IndexOf(s_signingTime);
        if (at < 0)
        {
            return null;
        }

        try
        {
            // The attribute is a set with one value.
            AsnDecoder.ReadSetOf(bytes[(at + s_signingTime.Length)..], AsnEncodingRules.BER, out var offset, out var length, out _);
            var value = bytes.Slice(at + s_signingTime.Length + offset, length);
            return AsnDecoder.ReadUtcTime(value, AsnEncodingRules.BER, out _).UtcDateTime;
        }
        catch (AsnContentException)
        {
            return null;
        }
    }
}
