using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Common;
using Roundup.Reporting.Tables;

namespace Roundup.Reporting.Gallery;

/// <summary>
/// The part of an experiment for the page of a run among many. Its tables have the columns of the short report. Bars and lines, which show
/// what the table below them says, are left out; of other pictures a section has the first three, and of trade-offs the first three alone.
/// Published figures have a page of their own. Everything is in the run's own report, which is several times as long.
/// </summary>
internal static class LightPart
{
    private const int MostPictures = 3;

    public static ReportPart Of(ReportPart part) => part.IsComplete ? part : part with
    {
        Sections = [.. part.Sections.Where(section => !IsPublished(section)).Select(Light)],
    };

    private static bool IsPublished(Section section) =>
        section.Blocks.OfType<Heading>().Any(heading => heading.Anchor == Anchors.Published);

    private static Section Light(Section section)
    {
        var kept = new List<Block>();
        var pictures = 0;
        for (var i = 0; i < section.Blocks.Count; i++)
        {
            switch (section.Blocks[i])
            {
                case BarChart:
                    i += CountUntil<Table>(section.Blocks, i);
                    break;
                case LineChart:
                    break;
                case ScatterChart when ++pictures > MostPictures:
                    i += CountUntil<Heading>(section.Blocks, i);
                    break;
                case Chart and not ScatterChart when ++pictures > MostPictures:
                    break;
                case Table table:
                    kept.Add(new BriefTable(table) { Detail = table.Detail });
                    break;
                default:
                    kept.Add(section.Blocks[i]);
                    break;
            }
        }

        return section with { Blocks = [.. kept.Where((block, i) => !IsEmpty(block, i, kept))] };
    }

    /// <summary>How many blocks are about a picture: those before the next heading or picture, or the next block of a kind.</summary>
    private static int CountUntil<TBlock>(IReadOnlyList<Block> blocks, int picture) =>
        blocks.Skip(picture + 1).TakeWhile(block => block is not (Heading or Chart or TBlock)).Count();

    /// <summary>Whether a block is a heading with nothing below it.</summary>
    private static bool IsEmpty(Block block, int place, List<Block> blocks) =>
        block is Heading { Detail: Detail.Full } heading
        && (place + 1 == blocks.Count || (blocks[place + 1] is Heading { Detail: Detail.Full } next && next.Level <= heading.Level));
}
