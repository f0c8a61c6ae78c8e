using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>The requested baseline, resolved from the text of a <see cref="RowReference"/>.</summary>
internal sealed record BaselineChoice(CatalogueRow? Row, CatalogueCompressor? Compressor, string? Target)
{
    /// <summary>The name of the row in comparisons; null if no baseline is requested.</summary>
    public string? Name => Row is null ? null : CaseId.RowNameOf(Row.Row.FullName, CompressorChoice.Name(Compressor));

    /// <summary>Resolves the text of a baseline.</summary>
    /// <param name="text">The text; null: no baseline is requested.</param>
    /// <param name="source">Where the text comes from, for messages.</param>
    /// <param name="targets">The targets that the baseline can have.</param>
    /// <param name="compressors">
    /// The compressors that are measured. A baseline that names none has none, or the first one if all rows have one.
    /// </param>
    /// <exception cref="RoundupException">A part does not exist; the message suggests the nearest name.</exception>
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
