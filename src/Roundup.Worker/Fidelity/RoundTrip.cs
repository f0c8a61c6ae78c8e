using System;
using System.Collections.Generic;
using System.Linq;
using Roundup.Contracts;
using Roundup.Protocol.Fidelity;
using Roundup.Worker.Cases;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Fidelity;

/// <summary>
/// Verifies round trips, two values at a time: both are serialized before either is deserialized, and both are deserialized before either
/// is compared. This finds a library that returns the same buffer or object twice.
/// </summary>
/// <param name="driver">The driver of the case.</param>
/// <param name="model">The model of the root.</param>
/// <param name="values">The roots. They are not changed.</param>
/// <param name="isOwn">Whether no two results may share an object. False for floors, which keep objects by reference.</param>
/// <param name="announce">Called with each step before it begins.</param>
internal sealed class RoundTrip<T>(Driver<T> driver, Model<T> model, Values<T> values, bool isOwn, Action<string> announce)
    where T : notnull
{
    private readonly LossCause<T> _cause = new(driver, model, values, announce);
    private readonly Comparison _lost = new();

    /// <summary>The differences in the representation of equal numbers.</summary>
    private readonly SortedSet<string> _forms = new(StringComparer.Ordinal);

    /// <summary>Whether two different values gave different results, so that the payload holds at least a part of a value.</summary>
    private bool _tellsApart;

    private const string Nothing = "all values come back as the same one: nothing of them is kept";

    private const string Leak = "the library leaks state between calls";

    /// <summary>Verifies the first <paramref name="count"/> roots. The number must be even.</summary>
    public ComparedAnswer Compare(int count)
    {
        for (var i = 0; i < count; i += 2)
        {
            announce("Serialize");
            driver.Serialize(i, values.Roots[i]);
            driver.Serialize(i + 1, values.Roots[i + 1]);
            announce("Decompress");
            if (driver.Damage(i, i + 1) is { } damage)
            {
                return new ComparedAnswer(Verdict.Wrong, MeanSize(i + 2), $"root {i} or {i + 1}: {damage}", Lost());
            }

            announce("Deserialize");
            var first = driver.Deserialize(i);
            var second = driver.Deserialize(i + 1);
            announce("comparison");

            // First of all: a result that others add to must not be serialized.
            var wrong = Shared(first, second) ?? Wrong(first, i) ?? Wrong(second, i + 1) ?? Conjured(i, first, second);
            if (wrong is { } reason)
            {
                // The payloads after this pair were never written.
                return new ComparedAnswer(Verdict.Wrong, MeanSize(i + 2), reason, Lost());
            }
        }

        return _lost.IsExact ? new ComparedAnswer(Verdict.Exact, MeanSize(count), null, Lost())
            : _tellsApart || KeepsSomething() ? new ComparedAnswer(Verdict.Lossy, MeanSize(count), null, Lost())
            : new ComparedAnswer(Verdict.Wrong, MeanSize(count), Nothing, Lost());
    }

    /// <summary>
    /// Deserializes a payload of the first root from another process and compares the result with that of the own payload. A library that
    /// keeps parts of the value outside the payload does not have them here.
    /// </summary>
    /// <param name="payload">The payload; text as UTF-8.</param>
    /// <returns>What is wrong, a sentence; null if nothing is.</returns>
    public string? WrongForeign(byte[] payload)
    {
        announce("Serialize");
        driver.Serialize(0, values.Roots[0]);

        // Goes through UTF-8 as the other payload did, because not all text does so unchanged.
        driver.Renew(0);
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

    /// <summary>
    /// Equal payloads must give equal results; otherwise the results do not come from the payloads. What does not come back, such as a
    /// number that an initializer sets, does not count.
    /// </summary>
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

    /// <summary>
    /// Why a difference is an error and not a loss; null if it is a loss or there is none. A loss depends on the root alone, and the result
    /// of a second round trip equals that of the first.
    /// </summary>
    private string? Wrong(T actual, int index)
    {
        var expected = values.Roots[index];
        var differences = model.Differences(expected, actual);
        if (differences.IsExact)
        {
            _forms.UnionWith(differences.Differences);
            return null;
        }

        if (differences.IsStructural)
        {
            return $"root {index} does not come back: {differences.Structural}";
        }

        var isNeighbour = model.Differences(values.Roots[index ^ 1], actual).IsExact;
        if (_cause.DependsOnNeighbour(index, actual, differences) is { } dependent)
        {
            return isNeighbour
                ? $"root {index} comes back as the value of another call: {Leak}"
                : $"how root {index} comes back depends on another call: {dependent}: {Leak}";
        }

        var wrong = WrongAgain(actual, index, differences);
        model.Canonical.Compare(expected, actual, _lost);
        return wrong;
    }

    /// <summary>What is wrong with the round trip of a result that is not its root, a sentence; null if nothing is.</summary>
    private string? WrongAgain(T actual, int index, Comparison differences)
    {
        Comparison again;
        announce("Serialize of the result");
        try
        {
            driver.Serialize(index, actual);
            announce("Deserialize of the result");
            var result = driver.Deserialize(index);
            if (Shared(actual, result) is { } shared)
            {
                return shared;
            }

            again = model.Differences(actual, result);
        }
#pragma warning disable CA1031 // Whatever the library throws: what was lost before is told, too.
        catch (Exception e)
#pragma warning restore CA1031
        {
            return $"root {index} comes back changed, and the result has no second round trip: "
                + $"{differences.FirstExample()}, then {ExceptionCauses.Reason(e)}";
        }
        finally
        {
            driver.Serialize(index, values.Roots[index]);
        }

        return !again.IsExact && _cause.ChangedAgain(index, differences, again) is { } changed
            ? $"root {index} comes back changed, and changed again on a second round trip: {differences.FirstExample()}, then {changed}"
            : null;
    }

    /// <summary>
    /// Whether a root comes back otherwise after one of its members was changed, where the roots differ only in what is lost. Unknown where
    /// members cannot be changed; then a payload with content is held to keep something.
    /// </summary>
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

    /// <summary>What is lost, and where numbers come back in another form.</summary>
    private IReadOnlyCollection<string> Lost() => [.. _lost.Differences.Union(_forms)];

    /// <summary>Only the roots of the pool count: a second root for verification alone is smaller.</summary>
    private double MeanSize(int count)
    {
        var roots = Math.Min(count, values.PoolRoots);
        return Enumerable.Range(0, roots).Average(index => (double)driver.Size(index));
    }
}
