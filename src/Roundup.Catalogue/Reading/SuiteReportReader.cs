using System.Text.Json;
using Roundup.Results;

namespace Roundup.Catalogue.Reading;

/// <summary>Reads the member <c>report</c> of a suite file.</summary>
internal static class SuiteReportReader
{
    private static readonly string[] Members = ["joinTargets", "joinCounts", "macro", "tables"];

    private static readonly string[] TableMembers = ["title", "formats", "baseline"];

    /// <summary>What it says of joining targets; null where it says nothing.</summary>
    public static bool? JoinTargets(string file, JsonElement element) =>
        new SuiteJson(file, element, "report", Members).Flag("joinTargets");

    /// <summary>The rest of the layout.</summary>
    public static ReportLayout Read(string file, JsonElement element)
    {
        var json = new SuiteJson(file, element, "report", Members);
        return new ReportLayout
        {
            JoinCounts = json.Flag("joinCounts") ?? false,
            Macro = json.Flag("macro") ?? false,
            Tables = [.. (json.Elements("tables") ?? []).Select(table => Table(file, table))],
        };
    }

    private static ReportTable Table(string file, JsonElement element)
    {
        var json = new SuiteJson(file, element, "an entry of tables", TableMembers);
        return new ReportTable
        {
            Title = json.Text("title") ?? throw json.Error("tables", "has an entry without a title"),
            Formats = json.Texts("formats")
                ?? throw json.Error("tables", "has an entry without formats: list the formats that the table shows"),
            BaselineRow = json.Text("baseline"),
        };
    }
}
