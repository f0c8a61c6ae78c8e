using Roundup.Catalogue.Definitions;
using Roundup.Results;

namespace Roundup.Catalogue.Planning;

/// <summary>The baseline as asked: a row, <c>row + compressor</c>, and behind either <c>@target</c>.</summary>
/// <param name="Row">The row; null where none is wished for.</param>
/// <param name="Compressor">Its compressor; null without one.</param>
/// <param name="Target">The target where it is fixed.</param>
internal sealed record BaselineChoice(CatalogueRow? Row, CatalogueCompressor? Compressor, string? Target)
{
    /// <summary>The row's name in its cells; null where none is wished for.</summary>
    public string? Name => Row is null ? null : CaseId.RowNameOf(Row.Row.FullName, CompressorChoice.Name(Compressor));

    /// <summary>Reads what was asked.</summary>
    /// <param name="text">The text; null: none is wished for.</param>
    /// <param name="source">Where it stands.</param>
    /// <param name="rows">The rows that it can be.</param>
    /// <param name="targets">The targets.</param>
    /// <param name="catalogue">The compressors that it can have.</param>
    /// <param name="compressors">Those that are measured. A baseline without one named goes without, or with the first where all rows have one.</param>
    public static BaselineChoice Read(string? text, string source, IReadOnlyList<CatalogueRow> rows, IReadOnlyList<string> targets, RoundupCatalogue catalogue, IReadOnlyList<CatalogueCompressor?> compressors)
    {
        if (text is null)
        {
            return new BaselineChoice(null, null, null);
        }

        var usual = compressors.Contains(null) ? null : compressors[0];

        // A row's own name may hold an @ (a pinned version), so the whole is tried first.
        if (Find(rows, catalogue, text, usual) is { } whole)
        {
            return whole;
        }

        var at = text.LastIndexOf('@');
        var name = at < 0 ? text : text[..at];
        var choice = Find(rows, catalogue, name, usual) ?? throw Nothing(name, source, rows, catalogue);
        return at < 0
            ? choice
            : choice with
            {
                Target = targets.FirstOrDefault(t => string.Equals(t, text[(at + 1)..], StringComparison.OrdinalIgnoreCase))
                    ?? throw new Selection(source + " target", null).Nothing(text[(at + 1)..], targets),
            };
    }

    private static BaselineChoice? Find(IReadOnlyList<CatalogueRow> rows, RoundupCatalogue catalogue, string name, CatalogueCompressor? usual)
    {
        if (FindRow(rows, name) is { } alone)
        {
            return new BaselineChoice(alone, usual, null);
        }

        var plus = name.LastIndexOf(CaseId.Plus, StringComparison.Ordinal);
        var row = plus < 0 ? null : FindRow(rows, name[..plus]);
        var compressor = plus < 0 ? null : catalogue.CompressorRows.FirstOrDefault(c => string.Equals(c.Row.FullName, name[(plus + CaseId.Plus.Length)..], StringComparison.OrdinalIgnoreCase));
        return row is null || compressor is null ? null : new BaselineChoice(row, compressor, null);
    }

    private static CatalogueRow? FindRow(IReadOnlyList<CatalogueRow> rows, string name) =>
        rows.FirstOrDefault(r => string.Equals(r.Row.FullName, name, StringComparison.OrdinalIgnoreCase));

    /// <summary>Says which of the two is not there.</summary>
    private static RoundupException Nothing(string name, string source, IReadOnlyList<CatalogueRow> rows, RoundupCatalogue catalogue)
    {
        var plus = name.LastIndexOf(CaseId.Plus, StringComparison.Ordinal);
        return plus >= 0 && FindRow(rows, name[..plus]) is not null
            ? new Selection(source + " compressor", "roundup list compressors").Nothing(name[(plus + CaseId.Plus.Length)..], catalogue.CompressorRows.Select(c => c.Row.FullName))
            : new Selection(source, "roundup list serializers").Nothing(plus < 0 ? name : name[..plus], rows.Select(r => r.Row.FullName));
    }
}
