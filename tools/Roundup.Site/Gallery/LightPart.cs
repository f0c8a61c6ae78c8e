using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Charts;
using Roundup.Reporting.Tables;

namespace Roundup.Site.Gallery;

/// <summary>
/// The part of an experiment for the page of a run among many. Its tables have the columns of the short report. Bars and lines, which show
/// what the table below them says, are left out, with all of how cost grows; of other pictures a section has the first alone, and of
/// trade-offs the table with it. Everything is in the run's own report, which is several times as long.
/// </summary>
internal static class LightPart
{
    /// <summary>The anchor of how cost grows in the report.</summary>
    private const string Growth = "cost-as-work-grows";

    public static ReportPart Create(ReportPart part) => part with
    {
        Sections = [.. part.Sections.Where(section => !IsOmitted(section)).Select(Light)],
    };

    private static bool IsOmitted(Section section) =>
        section.Blocks.OfType<Heading>().Any(heading => heading.Anchor == Growth);

    private static Section Light(Section section)
    {
        var kept = new List<Block>();
        var hasPicture = false;
        for (var i = 0; i < section.Blocks.Count; i++)
        {
            switch (section.Blocks[i])
            {
                case BarChart:
                    i += CountUntil<Table>(section.Blocks, i);
                    break;
                case LineChart:
                    break;
                case ScatterChart when hasPicture:
                    i += CountUntil<Heading>(section.Blocks, i);
                    break;
                case Chart when hasPicture:
                    break;
                case Chart first:
                    hasPicture = true;
                    kept.Add(first);
                    break;
                case Table table:
                    kept.Add(new BriefTable(table) { Detail = table.Detail, About = table.About });
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
