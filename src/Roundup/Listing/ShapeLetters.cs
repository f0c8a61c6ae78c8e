using Roundup.Catalogue.Definitions;
using Roundup.Contracts;

namespace Roundup.Cli.Listing;

/// <summary>The shapes of a row, a character each.</summary>
internal static class ShapeLetters
{
    /// <summary>What the letters mean.</summary>
    public const string Legend =
        "Shapes: S String, B Bytes, W BufferWriter, T Stream, A AsyncStream, E Segments, P Pipe; a small letter is adapted.";

    private const string Letters = "SBWTAEP";

    /// <summary>The letters of a row.</summary>
    public static string Of(RowDefinition row) => string.Concat(Enum.GetValues<Shape>().Take(Letters.Length).Select(shape =>
        row.Native.Contains(shape) ? Letters[(int)shape] : row.Adapted.Contains(shape) ? char.ToLowerInvariant(Letters[(int)shape]) : '-'));
}
