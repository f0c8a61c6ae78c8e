using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;
using Roundup.Cli.Parsing;
using Roundup.Results;

namespace Roundup.Cli.Running;

/// <summary>The first and the last lines of a run.</summary>
internal static class RunText
{
    /// <summary>What will be done.</summary>
    public static string Head(Plan plan, string? resumed)
    {
        var serializers = plan.Cases.Select(c => c.Id.Serializer).Distinct().Count();
        var data = plan.Cases.Select(c => (c.Id.Cell.Dataset, c.Id.Cell.Count)).Distinct().Count();
        var compressors = plan.Cases.Select(c => c.Compressor).OfType<CatalogueCompressor>().Distinct().Count();
        var behind = compressors == 0 ? "" : $"{Number(compressors, "compressor")}, ";
        var head = $"{plan.Suite}: {Number(plan.Cases.Count, "case")}, {Number(serializers, "serializer")}, {behind}{Number(data, "set", "sets")} of data; effort {plan.Effort.Name}, seed {plan.Seed}";
        return resumed is null ? head : $"Resuming {resumed}{Environment.NewLine}{head}";
    }

    /// <summary>How it ended, and the files.</summary>
    public static IEnumerable<string> Tail(Outcomes outcomes, string folder, IReadOnlyList<string> written)
    {
        yield return "";
        var done = outcomes.Report.Done;
        var measured = $"{outcomes.Done} of {Number(outcomes.File.Cases.Count, "case")} {done}";
        yield return outcomes.Code switch
        {
            ExitCode.Interrupted => $"Interrupted with {measured}; the results so far are kept. Resume with:  roundup run --resume {SelectionOptions.Quote([folder])}",
            ExitCode.NothingMeasured => $"Nothing was {done}: the report gives the reason of each case.",
            ExitCode.SomeFailed => $"{measured}; some failed: the report gives the reasons.",
            _ => $"{measured}.",
        };
        yield return "Written:";
        foreach (var path in written.Prepend(Path.Combine(folder, RunFolders.Results)))
        {
            yield return "  " + path;
        }
    }

    private static string Number(int n, string one, string? many = null) => $"{n} {(n == 1 ? one : many ?? one + "s")}";
}
