using System.Collections;
using Roundup.Results;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

// Asks whether the time that colliding keys add grows with the square of their number. Values are pairs of ordinary and of colliding keys,
// each pair twice as large as the one before.
// announce: called with each step before it begins.
// processorMs: the processor time of this process, ms: other programs do not add to it.
internal sealed class CollidingKeys<T>(Driver<T> driver, Model<T> model, T[] values, Action<string> announce, Func<double> processorMs)
    where T : notnull
{
    // The cause is one, whatever the library.
    public const string Reason = "the time that colliding keys add grows with the square of their number, in .NET's "
        + "Dictionary<long, ...> with its default comparer, which the library fills";

    // The values take turns. Even and odd rounds have to tell the same; where they do not, as many more are made.
    private const int Rounds = 6;

    private const int MostRounds = 24;

    // Four times the keys add 16 times the time where it grows with the square, and five times where with the size times its logarithm.
    private const double Growth = 6;

    // How many values before the last pair that of a quarter of its size stands.
    private const int Quarter = 4;

    // What adds less harms nobody at the sizes of the probe, ms.
    private const double Harmless = 10;

    // What adds a smaller part of an ordinary reading is lost in its scatter.
    private const double Visible = 0.1;

    // .NET's dictionary adds at least that at the largest size, ms: 32 million comparisons.
    private const double OfDictionary = 30;

    private readonly FactCollector _facts = new();

    public CheckFacts Answer()
    {
        if (model.Canonical is IMapped<T> && !HasDictionary(values[0]))
        {
            _facts.NothingRun("the schema has a list of entries in the place of the dictionary");
            return _facts.Facts;
        }

        var rounds = new List<double[]>();
        var at = 0;
        try
        {
            for (at = 0; at < values.Length; at++)
            {
                announce($"Serialize of value {at}");
                driver.Serialize(at, values[at]);
                if (!model.Differences(values[at], Read(at)).IsExact)
                {
                    _facts.NothingRun("a dictionary with integer keys does not come back");
                    return _facts.Facts;
                }
            }

            do
            {
                for (var round = 0; round < Rounds; round++)
                {
                    var ms = new double[values.Length];
                    for (at = 0; at < values.Length; at++)
                    {
                        var before = processorMs();
                        Read(at);
                        ms[at] = processorMs() - before;
                    }

                    rounds.Add(ms);
                }
            }
            while (IsQuadratic(rounds) is null && rounds.Count < MostRounds);
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e) && UnsupportedExceptions.Find(e) is null)
        {
            Failed(e, at);
            return _facts.Facts;
        }

        Judge(rounds);
        return _facts.Facts;
    }

    // Whether the time that costly values add grows with the square of the size.
    // ms: the times of pairs of an ordinary and a costly value, each pair twice as large as the one before, ms.
    private static bool IsQuadratic(double[] ms)
    {
        double Added(int costly) => ms[costly] - ms[costly - 1];
        var last = ms.Length - 1;
        var ordinary = ms[last - 1];

        // Where ordinary keys cost the square too, keys that collide are not the cause.
        var isSquare = ordinary > Growth * ms[last - 1 - Quarter];
        var isSeen = Added(last) > Harmless && Added(last) > (isSquare ? Growth : Visible) * ordinary;
        return isSeen && Added(last) > Growth * Added(last - Quarter);
    }

    // What both halves of the rounds tell; null where they differ.
    private static bool? IsQuadratic(List<double[]> rounds)
    {
        bool Half(int rest) => IsQuadratic(Shortest(rounds.Where((_, round) => round % 2 == rest)));
        return Half(0) is var even && even == Half(1) ? even : null;
    }

    private void Judge(List<double[]> rounds)
    {
        var all = Shortest(rounds);
        var (ordinary, costly) = (all[all.Length - 2], all[all.Length - 1]);
        _facts.Figure(CheckFigures.OrdinaryMs, Math.Round(ordinary, 2));
        _facts.Figure(CheckFigures.CostlyMs, Math.Round(costly, 2));
        var grows = IsQuadratic(rounds);
        if (grows == true)
        {
            var (before, ordinaryBefore) = (all[all.Length - 1 - Quarter], all[all.Length - 2 - Quarter]);
            _facts.Add(
                CheckOutcome.ExcessiveResources,
                values.Length - 1,
                $"{costly:0} ms, {ordinary:0} ms for ordinary keys; {before:0.0} and {ordinaryBefore:0.0} ms for a quarter of them",
                Reason);
        }
        else if (grows is null || Visible * ordinary > OfDictionary)
        {
            _facts.NothingRun("the times of readings scatter too much to tell what keys that collide add");
        }
    }

    // Whoever refuses what would be costly has a defence; whoever refuses ordinary keys is not asked.
    private void Failed(Exception thrown, int index)
    {
        var isOrdinary = index % 2 == 0;
        if (isOrdinary)
        {
            _facts.NothingRun($"it takes no dictionary with integer keys: {ExceptionCauses.Sentence(Refusals.Outermost(thrown))}");
        }
        else if (Refusals.Outcome(thrown) != CheckOutcome.Rejected)
        {
            _facts.Threw(thrown, index, null);
        }
    }

    private T Read(int index)
    {
        announce($"Deserialize of value {index}");
        return driver.Deserialize(index);
    }

    // The shortest reading of each value, since other work of the process only adds to it.
    private static double[] Shortest(IEnumerable<double[]> rounds) => rounds.Aggregate((one, other) => [.. one.Zip(other, Math.Min)]);

#if NET
    [System.Diagnostics.CodeAnalysis.UnconditionalSuppressMessage("Trimming", "IL2075", Justification = "Trimmed members are not told.")]
#endif
    private static bool HasDictionary(T value) =>
        Array.Exists(
            value.GetType().GetProperties(),
            member => member.GetIndexParameters().Length == 0 && member.GetValue(value) is IDictionary);
}
