using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Roundup.Reporting;
using Roundup.Reporting.Checks;
using Roundup.Reporting.FirstCall;
using Roundup.Reporting.Formats;
using Roundup.Reporting.Speed;

namespace Roundup.Page.Tests;

/// <summary>Pages of stored runs, each in a folder of its own.</summary>
internal static class Pages
{
    private static readonly IExperimentReport[] s_reports = [new SpeedReport(), new FirstCallReport(), new CheckReport()];

    // Beside the tests and not among temporary files: a test host may be ended before it has removed anything. A blank and a letter beyond
    // ASCII, as the folders of users have them.
    private static readonly string s_folder = Path.Combine(AppContext.BaseDirectory, "stored pagés");

    private static int s_pages;

    private static readonly ConcurrentDictionary<string, string> s_stored = [];

    /// <summary>The address of the page of a run in docs/results.</summary>
    public static string Stored(string name) => s_stored.GetOrAdd(name, _ => AddressOf(Results(name)));

    /// <summary>
    /// The address of the page of a small run: of the first dataset of a run in docs/results, the first cases of each table, those of the
    /// baseline, without which nothing is compared, and the first that ended in each further way. What visits every control or element
    /// takes with the square of their number.
    /// </summary>
    public static string Small(string name) => s_stored.GetOrAdd("small " + name, _ =>
    {
        var file = Results(name);
        CaseResult[] cases = [.. file.Cases.Where(result => result.Id.Table.Dataset == file.Cases[0].Id.Table.Dataset)];
        var further = cases.DistinctBy(result => (result.Outcome, result.Fidelity, result.AdaptedFrom is null));
        var first = cases.GroupBy(result => result.Id.Table).SelectMany(table => table.Take(7));
        var baseline = cases.Where(result => result.Id.SerializerName == file.Run.Baseline);
        return AddressOf(file with { Cases = [.. first.Union(baseline).Union(further)] });
    });

    /// <summary>A run in docs/results.</summary>
    public static ResultsFile Results(string name) =>
        Parts.Store.Read(Path.GetFullPath(Path.Combine(Here(), "..", "..", "docs", "results", name + ".json.br")));

    /// <summary>The address of a run's page.</summary>
    public static string AddressOf(ResultsFile file)
    {
        var folder = Directory.CreateDirectory(Path.Combine(s_folder, $"{Interlocked.Increment(ref s_pages)}"));
        var path = Path.Combine(folder.FullName, "report.html");
        File.WriteAllText(path, Written(file, ".html"));
        return new Uri(path).AbsoluteUri;
    }

    /// <summary>The last file of a run's report that ends so.</summary>
    public static string Written(ResultsFile file, string end)
    {
        var report = RunReport.Create(file, [.. s_reports.Where(known => file.Has(known.Experiment))]);
        var output = new StringWriter();
        report.FilesIn(ReportFormats.All).Last(known => known.Name.EndsWith(end, StringComparison.Ordinal)).Write(output);
        return output.ToString();
    }

    /// <summary>All that the page has, as Markdown.</summary>
    public static string Document(ResultsFile file)
    {
        var report = RunReport.Create(file, [.. s_reports.Where(known => file.Has(known.Experiment))]);
        var output = new StringWriter();
        ReportFormats.Markdown.Write(report.Documents[^1].Sections, new ReportOutput(output));
        return output.ToString();
    }

    private static string Here([CallerFilePath] string source = "") => Path.GetDirectoryName(source)!;
}
