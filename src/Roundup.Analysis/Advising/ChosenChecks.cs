namespace Roundup.Analysis.Advising;

// Which run tells what a check found of a serializer: for each question, model and target the newest one that asked all of it, else the
// newest that asked some of it. All pages, files and answers take from this choice.
internal static class ChosenChecks
{
    // The same cases in their order; of what a check found, each keeps what its run tells.
    public static IReadOnlyList<KnownCase> Choose(IReadOnlyList<(NamedResults Run, KnownCase Case)> cases)
    {
        var tellers = new Dictionary<(string Dataset, string Target, CheckCategory Category), (NamedResults Run, Extent Asked)>();
        foreach (var (run, known) in cases.Where(one => one.Case.Result.Part is CheckedCase)
            .OrderBy(one => HasOneCheck(one.Run)).ThenByDescending(one => one.Run.Results.Run.Started))
        {
            foreach (var category in Enum.GetValues<CheckCategory>())
            {
                var key = (known.Result.Id.Table.Dataset, known.Result.Id.Table.Target, category);
                var asked = ExtentOf(known.Result, category);
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
            bool Tells(CheckCategory category) => ReferenceEquals(tellers[(id.Dataset, id.Target, category)].Run, run);
            CasePart told = part with
            {
                Passed = part.Passed.Where(held => Tells(held.Key)).ToDictionary(),
                Findings = [.. part.Findings.Where(finding => Tells(finding.Category))],
                NotRun = part.NotRun.Where(reason => Tells(reason.Key)).ToDictionary(),
                Figures = Tells(CheckCategory.Limits) ? part.Figures : new Dictionary<string, double>(),
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

    private static Extent ExtentOf(CaseResult result, CheckCategory category)
    {
        var part = (CheckedCase)result.Part;
        var hasReason = part.NotRun.ContainsKey(category);
        return !part.Passed.ContainsKey(category) && part.Findings.All(finding => finding.Category != category)
            ? hasReason ? Extent.Reason : Extent.None
            : hasReason || result.Id.Table.Shape != Shape.Preferred ? Extent.Some : Extent.All;
    }

    // A finding that was asked again says nothing of the sentences beside it.
    private static bool HasOneCheck(NamedResults run) => run.Results.Run.Command.Contains("--replay", StringComparison.Ordinal);

    // Of all shapes only where a case names none.
    private enum Extent
    {
        None,
        Reason,
        Some,
        All,
    }
}
