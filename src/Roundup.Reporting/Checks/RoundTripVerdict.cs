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
    private readonly List<string> _unsupported;
    private readonly string _values;
    private readonly string _notAll;
    private readonly string _all;
    private readonly string _counted;
    private readonly bool _severalTargets;

    public RoundTripVerdict(IReadOnlyList<CheckedSerializer> serializers, ResultsFile file)
    {
        _checked = [.. serializers.Where(serializer => serializer.Cells.GetValueOrDefault(CheckCategory.Values) is { WasRun: true })];
        if (_checked.Exists(serializer => !serializer.Info.IsReference))
        {
            _checked.RemoveAll(serializer => serializer.Info.IsReference);
        }

        _severalTargets = serializers.Select(serializer => serializer.Target).Distinct().Skip(1).Any();
        var own = file.Datasets.Where(data => data.IsOwn).Select(data => data.Name).ToHashSet();
        var known = serializers.Select(Name).ToHashSet();
        _unsupported =
        [
            .. file.Cases.Where(result => result.Outcome == Outcome.Unsupported && own.Contains(result.Id.Table.Dataset))
                .Select(result => Name(result.Id.Serializer, result.Id.Table.Target)).Distinct().Where(name => !known.Contains(name)),
        ];
        (_values, _notAll, _all) = file.Cases.Where(CheckedSerializer.WereChecksRun).All(result => own.Contains(result.Id.Table.Dataset))
            ? ("Your data", "Your data do not", "your data")
            : ("All test values", "Not all test values", "all test values");
        _counted = _severalTargets ? "pairs of serializer and runtime" : "serializers";
    }

    private enum End
    {
        Survive,
        LoseWithoutError,
        Fail,
        LoseInOurCode,
    }

    // The serializers that return each value, in the same or in another, equal form.
    public IReadOnlyList<CheckedSerializer> Intact => _checked.FindAll(serializer => EndOf(serializer) == End.Survive);

    // Null where no round trip was run.
    public string? Text() => _checked.Count == 0 ? null
        : _checked is [var only] && _unsupported.Count == 0 ? OfOne(only)
        : OfSeveral();

    // The serializer's name, with its runtime where there are several.
    public string Name(CheckedSerializer serializer) => Name(serializer.Name, serializer.Target);

    private string Name(string serializer, string target) => _severalTargets ? $"{serializer} on {target}" : serializer;

    private string OfOne(CheckedSerializer serializer)
    {
        var others = serializer.Cells.Where(cell => cell.Key != CheckCategory.Values && cell.Value.Worst > CheckOutcome.Equivalent)
            .OrderBy(cell => cell.Key).Select(cell => cell.Key.Title()).ToList();
        var trip = $"survive a round trip with {serializer.Name}";
        return (EndOf(serializer) switch
        {
            End.Survive => $"{_values} {trip}{(serializer.WithoutResult > 0 ? ", which was not checked with all models" : "")}.",
            End.LoseWithoutError => $"{_notAll} {trip}, which loses data without an error.",
            End.Fail => $"{_notAll} {trip}, which fails with an error.",
            _ => $"{_notAll} {trip}: code that Roundup wrote for it loses data.",
        }) + (others.Count == 0 ? "" : $" Other checks failed: {string.Join(", ", others)}.");
    }

    private string OfSeveral()
    {
        var ends = _checked.ToLookup(EndOf);
        var intact = ends[End.Survive].Count();
        var all = _checked.Count + _unsupported.Count;
        var share = $"{(intact == all ? "all " : $"{Wording.Grouped(intact)} of ")}{Wording.Grouped(all)}";
        return string.Join(' ',
        [
            intact == 0 ? $"None of {Wording.Grouped(all)} {_counted} returns {_all} unchanged."
                : $"{_values} survive a round trip with {share} {_counted}.",
            .. Describe(ends[End.Survive].Where(serializer => serializer.WithoutResult > 0), "was", "were", "not checked with all models"),
            .. Describe(ends[End.LoseWithoutError], "loses", "lose", "data without an error"),
            .. Describe(ends[End.Fail], "fails", "fail", "with an error"),
            .. Describe(ends[End.LoseInOurCode], "loses", "lose", "data in code that Roundup wrote"),
            .. Describe(_unsupported, "does", "do", "not support them"),
            .. Describe(
                _checked.Where(serializer => EndOf(serializer) != End.LoseWithoutError && serializer.Causes
                    .Any(cause => s_silent.Contains(cause.Outcome))),
                "loses",
                "lose",
                "data without an error in other checks"),
        ]);
    }

    private IEnumerable<string> Describe(IEnumerable<CheckedSerializer> some, string one, string many, string what) =>
        Describe([.. some.Select(Name)], one, many, what);

    private static IEnumerable<string> Describe(List<string> names, string one, string many, string what)
    {
        var count = names.Count < s_numbers.Length ? s_numbers[names.Count] : Wording.Grouped(names.Count);
        return names.Count == 0 ? [] : [$"{count} {(names.Count == 1 ? one : many)} {what}: {NameList.Format(names, MostNames)}."];
    }

    private static End EndOf(CheckedSerializer serializer)
    {
        var outcomes = serializer.Cells[CheckCategory.Values].Causes.Select(cause => cause.Outcome).ToHashSet();
        outcomes.Remove(CheckOutcome.Equivalent);
        return outcomes.Count == 0 ? End.Survive
            : outcomes.Overlaps(s_silent) ? End.LoseWithoutError
            : outcomes.SetEquals([CheckOutcome.ByRoundup]) ? End.LoseInOurCode
            : End.Fail;
    }
}
