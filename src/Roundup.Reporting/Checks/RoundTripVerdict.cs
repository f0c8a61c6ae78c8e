using Roundup.Analysis.Experiments.Checks;
using Roundup.Contracts;
using Roundup.Reporting.Text;
using Roundup.Results.Texts;

namespace Roundup.Reporting.Checks;

// The first line of an answer: the serializers with which the values survive a round trip, and those that lose data without an error.
internal sealed class RoundTripVerdict
{
    private const int MostNames = 6;

    private static readonly CheckOutcome[] s_silent = [CheckOutcome.DefaultValue, CheckOutcome.Corrupted, CheckOutcome.OtherMessage];

    private static readonly string[] s_numbers =
        ["None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];

    private readonly List<CheckedSerializer> _checked;
    private readonly string _values;
    private readonly string _notAll;
    private readonly string _all;
    private readonly string _counted;
    private readonly bool _severalTargets;

    public RoundTripVerdict(IReadOnlyList<CheckedSerializer> rows, ResultsFile file)
    {
        _checked = [.. rows.Where(row => row.Cells.GetValueOrDefault(CheckCategory.Values) is { IsAsked: true })];
        if (_checked.Exists(row => !row.Info.IsReference))
        {
            _checked.RemoveAll(row => row.Info.IsReference);
        }

        var own = file.Datasets.Where(data => data.IsOwn).Select(data => data.Name).ToHashSet();
        (_values, _notAll, _all) = file.Cases.Where(CheckedSerializer.IsAsked).All(result => own.Contains(result.Id.Table.Dataset))
            ? ("Your data", "Your data do not", "your data")
            : ("All test values", "Not all test values", "all test values");
        _severalTargets = rows.Select(row => row.Target).Distinct().Skip(1).Any();
        _counted = _severalTargets ? "pairs of serializer and runtime" : "serializers";
    }

    private enum End
    {
        Survive,
        LoseSilently,
        Fail,
        LoseInOurCode,
    }

    // The serializers that return each value, in the same or in another, equal form.
    public IReadOnlyList<CheckedSerializer> Intact => _checked.FindAll(row => EndOf(row) == End.Survive);

    // Null where no round trip was run.
    public string? Text() => _checked.Count == 0 ? null : _checked is [var only] ? OfOne(only) : OfSeveral();

    private string OfOne(CheckedSerializer row)
    {
        var others = row.Cells.Where(cell => cell.Key != CheckCategory.Values && cell.Value.Worst > CheckOutcome.Equivalent)
            .OrderBy(cell => cell.Key).Select(cell => cell.Key.Title()).ToList();
        var trip = $"survive a round trip with {row.Name}";
        return (EndOf(row) switch
        {
            End.Survive => $"{_values} {trip}{(row.WithoutResult > 0 ? ", which was not checked with all models" : "")}.",
            End.LoseSilently => $"{_notAll} {trip}, which loses data without an error.",
            End.Fail => $"{_notAll} {trip}, which fails with an error.",
            _ => $"{_notAll} {trip}: code that Roundup wrote for it loses data.",
        }) + (others.Count == 0 ? "" : $" Other checks failed: {string.Join(", ", others)}.");
    }

    private string OfSeveral()
    {
        var ends = _checked.ToLookup(EndOf);
        var intact = ends[End.Survive].Count();
        var share = $"{(intact == _checked.Count ? "all " : $"{Wording.Grouped(intact)} of ")}{Wording.Grouped(_checked.Count)}";
        return string.Join(' ',
        [
            intact == 0 ? $"None of {Wording.Grouped(_checked.Count)} {_counted} returns {_all} unchanged."
                : $"{_values} survive a round trip with {share} {_counted}.",
            .. Of(ends[End.Survive].Where(row => row.WithoutResult > 0), "was", "were", "not checked with all models"),
            .. Of(ends[End.LoseSilently], "loses", "lose", "data without an error"),
            .. Of(ends[End.Fail], "fails", "fail", "with an error"),
            .. Of(ends[End.LoseInOurCode], "loses", "lose", "data in code that Roundup wrote"),
            .. Of(
                _checked.Where(row => EndOf(row) != End.LoseSilently && row.Causes.Any(cause => s_silent.Contains(cause.Outcome))),
                "loses",
                "lose",
                "data without an error in other checks"),
        ]);
    }

    private IEnumerable<string> Of(IEnumerable<CheckedSerializer> some, string one, string many, string what)
    {
        var names = some.Select(row => _severalTargets ? $"{row.Name} on {row.Target}" : row.Name).ToList();
        var count = names.Count < s_numbers.Length ? s_numbers[names.Count] : Wording.Grouped(names.Count);
        return names.Count == 0 ? [] : [$"{count} {(names.Count == 1 ? one : many)} {what}: {NameList.Of(names, MostNames)}."];
    }

    private static End EndOf(CheckedSerializer row)
    {
        var outcomes = row.Cells[CheckCategory.Values].Causes.Select(cause => cause.Outcome).ToHashSet();
        outcomes.Remove(CheckOutcome.Equivalent);
        return outcomes.Count == 0 ? End.Survive
            : outcomes.Overlaps(s_silent) ? End.LoseSilently
            : outcomes.SetEquals([CheckOutcome.ByRoundup]) ? End.LoseInOurCode
            : End.Fail;
    }
}
