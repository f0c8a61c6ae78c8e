using Roundup.Protocol.Fidelity;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Fidelity;

// Verifies round trips, two values at a time: both are serialized before either is deserialized, and both are deserialized before either is
// compared. This finds a library that returns the same buffer or object twice.
// values: the roots. They are not changed.
// isOwn: whether no two results may share an object. False for references, which keep objects by reference.
// announce: called with each step before it begins.
internal sealed class RoundTrip<T>(Driver<T> driver, Model<T> model, Values<T> values, bool isOwn, Action<string> announce)
    where T : notnull
{
    private const string Nothing = "all values come back as the same one: their content is lost";

    private const string Leak = "the library leaks state between calls";

    // The number of roots in which a value of a lost member is looked for.
    private const int MostTried = 16;

    private readonly LossCause<T> _cause = new(driver, model, values, announce);
    private readonly WrongRoots _wrong = new();
    private readonly FailedRoots _failed = new(announce);

    // What is lost, with an example and the first root that loses it.
    private readonly Dictionary<string, (string Text, int Root)> _lost = [];

    private bool _isExact = true;
    private double _bytes;
    private int _written;

    // Whether two different values gave different results, so that the payload holds at least a part of a value.
    private bool _tellsApart;

    // The roots that threw; null if all came back.
    public FailedRoots? Failed => _failed.Indexes.Count > 0 ? _failed : null;

    // Verifies the first count roots. The number must be even. A root that throws or is wrong does not keep others from being verified.
    // Throws what the library threw at the first root, if it throws at all of them.
    public ComparedAnswer Compare(int count)
    {
        for (var i = 0; i < count && !_wrong.IsFatal; i += 2)
        {
            try
            {
                Pair(i);
            }
            catch (Exception e) when (FailedRoots.IsOfRoot(e))
            {
                var known = _failed.Indexes.Count;
                Alone(i);
                Alone(i + 1);
                if (_failed.Indexes.Count == known)
                {
                    _failed.Add(i, e);
                }
            }
        }

        if (Failed is not null)
        {
            LocateFailure(count);
        }
        else if (_wrong.Count == 0 && !_isExact && !_tellsApart && !KeepsSomething())
        {
            _wrong.Add(0, Fault.AtRoot, Nothing);
        }

        var verdict = _wrong.Count > 0 ? Verdict.Wrong : _isExact ? Verdict.Exact : Verdict.Lossy;
        var size = _written == 0 ? 0 : _bytes / _written;
        return new ComparedAnswer(verdict, size, _wrong.Reason(_failed), Lost(), _failed.Indexes.Count, _wrong.IsLeak);
    }

    // What is lost, with an example; of a member that is in no payload, that it is not written.
    private KeyValuePair<string, string>[] Lost() =>
    [
        .. _lost.Select(one => (
                Key: IsWritten(one.Key, one.Value.Root) ? one.Key : $"{Comparison.PathOf(one.Key)}: {Comparison.NotWritten}",
                one.Value.Text))
            .GroupBy(one => one.Key, one => one.Text)
            .Select(one => new KeyValuePair<string, string>(one.Key, one.First())),
    ];

    // Whether a payload shows a lost member: it is another one with another value. True where that is unknown.
    private bool IsWritten(string lost, int first)
    {
        var path = Comparison.PathOf(lost);
        if (_wrong.Count > 0 || _failed.Indexes.Count > 0 || path.Length == 0 || !lost.EndsWith(": value", StringComparison.Ordinal)
            || model.Canonical is not IGraph<T> graph)
        {
            return true;
        }

        // Not each value has another one: empty text has none.
        var roots = Enumerable.Range(first, Math.Min(MostTried, values.Roots.Length - first))
            .Where(one => MemberMutation.Paths(graph, values.Roots[one]).Contains(path)).Take(1).ToArray();
        if (roots.Length == 0)
        {
            return true;
        }

        var (index, root) = (roots[0], values.Roots[roots[0]]);
        var changed = model.Handwritten.Copy(root)!;
        MemberMutation.Change(graph, changed, path);
        announce("Serialize of a changed root");
        try
        {
            driver.Serialize(index, root);
            var before = driver.Payload(index);
            driver.Serialize(index, changed);
            return !driver.Payload(index).AsSpan().SequenceEqual(before);
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            return true;
        }
        finally
        {
            driver.Serialize(index, root);
        }
    }

    private void LocateFailure(int count)
    {
        var isAll = _failed.Indexes.Count == count;
        var root = values.Roots[_failed.Indexes[0]];
        if (!isAll || root is System.Collections.IList)
        {
            announce($"finding the value at which {_failed.FirstStep} throws");
            _failed.Place = new FailingPart<T>(driver, model).Find(root);
        }

        if (isAll)
        {
            _failed.Throw(isAll);
        }
    }

    private void Pair(int index)
    {
        Serialize(index);
        Serialize(index + 1);
        _failed.At("Decompress");
        if (driver.Damage(index, index + 1) is { } damage)
        {
            _wrong.Add(index, Fault.Fatal, $"root {index} or {index + 1}: {damage}");
            return;
        }

        _failed.At("Deserialize");
        var first = driver.Deserialize(index);
        var second = driver.Deserialize(index + 1);
        Count(index);
        Count(index + 1);
        announce("comparison");

        // First of all: a result that others add to must not be serialized.
        if (Shared(first, second) is { } shared)
        {
            _wrong.Add(index, Fault.Fatal, shared);
            return;
        }

        var known = _wrong.Count;
        Judge(first, index);
        Judge(second, index + 1);
        if (_wrong.Count == known && Conjured(index, first, second) is { } conjured)
        {
            _wrong.Add(index, Fault.OfRoots, conjured);
        }
    }

    private void Alone(int index)
    {
        try
        {
            Serialize(index);
            _failed.At("Decompress");
            if (driver.Damage(index, index) is { } damage)
            {
                _wrong.Add(index, Fault.Fatal, $"root {index}: {damage}");
                return;
            }

            _failed.At("Deserialize");
            var result = driver.Deserialize(index);
            Count(index);
            announce("comparison");
            Judge(result, index);
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            _failed.Add(index, e);
        }
    }

    private void Serialize(int index)
    {
        _failed.At("Serialize");
        driver.Serialize(index, values.Roots[index]);
    }

    // Only the roots of the pool count: a second root for verification alone is smaller.
    private void Count(int index)
    {
        if (index < values.PoolRoots)
        {
            (_bytes, _written) = (_bytes + driver.Size(index), _written + 1);
        }
    }

    // Deserializes a payload of the first root from another process and compares the result with that of the own payload. A library that
    // keeps parts of the value outside the payload does not have them here.
    // Returns: what is wrong, a sentence; null if nothing is.
    public string? WrongForeign(byte[] payload)
    {
        announce("Serialize");
        driver.Serialize(0, values.Roots[0]);

        // Goes through UTF-8 as the other payload did, because not all text does so unchanged.
        driver.Load(0, driver.Payload(0));
        announce("Deserialize");
        var own = driver.Deserialize(0);
        announce("Deserialize of a payload that another process wrote");
        driver.Load(0, payload);
        T foreign;
        try
        {
            foreign = driver.Deserialize(0);
        }
#pragma warning disable CA1031 // Whatever the library throws: it can read its own payloads.
        catch (Exception e)
#pragma warning restore CA1031
        {
            return $"a payload that another process wrote cannot be read: {ExceptionCauses.Reason(e)}";
        }

        announce("comparison");
        var differences = model.Differences(own, foreign);
        var changing = _cause.Changing(0);
        return differences.IsExact || differences.Differences.All(changing.Examples.ContainsKey)
            ? null
            : $"a payload that another process wrote comes back otherwise: {differences.FirstExample()}";
    }

    private string? Shared(T first, T second) =>
        isOwn && model.Canonical is IGraph<T> graph ? SharedObjects.OfTwoPayloads(graph, first, second) : null;

    // Equal payloads must give equal results; otherwise the results do not come from the payloads. What does not come back, such as a
    // number that an initializer sets, does not count.
    private string? Conjured(int index, T first, T second)
    {
        var differences = model.Differences(first, second);
        _tellsApart |= !differences.IsExact || model.Differences(values.Roots[index], values.Roots[index + 1]).IsExact;
        return !differences.IsExact && HasEqualPayloads(index) && !IsLost(differences, index, first, second)
            ? $"the roots {index} and {index + 1} have equal payloads and come back different: they do not come from the payload"
            : null;
    }

    private bool HasEqualPayloads(int index) => driver.Returned(index) is string text
        ? text.Equals(driver.Returned(index + 1))
        : driver.Size(index) == driver.Size(index + 1) && driver.Payload(index).AsSpan().SequenceEqual(driver.Payload(index + 1));

    private bool IsLost(Comparison differences, int index, T first, T second)
    {
        var lost = new Comparison();
        model.Canonical.Compare(values.Roots[index], first, lost);
        model.Canonical.Compare(values.Roots[index + 1], second, lost);
        var paths = new HashSet<string>(lost.Differences.Select(Comparison.PathOf), StringComparer.Ordinal);
        return lost.Differences.Count == Comparison.MaxDifferences
            || differences.Differences.All(one => paths.Contains(Comparison.PathOf(one)));
    }

    // Tells a loss from an error. A loss depends on the root alone, and the result of a second round trip equals that of the first.
    private void Judge(T actual, int index)
    {
        var expected = values.Roots[index];
        var differences = model.Differences(expected, actual);
        if (differences.IsStructural)
        {
            _wrong.Add(index, Fault.AtRoot, $"root {index} does not come back: {differences.Structural}");
            return;
        }

        Note(differences, index);
        if (differences.Verdict([.. differences.Examples], null) <= CheckOutcome.Equivalent || _wrong.IsFatal)
        {
            return;
        }

        _isExact = false;
        var isNeighbour = model.Differences(values.Roots[index ^ 1], actual).IsExact;
        if (_cause.DependsOnNeighbour(index, actual, differences) is { } dependent)
        {
            _wrong.Add(index, Fault.Fatal, isNeighbour
                ? $"root {index} comes back as the value of another call: {Leak}"
                : $"how root {index} comes back depends on another call: {dependent}: {Leak}");
        }
        else
        {
            JudgeAgain(actual, index, differences);
        }
    }

    private void Note(Comparison differences, int index)
    {
        var news = differences.Examples.Where(difference => !_lost.ContainsKey(difference.Key)).ToList();
        var ofMapping = news.Count == 0 ? null : model.OfMapping(values.Roots[index]);
        foreach (var difference in news)
        {
            if (_lost.Count < Comparison.MaxDifferences)
            {
                _lost.Add(difference.Key, (difference.Describe($"root {index}", ofMapping), index));
            }
        }
    }

    private void JudgeAgain(T actual, int index, Comparison differences)
    {
        try
        {
            announce("Serialize of the result");
            driver.Serialize(index, actual);
            announce("Deserialize of the result");
            var result = driver.Deserialize(index);
            if (Shared(actual, result) is { } shared)
            {
                _wrong.Add(index, Fault.Fatal, shared);
            }
            else if (model.Differences(actual, result) is { IsExact: false } again
                && _cause.ChangedAgain(index, differences, again) is { } changed)
            {
                _wrong.Add(index, Fault.OfResult, $"root {index} comes back changed, and changed again on a second round trip: "
                    + $"{differences.FirstExample()}, then {changed}");
            }
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            _wrong.Add(index, Fault.OfResult, $"root {index} comes back changed, and the result has no second round trip: "
                + $"{differences.FirstExample()}, then {ExceptionCauses.Reason(e)}");
        }

        driver.Serialize(index, values.Roots[index]);
    }

    // Whether a root comes back otherwise after one of its members was changed, where the roots differ only in what is lost. Unknown where
    // members cannot be changed; then a payload with content is held to keep something.
    private bool KeepsSomething()
    {
        if (model.Canonical is not IGraph<T> graph)
        {
            return driver.Size(0) > 0;
        }

        var (root, slot) = (values.Roots[1], 1);
        var result = driver.Deserialize(slot);
        foreach (var path in MemberMutation.Paths(graph, root))
        {
            var changed = model.Handwritten.Copy(root)!;
            MemberMutation.Change(graph, changed, path);
            announce("Serialize of a changed root");
            driver.Serialize(slot, changed);
            announce("Deserialize of a changed root");
            var isOther = !model.Differences(result, driver.Deserialize(slot)).IsExact;
            driver.Serialize(slot, root);
            if (isOther)
            {
                return true;
            }
        }

        return false;
    }
}
