using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// One codec in one shape over one pool of values: single calls for verification, and timed batches. The timed ones are
/// generated for each codec and root (<see cref="TimedLoops{TCodec, T}"/>).
/// </summary>
/// <typeparam name="T">The root.</typeparam>
/// <param name="pool">The roots; a power of two of them go round in the loop.</param>
public abstract class Driver<T>(T[] pool)
    where T : notnull
{
    /// <summary>The shape inside an adapter; null for a native one.</summary>
    public Shape? AdaptedFrom { get; protected set; }

    /// <summary>Whether calls are awaited.</summary>
    public virtual bool IsAsync => false;

    /// <summary>The roots.</summary>
    protected T[] Pool { get; } = pool;

    /// <summary>
    /// A driver of the same codec over another pool, with payloads of its own. It writes to the same stream or writer, because a new one
    /// would grow while it is timed.
    /// </summary>
    public abstract Driver<T> Over(T[] pool);

    /// <summary>Serializes one value, not timed, and keeps the payload in slot <paramref name="index"/>.</summary>
    public abstract void Serialize(int index, T value);

    /// <summary>Deserializes the payload in slot <paramref name="index"/>, not timed.</summary>
    public abstract T Deserialize(int index);

    /// <summary>Length of the payload in slot <paramref name="index"/>, bytes.</summary>
    public abstract long Size(int index);

    /// <summary>A copy of the payload in slot <paramref name="index"/>; text as UTF-8.</summary>
    public abstract byte[] Payload(int index);

    /// <summary>
    /// The object that Serialize returned for slot <paramref name="index"/>; null for a shape whose output is not the library's.
    /// </summary>
    public virtual object? Returned(int index) => null;

    /// <summary>Whether Deserialize reads from memory that <see cref="Overwrite"/> can change; a string is another object.</summary>
    public virtual bool ReadsArrays => true;

    /// <summary>Puts a payload into slot <paramref name="index"/>; text as UTF-8. The array is the driver's from now on.</summary>
    public abstract void Load(int index, byte[] payload);

    /// <summary>Writes another payload of the same length over the one in slot <paramref name="index"/>.</summary>
    /// <param name="index">The slot.</param>
    /// <param name="loaded">The array of <see cref="Load"/>.</param>
    /// <param name="payload">What it holds from now on.</param>
    public virtual void Overwrite(int index, byte[] loaded, byte[] payload) => payload.CopyTo(loaded, 0);

    /// <summary>Puts an equal payload, which the library has never seen, into slot <paramref name="index"/>.</summary>
    public void Renew(int index) => Load(index, Payload(index));

    /// <summary>
    /// What is wrong with the payloads in two slots whatever they deserialize to, a sentence; null where nothing is. The values of
    /// both have just been serialized.
    /// </summary>
    public virtual string? Damage(int first, int second) => null;

    /// <summary>A timed batch of Serialize; returns <see cref="System.Diagnostics.Stopwatch"/> ticks.</summary>
    public abstract long TimeSerialize(int start, long calls, int mask);

    /// <summary>A timed batch of Deserialize.</summary>
    public abstract long TimeDeserialize(int start, long calls, int mask);

    /// <summary>Keeps the payload that the last call of the last timed batch of Serialize made, in slot <paramref name="index"/>.</summary>
    public abstract void TakeWritten(int index);

    /// <summary>
    /// The object that the last call of the last timed batch of Deserialize made; null before there was one, and where calls are awaited,
    /// whose results the loop cannot keep.
    /// </summary>
    public object? LastRead { get; protected set; }

    /// <summary>A timed batch of nothing: what the loop itself costs.</summary>
    public abstract long TimeEmpty(int start, long calls, int mask);

    /// <summary>The shape that an adapter calls inside.</summary>
    protected static Shape? Inner<TCodec>(TCodec codec)
        where TCodec : struct => codec is IAdapted adapted ? adapted.From : null;
}
