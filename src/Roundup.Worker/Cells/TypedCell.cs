using System;
using System.Collections.Generic;
using System.IO;
using Roundup.Contracts;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>One case opened in this process.</summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="driver">Calls the codec.</param>
/// <param name="codec">The entrant's codec.</param>
/// <param name="model">Compares.</param>
/// <param name="values">The roots: those that go round, and a second one for the proof where only one does.</param>
internal sealed class TypedCell<T>(Driver<T> driver, Type codec, Model<T> model, Values<T> values) : Cell
    where T : notnull
{
    private const double EmptyLoopMs = 500;

    /// <summary>A quarter of a batch runs before it, off the clock.</summary>
    private const long LeadInShare = 4;
    private bool _serialize;
    private int _cursor;

    public override Shape? AdaptedFrom => driver.AdaptedFrom;

    public override Verdict Verify(bool all, Action<string> announce) =>
        new RoundTrip<T>(driver, model, values, announce).Compare(all ? values.Roots.Length : 2);

    public override string[] Show(int maxBytes)
    {
        var expected = values.Roots[0];
        driver.Serialize(0, expected);
        var payload = driver.Payload(0);
        var differences = new Comparison();
        model.Canonical.Compare(expected, driver.Deserialize(0), differences);
        var name = codec.FullName ?? codec.Name;
        var fields = new List<string>
        {
            Words.Shown,
            name.Split('`')[0].Replace('+', '.'),
            Answers.Number((long?)driver.Size(0)),
            Convert.ToBase64String(payload, 0, Math.Min(payload.Length, maxBytes)),
        };
        foreach (var difference in differences.Examples)
        {
            fields.Add(difference.Key);
            fields.Add(difference.Value);
        }

        return [.. fields];
    }

    public override string[] Keep(string path, Action<string> announce)
    {
        announce("Serialize");
        driver.Serialize(0, values.Roots[0]);
        var payload = driver.Payload(0);
        announce("writing the payload");
        try
        {
            File.WriteAllBytes(path, payload);
            return [Words.Kept, Answers.Number((long?)payload.Length), ""];
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // The disk's failure is not the library's.
            return [Words.Kept, Words.Unknown, e.Message];
        }
    }

    public override string[] First(bool serialize, Action<string> announce)
    {
        if (!serialize)
        {
            announce("Serialize");
            driver.Serialize(0, values.Roots[0]);
        }

        announce(serialize ? "Serialize" : "Deserialize");

        // Twice: what reads the clocks is compiled by the first reading.
        FirstCall.Start().End();
        var call = FirstCall.Start();
        if (serialize)
        {
            driver.Serialize(0, values.Roots[0]);
        }
        else
        {
            GC.KeepAlive(driver.Deserialize(0));
        }

        return call.End();
    }

    public override void Prepare(bool serialize)
    {
        _serialize = serialize;
        _cursor = 0;
        for (var i = 0; !serialize && i < values.PoolRoots; i++)
        {
            driver.Serialize(i, values.Roots[i]);
        }
    }

    public override WarmUpResult WarmUp(double maxMs, double batchMs)
    {
        var result = Worker.WarmUp.Run(calls => Clock.Nanoseconds(Time(calls)), maxMs, batchMs, values.PoolRoots);

        // What stands around the clock is compiled before the first batch that counts.
        Batch(1);
        MethodsCompiledWhileTimed = null;
        return result;
    }

    public override string[] Batch(long calls)
    {
        // Other rows have just had the processor: their data is in the caches, and a batch would begin with fetching its own.
        Time(calls / LeadInShare);
        var canaryBefore = Canary.Run();
        var compiledBefore = Probes.CompiledMethods;
        var before = Probes.Read(driver.IsAsync);
        var ticks = Time(calls);
        var after = Probes.Read(driver.IsAsync).Since(before);
        MethodsCompiledWhileTimed = (MethodsCompiledWhileTimed ?? 0) + Probes.CompiledMethods - compiledBefore;
        var canaryAfter = Canary.Run();
        var fields = new List<string> { Words.Batch, Answers.Number((double?)Clock.Nanoseconds(ticks)) };
        fields.AddRange(after);
        fields.Add(Answers.Number((double?)canaryBefore));
        fields.Add(Answers.Number((double?)canaryAfter));
        return [.. fields];
    }

    public override double EmptyLoopNs() =>
        Worker.WarmUp.Run(calls => Clock.Nanoseconds(driver.TimeEmpty(0, calls, values.PoolRoots - 1)), EmptyLoopMs, batchMs: 1, values.PoolRoots).NanosecondsPerCall;

    private long Time(long calls)
    {
        var mask = values.PoolRoots - 1;
        var ticks = _serialize ? driver.TimeSerialize(_cursor, calls, mask) : driver.TimeDeserialize(_cursor, calls, mask);
        _cursor = (int)((_cursor + calls) & mask);
        return ticks;
    }
}
