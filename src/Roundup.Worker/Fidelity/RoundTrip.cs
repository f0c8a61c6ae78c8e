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
internal sealed class RoundTrip<T>(Driver<T> driver, Model<T> model, Values<T> values, Action<string> announce)
    where T : notnull
{
    private readonly Comparison _lost = new();

    /// <summary>The differences in the representation of equal numbers.</summary>
    private readonly SortedSet<string> _forms = new(StringComparer.Ordinal);

    /// <summary>Whether two different values gave different results, so that the payload holds at least a part of a value.</summary>
    private bool _tellsApart;

    private const string Nothing = "all values come back as the same one: nothing of them is kept";

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
                return new ComparedAnswer(Verdict.Wrong, MeanSize(i + 2), $"root {i} or {i + 1}: {damage}", _lost.Differences);
            }

            announce("Deserialize");
            var first = driver.Deserialize(i);
            var second = driver.Deserialize(i + 1);
            announce("comparison");
            var (one, other) = (values.Roots[i], values.Roots[i + 1]);
            var wrong = Wrong(one, first, other, i) ?? Wrong(other, second, one, i + 1) ?? Conjured(i, first, second);
            if (wrong is { } reason)
            {
                // The payloads after this pair were never written.
                return new ComparedAnswer(Verdict.Wrong, MeanSize(i + 2), reason, _lost.Differences);
            }
        }

        return _lost.IsExact ? new ComparedAnswer(Verdict.Exact, MeanSize(count), null, [.. _forms])
            : _tellsApart ? new ComparedAnswer(Verdict.Lossy, MeanSize(count), null, _lost.Differences)
            : new ComparedAnswer(Verdict.Wrong, MeanSize(count), Nothing, _lost.Differences);
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

        driver.Serialize(0, values.Roots[0]);
        announce("comparison");
        var differences = model.Differences(own, foreign);
        return differences.IsExact ? null : $"a payload that another process wrote comes back otherwise: {differences.FirstExample()}";
    }

    /// <summary>Equal payloads must give equal results; otherwise the results do not come from the payloads.</summary>
    private string? Conjured(int index, T first, T second)
    {
        var isDifferent = !model.Differences(first, second).IsExact;
        _tellsApart |= isDifferent || model.Differences(values.Roots[index], values.Roots[index + 1]).IsExact;
        return isDifferent && driver.Size(index) == driver.Size(index + 1)
            && driver.Payload(index).AsSpan().SequenceEqual(driver.Payload(index + 1))
            ? $"the roots {index} and {index + 1} have equal payloads and come back different: they do not come from the payload"
            : null;
    }

    /// <summary>
    /// Why a difference is an error and not a loss; null if it is a loss or there is none. A loss is stable: the result of a second round
    /// trip equals that of the first.
    /// </summary>
    private string? Wrong(T expected, T actual, T other, int index)
    {
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

        if (model.Differences(other, actual).IsExact)
        {
            return $"root {index} comes back as the value of another call: the library leaks state between calls";
        }

        announce("Serialize of the result");
        driver.Serialize(index, actual);
        announce("Deserialize of the result");
        var again = model.Differences(actual, driver.Deserialize(index));
        driver.Serialize(index, expected);
        if (!again.IsExact)
        {
            return $"root {index} comes back changed, and changed again on a second round trip: "
                + $"{differences.FirstExample()}, then {again.FirstExample()}";
        }

        model.Canonical.Compare(expected, actual, _lost);
        return null;
    }

    /// <summary>Only the roots of the pool count: a second root for verification alone is smaller.</summary>
    private double MeanSize(int count)
    {
        var roots = Math.Min(count, values.PoolRoots);
        return Enumerable.Range(0, roots).Average(index => (double)driver.Size(index));
    }
}
