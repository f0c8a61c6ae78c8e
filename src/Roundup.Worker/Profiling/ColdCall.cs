using System;
using Roundup.Protocol.Profiling;

namespace Roundup.Worker;

/// <summary>One call of the open case with its first value, meant as the first one of this process.</summary>
internal abstract class ColdCall
{
    /// <summary>Makes one of an open case.</summary>
    public static ICaseVisitor<ColdCall> Maker { get; } = new Visitor();

    /// <summary>Makes the call.</summary>
    /// <param name="serialize">Serialize, or Deserialize: the value is serialized before timing begins.</param>
    /// <param name="announce">Is told each step before it is taken.</param>
    public abstract ColdCallAnswer Make(bool serialize, Action<string> announce);

    private sealed class Visitor : ICaseVisitor<ColdCall>
    {
        public ColdCall Visit<T>(OpenedCase<T> opened)
            where T : notnull => new ColdCall<T>(opened.Driver, opened.Values);
    }
}

/// <summary>The same with its type.</summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="driver">Calls the codec.</param>
/// <param name="values">The first root is used.</param>
internal sealed class ColdCall<T>(Driver<T> driver, Values<T> values) : ColdCall
    where T : notnull
{
    public override ColdCallAnswer Make(bool serialize, Action<string> announce)
    {
        if (!serialize)
        {
            announce("Serialize");
            driver.Serialize(0, values.Roots[0]);
        }

        announce(serialize ? "Serialize" : "Deserialize");

        // Twice: what reads the clocks is compiled by the first reading.
        ColdCallClock.Start().End();
        var clock = ColdCallClock.Start();
        if (serialize)
        {
            driver.Serialize(0, values.Roots[0]);
        }
        else
        {
            GC.KeepAlive(driver.Deserialize(0));
        }

        return clock.End();
    }
}
