using Roundup.Analysis.Experiments.Checks;

namespace Roundup.Analysis.Advising;

// Which run tells what a check found of a row: for each question, model and target the newest one that asked all of it, else the newest
// that asked some of it. All pages, files and answers take from this choice.
internal static class ChosenChecks
{
    // The same cases in their order; of what a check found, each keeps what its run tells.
    public static IReadOnlyList<KnownCase> Of(IReadOnlyList<(NamedResults Run, KnownCase Case)> cases)
    {
        var tellers = new Dictionary<(string Dataset, string Target, CheckColumn Column), (NamedResults Run, Extent Asked)>();
        foreach (var (run, known) in cases.Where(one => one.Case.Result.Part is CheckedCase)
            .OrderBy(one => AsksOneSentence(one.Run)).ThenByDescending(one => one.Run.Results.Run.Started))
        {
            foreach (var column in Enum.GetValues<CheckColumn>())
            {
                var key = (known.Result.Id.Table.Dataset, known.Result.Id.Table.Target, column);
                var asked = ExtentOf(known.Result, column);
                if (!tellers.TryGetValue(key, out var other) || other.Asked < asked)
                {
                    tellers[key] = (run, asked);
                }
            }
        }

        return [.. cases.Select(one => one.Case.Result.Part is CheckedCase part ? Told(one.Run, one.Case, part) : one.Case)];

        KnownCase Told(NamedResults run, KnownCase known, CheckedCase part)
        {
            var id = known.Result.Id.Table;
            bool Tells(CheckColumn column) => ReferenceEquals(tellers[(id.Dataset, id.Target, column)].Run, run);
            CasePart told = part with
            {
                Held = part.Held.Where(held => Tells(held.Key)).ToDictionary(),
                Findings = [.. part.Findings.Where(finding => Tells(finding.Column))],
                NotAsked = part.NotAsked.Where(reason => Tells(reason.Key)).ToDictionary(),
                Figures = Tells(CheckColumn.Limits) ? part.Figures : new Dictionary<string, double>(),
            };
            return known with
            {
                Result = known.Result with
                {
                    Experiments = known.Result.Experiments.Keys.ToDictionary(name => name, _ => told),
                },
            };
        }
    }

    private static Extent ExtentOf(CaseResult result, CheckColumn column)
    {
        var part = (CheckedCase)result.Part;
        var hasReason = part.NotAsked.ContainsKey(column);
        return !part.Held.ContainsKey(column) && part.Findings.All(finding => finding.Column != column)
            ? hasReason ? Extent.Reason : Extent.None
            : hasReason || result.Id.Table.Shape != Shape.Preferred ? Extent.Some : Extent.All;
    }

    // A finding that was asked again says nothing of the sentences beside it.
    private static bool AsksOneSentence(NamedResults run) => run.Results.Run.Command.Contains("--replay", StringComparison.Ordinal);

    // Of all shapes only where a case names none.
    private enum Extent
    {
        None,
        Reason,
        Some,
        All,
    }
}
