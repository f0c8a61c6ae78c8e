using Roundup.Analysis.Findings;

namespace Roundup.Reporting.Speed;

/// <summary>
/// The text of every finding. It says what the numbers say and nothing else: no advice, no number without its interval or what it is over.
/// </summary>
public static class FindingCatalogue
{
    private static readonly FindingFormat Format = new();

    private static readonly Dictionary<FindingCode, string> Texts = new()
    {
        [FindingCode.Fastest] =
            "{0}: {1} is the fastest exact row compared. It takes {2} of the time of {3} (geometric mean over {2:table}{2:range}) and is "
            + "first, alone or tied, in {5}; {6}, the next, takes {7} times as long as it.",
        [FindingCode.FastestIsBaseline] =
            "{0}: {1}, the baseline, is the fastest exact row compared over {2:table}. It is first, alone or tied, in {3}; {4}, the next, "
            + "takes {5} times as long.",
        [FindingCode.FastestProbably] =
            "{0}: {1} is probably the fastest exact row compared. It takes {2} of the time of {3} (geometric mean over "
            + "{2:table}{2:range}).",
        [FindingCode.FastestProbablyIsBaseline] =
            "{0}: {1}, the baseline, is probably the fastest exact row compared over {2:table}.",
        [FindingCode.FastestTied] =
            "{0}: which exact row is the fastest over {4:table} is not known. {1} takes the least time, {2} of that of {3}{2:range}; not "
            + "told apart from it: {5:times}.",
        [FindingCode.FastestTiedWithBaseline] =
            "{0}: which exact row is the fastest over {2:table} is not known. {1}, the baseline, takes the least time; not told apart from "
            + "it: {3:times}.",
        [FindingCode.ProbablySlower] = "{0}: probably slower than {1}, but not shown to be: {2:times}.",
        [FindingCode.OnlyRow] =
            "{0}: {1} is the only exact row that can be compared in every table ({4:table}). It takes {2} of the time of {3}.",
        [FindingCode.OnlyRowIsBaseline] = "{0}: {1}, the baseline, is the only exact row that can be compared in every table ({2:table}).",
        [FindingCode.FasterWhereTried] =
            "{0}: of the rows that lack some of these tables, the following take less time than {1} in those that they have: {2}.",
        [FindingCode.NotMeasured] = "{0}: these rows were skipped in some tables, and may be faster there: {1}.",
        [FindingCode.ReadingNotTimed] =
            "{0}: the members of the result are parsed when they are read; here that is in the time of {1}, in the tables it is not.",
        [FindingCode.NothingCertain] =
            "{0}: which row is the fastest is not known: in {1:table} each exact row has a single launch, and no row ran twice.",
        [FindingCode.NoneExact] = "{0}: no row is exact in {1:table}, so none is called the fastest.",
        [FindingCode.LossyIsFaster] = "{0} is faster than every exact row in {1} of the {2:table} where it is lossy, but loses {3}.",
        [FindingCode.SharedFirstPlaces] =
            "In {0} of {1:table} the first place among the exact rows is shared by rows that cannot be told apart.",
        [FindingCode.GrowsWithCount] =
            "From count {2} to {3} the ratio of {0} to {1} grows most: {4} times ({5:pair} of tables that differ only in the count).",
        [FindingCode.FallsWithCount] =
            "From count {2} to {3} the ratio of {0} to {1} falls most: to {4} of it ({5:pair} of tables that differ only in the count).",
        [FindingCode.SteadyOverCounts] = "From count {1} to {2} no ratio of {0:row} is shown to change.",
        [FindingCode.VersionOverFirst] = "{0} compared with {1}: {2}.",
        [FindingCode.RowOverTargets] = "{0} compared with itself on {1}: {2}.",
        [FindingCode.RowsWithoutNumber] = "{2:row} without any number, {0}: {1}.",
        [FindingCode.CasesWithoutNumber] = "{2:case} without a number, {0}, of rows that have others: {1}.",
        [FindingCode.NothingMeasured] = "None of {0:case} has a number, so nothing can be concluded.",
    };

    /// <summary>The text of a finding.</summary>
    public static string Text(Finding finding)
    {
        ArgumentNullException.ThrowIfNull(finding);
        return string.Format(Format, Texts[finding.Code], [.. finding.Arguments]);
    }
}
