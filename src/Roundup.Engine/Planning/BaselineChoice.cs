using Roundup.Engine.Catalogue;

namespace Roundup.Engine.Planning;

/// <summary>The baseline as asked: a row, or <c>row@target</c>.</summary>
/// <param name="Row">The row; null where none is wished for.</param>
/// <param name="Target">The target where it is fixed.</param>
internal sealed record BaselineChoice(CatalogueRow? Row, string? Target)
{
    public static BaselineChoice Read(string? text, string source, IReadOnlyList<CatalogueRow> rows, IReadOnlyList<string> targets)
    {
        if (text is null)
        {
            return new BaselineChoice(null, null);
        }

        // A row's own name may hold an @ (a pinned version), so the whole is tried first.
        if (Find(rows, text) is { } whole)
        {
            return new BaselineChoice(whole, null);
        }

        var at = text.LastIndexOf('@');
        var name = at < 0 ? text : text[..at];
        var row = Find(rows, name)
            ?? throw new Selection(source, "roundup list serializers").Nothing(name, rows.Select(r => r.Row.FullName));
        return at < 0
            ? new BaselineChoice(row, null)
            : new BaselineChoice(row, targets.FirstOrDefault(t => string.Equals(t, text[(at + 1)..], StringComparison.OrdinalIgnoreCase))
                ?? throw new Selection(source + " target", null).Nothing(text[(at + 1)..], targets));
    }

    private static CatalogueRow? Find(IReadOnlyList<CatalogueRow> rows, string name) =>
        rows.FirstOrDefault(r => string.Equals(r.Row.FullName, name, StringComparison.OrdinalIgnoreCase));
}
