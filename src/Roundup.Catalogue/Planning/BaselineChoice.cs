using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>The requested baseline, looked up (<see cref="RowReference"/> is its text).</summary>
/// <param name="Row">The row; null where none is requested.</param>
/// <param name="Compressor">Its compressor; null without one.</param>
/// <param name="Target">The target where it is fixed.</param>
internal sealed record BaselineChoice(CatalogueRow? Row, CatalogueCompressor? Compressor, string? Target)
{
    /// <summary>The row's name in its cells; null where none is requested.</summary>
    public string? Name => Row is null ? null : CaseId.RowNameOf(Row.Row.FullName, CompressorChoice.Name(Compressor));

    /// <summary>Looks up what was requested.</summary>
    /// <param name="text">The text; null: none is requested.</param>
    /// <param name="source">Where it is written, for messages.</param>
    /// <param name="catalogue">What exists. A version that it does not have is one of the library that it has.</param>
    /// <param name="targets">The targets that it can be on.</param>
    /// <param name="compressors">
    /// Those that are measured. A baseline without one named goes without, or with the first where all rows have one.
    /// </param>
    /// <exception cref="RoundupException">A part of it does not exist; the message suggests the nearest name.</exception>
    public static BaselineChoice Read(
        string? text,
        string source,
        RoundupCatalogue catalogue,
        IReadOnlyList<string> targets,
        IReadOnlyList<CatalogueCompressor?> compressors)
    {
        if (text is null)
        {
            return new BaselineChoice(null, null, null);
        }

        var reference = RowReference.Parse(text, Definitions.Target.All);
        var row = new RowChoice(new Selection(source, "roundup list serializers"), catalogue).One(reference.Serializer);
        if (reference.Target is { } target && !targets.Contains(target))
        {
            throw new Selection(source + " target", null).Nothing(target, targets);
        }

        var compressor = reference.Compressor is { } name ? CompressorOf(name, source, catalogue)
            : compressors.Contains(null) ? null
            : compressors[0];
        return new BaselineChoice(row, compressor, reference.Target);
    }

    private static CatalogueCompressor? CompressorOf(string name, string source, RoundupCatalogue catalogue)
    {
        if (string.Equals(name, CaseId.NoCompressor, StringComparison.OrdinalIgnoreCase))
        {
            return null;
        }

        var names = catalogue.CompressorRows.Select(compressor => compressor.Row.FullName).ToList();
        var found = RowReference.Find(name, names)
            ?? throw new Selection(source + " compressor", "roundup list compressors").Nothing(name, catalogue.CompressorNames);
        return catalogue.CompressorRows[names.IndexOf(found)];
    }
}
