using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Text;
using Roundup.Protocol.Checks;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

/// <summary>Round trips that ask what a hostile payload costs, and whether it decides which types are created.</summary>
/// <param name="driver">The driver of the shape.</param>
/// <param name="values">The values.</param>
/// <param name="announce">Called with each step before it begins.</param>
internal sealed class LimitTrip<T>(Driver<T> driver, T[] values, Action<string> announce)
    where T : notnull
{
    /// <summary>
    /// The shortest of so many readings counts, since other programs only add time. Values take turns, so that a disturbance meets one
    /// reading of each.
    /// </summary>
    private const int Readings = 4;

    /// <summary>A costly value takes longer than an ordinary one of its size by this factor at least.</summary>
    private const double Factor = 10;

    /// <summary>
    /// Four times the size takes 16 times as long where the time grows with the square, and four times where with the size.
    /// </summary>
    private const double Growth = 6;

    /// <summary>How many values before the last one that of a quarter of its size stands.</summary>
    private const int Quarter = 4;

    /// <summary>What takes less harms nobody at the sizes of the probe, ms.</summary>
    private const double Harmless = 10;

    private readonly Judgement _judgement = new();

    /// <summary>
    /// Compares the time to read values in pairs of an ordinary and a costly one, each pair twice as large as the one before.
    /// </summary>
    public SentenceAnswer Timed()
    {
        double[] ms;
        try
        {
            for (var i = 0; i < values.Length; i++)
            {
                announce($"Serialize of value {i}");
                driver.Serialize(i, values[i]);
            }

            ms = [.. Enumerable.Range(0, Readings).SelectMany(_ => values.Select((_, index) => (Index: index, Ms: Read(index))))
                .GroupBy(reading => reading.Index, reading => reading.Ms).Select(readings => readings.Min())];
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e) && UnsupportedExceptions.Find(e) is null)
        {
            _judgement.Threw(e, 0, null);
            return _judgement.Answer();
        }

        _judgement.Figure(CheckWays.OrdinaryMs, Math.Round(ms[ms.Length - 2], 2));
        _judgement.Figure(CheckWays.CostlyMs, Math.Round(ms[ms.Length - 1], 2));
        if (GrowsWithSquare(ms) is { } reason)
        {
            _judgement.Add(CheckOutcome.Grows, values.Length - 1, null, reason);
        }

        return _judgement.Answer();
    }

    /// <summary>How the time of costly values grows, a sentence; null where it does not grow with the square of the size.</summary>
    /// <param name="ms">The times of pairs of an ordinary and a costly value, each pair twice as large as the one before, ms.</param>
    internal static string? GrowsWithSquare(double[] ms)
    {
        var (before, ordinary, costly) = (ms[ms.Length - 1 - Quarter], ms[ms.Length - 2], ms[ms.Length - 1]);
        return costly > Harmless && costly > Factor * ordinary && costly > Growth * before
            ? $"the time grows with the square of the size: {costly:0} ms, {before:0.0} ms for a quarter of the size, "
                + $"and {ordinary:0.0} ms for an ordinary value of the same size"
            : null;
    }

    /// <summary>Reads payloads in which the name of a type of the model is that of a type that no member can have.</summary>
    public SentenceAnswer TypeNames()
    {
#if NET
        var created = RuntimeFeature.IsDynamicCodeSupported ? Created() : null;
#else
        var created = Created();
#endif
        var asked = false;
        for (var i = 0; i < values.Length && created is not null; i++)
        {
            byte[] payload;
            try
            {
                announce($"Serialize of value {i}");
                driver.Serialize(0, values[i]);
                payload = driver.Payload(0);
            }
            catch (Exception e) when (FailedRoots.IsOfRoot(e) && UnsupportedExceptions.Find(e) is null)
            {
                _judgement.Threw(e, i, "Serialize");
                continue;
            }

            foreach (var text in (Encoding[])[Encoding.UTF8, Encoding.Unicode])
            {
                if (Replaced(payload, text.GetBytes(CheckWays.Named), text.GetBytes(CheckWays.Foreign)) is not { } foreign)
                {
                    continue;
                }

                asked = true;
                var before = created();
                announce($"Deserialize of value {i} with the name of another type");
                var thrown = Thrown(foreign);

                // Objects that were made without a constructor are counted when they end.
                GC.Collect();
                GC.WaitForPendingFinalizers();
                if (created() > before)
                {
                    var then = thrown is null ? "without an error" : $"before it threw {thrown}";
                    _judgement.Add(
                        CheckOutcome.Silent,
                        i,
                        null,
                        $"the payload decides which type is created: it named {CheckWays.Foreign}, which no member of the model can have, "
                            + $"and the library created one {then}");
                }
            }
        }

        if (!asked && _judgement.Answer().Outcome == CheckOutcome.Held)
        {
            _judgement.NothingAsked();
        }

        return _judgement.Answer();
    }

    /// <summary>The name of what the library throws at a payload; null if it throws nothing. No reference to a result is kept.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private string? Thrown(byte[] payload)
    {
        driver.Load(0, payload);
        try
        {
            driver.Deserialize(0);
            return null;
        }
#pragma warning disable CA1031 // Whatever the library throws: the question is what it has created before.
        catch (Exception e)
#pragma warning restore CA1031
        {
            return e.GetType().Name;
        }
    }

    /// <summary>How many objects of the foreign type there are; null where the model has none.</summary>
#if NET
    [System.Diagnostics.CodeAnalysis.UnconditionalSuppressMessage("Trimming", "IL2026", Justification = "Not called ahead of time.")]
    [System.Diagnostics.CodeAnalysis.UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Not called ahead of time.")]
#endif
    private static Func<int>? Created()
    {
        var name = $"{typeof(T).Namespace}.{CheckWays.Foreign}";
        var counter = typeof(T).Assembly.GetType(name, throwOnError: false)?.GetProperty("Created");
        return counter is null ? null : () => (int)counter.GetValue(null)!;
    }

    /// <summary>The time to read a value, ms.</summary>
    private double Read(int index)
    {
        announce($"Deserialize of value {index}");
        var clock = Stopwatch.StartNew();
        driver.Deserialize(index);
        return clock.Elapsed.TotalMilliseconds;
    }

    /// <summary>The payload with all places of some bytes replaced by others of the same length; null where there are none.</summary>
    private static byte[]? Replaced(byte[] payload, byte[] old, byte[] by)
    {
        byte[]? replaced = null;
        for (var at = payload.AsSpan().IndexOf(old); at >= 0;)
        {
            replaced ??= (byte[])payload.Clone();
            by.CopyTo(replaced, at);
            var next = payload.AsSpan(at + old.Length).IndexOf(old);
            at = next < 0 ? -1 : at + old.Length + next;
        }

        return replaced;
    }
}
