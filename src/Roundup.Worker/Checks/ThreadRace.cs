using Roundup.Results;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

// Round trips of several threads, whose first calls begin at the same time.
// values: the values, which all threads read. They are not changed.
// announce: called with each step before it begins.
internal sealed class ThreadRace<T>(Driver<T> own, Model<T> model, T[] values, Action<string> announce)
    where T : notnull
{
    // The stack of a thread: that of the main thread, on which deep values were read before.
    private const int StackBytes = 8 << 20;

    private const string NoneReturns = "each call throws with one thread, too";

    private readonly List<(int Value, string Place, T? Result, Exception? Thrown)> _failed = [];
    private int _returned;

    // Makes so many round trips with each driver, each on a thread of its own.
    public CheckFacts Run(IReadOnlyList<Driver<T>> drivers, int calls)
    {
        announce($"round trips of {drivers.Count} threads");
        using var start = new Barrier(drivers.Count);
        var threads = drivers
            .Select((driver, number) => new Thread(() => Call(driver, number, calls, start), StackBytes) { IsBackground = true })
            .ToList();
        threads.ForEach(thread => thread.Start());
        threads.ForEach(thread => thread.Join());
        var facts = new FactCollector();
        foreach (var failed in _failed.OrderBy(one => one.Value))
        {
            Judge(facts, failed.Value, failed.Place, failed.Result, failed.Thrown);
        }

        if (_returned == 0 && facts.Facts.Seen.Count == 0)
        {
            facts.NothingRun(NoneReturns);
        }

        return facts.Facts;
    }

    private void Call(Driver<T> driver, int thread, int calls, Barrier start)
    {
        start.SignalAndWait();
        for (var call = 0; call < calls; call++)
        {
            var index = (thread + call) % values.Length;
            var (result, thrown) = (default(T), default(Exception));
            try
            {
                driver.Serialize(index, values[index]);
                result = driver.Deserialize(index);
                Interlocked.Increment(ref _returned);
                if (model.Differences(values[index], result).Examples.Count == 0)
                {
                    continue;
                }
            }
#pragma warning disable CA1031 // Whatever the library throws is its answer.
            catch (Exception e)
#pragma warning restore CA1031
            {
                thrown = e;
            }

            lock (_failed)
            {
                _failed.Add((index, $"thread {thread}, call {call}", result, thrown));
            }
        }
    }

    private void Judge(FactCollector facts, int index, string place, T? result, Exception? thrown)
    {
        announce($"value {index}, alone");
        ExpectedResult<T>? expected = null;
        try
        {
            expected = ExpectedResult<T>.Of(model, () =>
            {
                own.Serialize(index, values[index]);
                return own.Deserialize(index);
            });
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            // A value that the library refuses alone, too, is no matter of threads. Another exception can be what threads left behind.
            if (thrown is not null && Refusals.IsNoFault(thrown) && e.GetType() == thrown.GetType())
            {
                return;
            }
        }

        if (thrown is not null)
        {
            facts.Threw(thrown, index, place);
        }
        else if (expected is null || !expected.Is(model, result!))
        {
            // Alone, the value comes back as itself or with its loss: what another thread did shows here.
            var isOther = Array.Exists(values, other =>
                model.Differences(other, result!).IsExact && !model.Differences(other, values[index]).IsExact);
            facts.Differs(
                model.Differences(expected is null ? values[index] : expected.Value, result!),
                index,
                place,
                expected is null ? null : expected.Changes);
            if (isOther)
            {
                facts.Add(CheckOutcome.OtherMessage, index, place, "the value of another call comes back");
            }
        }
    }
}
