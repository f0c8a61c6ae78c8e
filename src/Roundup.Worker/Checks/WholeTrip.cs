using System.Globalization;
using System.Text.RegularExpressions;
using Roundup.Protocol.Fidelity;
using Roundup.Results;
using Roundup.Worker.Cases;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

// Makes a round trip of each value, so that one which does not come back hides no other, and then checks with those that do whether calls
// affect each other.
// values: the values. They are not changed.
// announce: called with each step before it begins.
internal sealed class WholeTrip<T>(Driver<T> driver, Model<T> model, T[] values, Action<string> announce)
    where T : notnull
{
    private readonly FactCollector _facts = new();

    // The numbers of the values that come back, whatever they lose.
    private readonly List<int> _back = [];

    // locates: whether the part of a value is looked for at which the library throws: that takes time where it is deep.
    public CheckFacts Answer(bool locates = true)
    {
        var thrown = new List<Exception>();
        for (var i = 0; i < values.Length; i++)
        {
            var step = "Serialize";
            try
            {
                announce($"Serialize of value {i}");
                driver.Serialize(i, values[i]);
                step = "Deserialize";
                announce($"Deserialize of value {i}");
                var differences = model.Differences(values[i], driver.Deserialize(i));
                _facts.Differs(differences, i, null, ofMapping: differences.Examples.Count == 0 ? null : model.OfMapping(values[i]));
                if (!differences.IsStructural)
                {
                    _back.Add(i);
                }
            }
#pragma warning disable CA1031 // Whatever the library throws is its answer.
            catch (Exception e)
#pragma warning restore CA1031
            {
                _facts.Threw(e, i, step);
                thrown.Add(e);
            }
        }

        Refusals.ThrowIfUnsupported(thrown, values.Length);
        if (locates && _facts.Facts.Worst is
            { Outcome: CheckOutcome.Rejected or CheckOutcome.UnexpectedException or CheckOutcome.ByRoundup, Value: { } failed } worst)
        {
            announce($"finding the part of value {failed} at which the library throws");
            if (PartOf(values[failed]) is { } part)
            {
                _facts.At(worst, $"{worst.Place}, {part}");
            }
        }

        // Values are checked two at a time.
        if (_back.Count >= 2)
        {
            CheckState([.. _back.Take(_back.Count / 2 * 2)]);
        }

        return _facts.Facts;
    }

    // The part of a value at which the library throws; null where it is not found, be it that a changed value is no value at all.
    private string? PartOf(T value)
    {
        try
        {
            return new FailingPart<T>(driver, model).Find(value);
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            return null;
        }
    }

    private void CheckState(int[] numbers)
    {
        var checkedValues = Values<T>.Of([.. numbers.Select(number => values[number])]);
        var own = driver.Over(checkedValues.Roots);
        var trip = new RoundTrip<T>(own, model, checkedValues, isOwn: true, announce);
        try
        {
            var compared = trip.Compare(numbers.Length);
            trip.Failed?.Throw(isAll: false);
            var keys = compared.Lost.Select(one => one.Key).ToList();
            foreach (var key in keys.Where(key => key.EndsWith(": " + Comparison.NotWritten, StringComparison.Ordinal)))
            {
                _facts.NotWritten(Comparison.PathOf(key));
            }

            if (compared.Verdict == Verdict.Wrong)
            {
                IsWrong(compared.Reason!, compared.Leaks, numbers);
            }
            else if (new AliasCheck<T>(own, model, checkedValues, keys, announce).Wrong() is { } alias)
            {
                IsWrong(alias, isLeak: true, numbers);
            }
        }
#pragma warning disable CA1031 // Whatever the library throws is its answer.
        catch (Exception e)
#pragma warning restore CA1031
        {
            _facts.Threw(e, numbers[trip.Failed?.Indexes[0] ?? 0], "a call after others");
        }
    }

    private void IsWrong(string reason, bool isLeak, int[] numbers)
    {
        var named = new List<int>();
        string Number(Group root)
        {
            named.Add(numbers[int.Parse(root.Value, CultureInfo.InvariantCulture)]);
            return named[named.Count - 1].ToString(CultureInfo.InvariantCulture);
        }

        // The reasons of verification count the roots that it was given.
        reason = Regex.Replace(reason, @"\broot(s?) (\d+)(?: and (\d+))?", match =>
            $"value{match.Groups[1].Value} {Number(match.Groups[2])}{(match.Groups[3].Success ? $" and {Number(match.Groups[3])}" : "")}");
        _facts.Add(isLeak ? CheckOutcome.OtherMessage : CheckOutcome.Corrupted, named.FirstOrDefault(), null, reason);
    }
}
