using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>One case opened in this process, without its type.</summary>
internal abstract class Cell
{
    /// <summary>The shape inside an adapter; null for a native one.</summary>
    public abstract Shape? AdaptedFrom { get; }

    /// <summary>Methods that the JIT compiled within batches since the warm-up; null where the runtime does not tell.</summary>
    public long? MethodsCompiledWhileTimed { get; protected set; }

    /// <summary>Round-trips values and compares them.</summary>
    /// <param name="all">The whole pool, or two values in a row.</param>
    /// <param name="announce">Is told each step before it is taken, so that a process that dies leaves its last step behind.</param>
    public abstract Verdict Verify(bool all, System.Action<string> announce);

    /// <summary>Round-trips the first value alone; the fields of the answer: codec, size, payload, differences with an example each.</summary>
    /// <param name="maxBytes">How much of the payload is wanted.</param>
    public abstract string[] Show(int maxBytes);

    /// <summary>Writes the first value's payload, whole, to a file; the fields of the answer: its length, and what the file system said against it.</summary>
    /// <param name="path">The file.</param>
    /// <param name="announce">Is told each step before it is taken.</param>
    public abstract string[] Keep(string path, System.Action<string> announce);

    /// <summary>One call of an operation with the first value, meant as the first one of this process; the fields of its answer.</summary>
    /// <param name="serialize">Serialize, or Deserialize: that one serializes before.</param>
    /// <param name="announce">Is told each step before it is taken.</param>
    public abstract string[] First(bool serialize, System.Action<string> announce);

    /// <summary>Makes ready what the operation starts from.</summary>
    public abstract void Prepare(bool serialize);

    /// <summary>Calls until batches have settled and the JIT is quiet, or the time is over.</summary>
    public abstract WarmUpResult WarmUp(double maxMs, double batchMs);

    /// <summary>One timed batch; the fields of its answer.</summary>
    public abstract string[] Batch(long calls);

    /// <summary>What one iteration of the loop costs without a call, ns.</summary>
    public abstract double EmptyLoopNs();
}
