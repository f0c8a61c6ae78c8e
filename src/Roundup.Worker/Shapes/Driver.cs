namespace Roundup.Worker.Shapes;

/// <summary>
/// One codec in one shape over one pool of values: single calls for verification, and timed batches. The timed loops are generated for each
/// codec and root (<see cref="TimedLoops{TCodec, T}"/>).
/// </summary>
/// <param name="pool">The roots. The loop uses a power of two of them in turn.</param>
public abstract class Driver<T>(T[] pool)
    where T : notnull
{
    /// <summary>The shape that an adapter calls; null for a native codec.</summary>
    public Shape? AdaptedFrom { get; internal set; }

    /// <summary>Whether calls are awaited.</summary>
    public virtual bool IsAsync => false;

    protected T[] Pool { get; } = pool;

    /// <summary>
    /// A driver of the same codec over another pool, with its own payloads. It shares the output stream or writer, because a new one would
    /// grow during timing.
    /// </summary>
    public abstract Driver<T> Over(T[] pool);

    /// <summary>Serializes one value, not timed, and stores the payload in slot <paramref name="index"/>.</summary>
    public abstract void Serialize(int index, T value);

    /// <summary>Deserializes the payload in slot <paramref name="index"/>, not timed.</summary>
    public abstract T Deserialize(int index);

    /// <summary>Length of the payload in slot <paramref name="index"/>, bytes.</summary>
    public abstract long Size(int index);

    /// <summary>A copy of the payload in slot <paramref name="index"/>; a string as UTF-8.</summary>
    public abstract byte[] Payload(int index);

    /// <summary>
    /// The object that Serialize returned for slot <paramref name="index"/>; null for a shape whose output does not come from the library.
    /// </summary>
    public virtual object? Returned(int index) => null;

    /// <summary>Whether Deserialize reads from memory that <see cref="Overwrite"/> can change. False for strings.</summary>
    public virtual bool ReadsArrays => true;

    /// <summary>Stores a payload in slot <paramref name="index"/>; a string as UTF-8. The driver keeps the array.</summary>
    public abstract void Load(int index, byte[] payload);

    /// <summary>Overwrites the payload in slot <paramref name="index"/> by another one of the same length.</summary>
    /// <param name="index">The slot.</param>
    /// <param name="loaded">The array that was given to <see cref="Load"/>.</param>
    /// <param name="payload">The new content.</param>
    public virtual void Overwrite(int index, byte[] loaded, byte[] payload) => payload.CopyTo(loaded, 0);

    /// <summary>
    /// What a compressor has damaged in the payloads of two slots that have just been serialized, a sentence; null if nothing.
    /// </summary>
    public virtual string? Damage(int first, int second) => null;

    /// <summary>A timed batch of Serialize; returns <see cref="System.Diagnostics.Stopwatch"/> ticks.</summary>
    public virtual long TimeSerialize(int start, long calls, int mask) => throw Untimed();

    /// <summary>A timed batch of Deserialize; returns ticks.</summary>
    public virtual long TimeDeserialize(int start, long calls, int mask) => throw Untimed();

    /// <summary>Stores the output of the last call of the last timed batch of Serialize in slot <paramref name="index"/>.</summary>
    public abstract void TakeWritten(int index);

    /// <summary>
    /// The result of the last call of the last timed batch of Deserialize; null before the first batch, and for awaited calls, whose
    /// results the loop cannot keep.
    /// </summary>
    public object? LastRead { get; protected set; }

    /// <summary>A timed batch without calls: the cost of the loop; returns ticks.</summary>
    public virtual long TimeEmpty(int start, long calls, int mask) => throw Untimed();

    private static InvalidOperationException Untimed() => new("this driver has no timed loops");
}

/// <summary>The base of the drivers of all shapes: the codec, and one payload for each root.</summary>
public abstract class CodecDriver<TCodec, T, TPayload> : Driver<T>
    where TCodec : struct
    where T : notnull
{
    /// <summary>Creates a driver without payloads.</summary>
    protected CodecDriver(TCodec codec, T[] pool)
        : base(pool)
    {
        Codec = codec;
        Payloads = new TPayload[pool.Length];
    }

    /// <summary>The codec, or an adapter around it.</summary>
    protected TCodec Codec { get; }

    /// <summary>The payloads; null until they are serialized or loaded.</summary>
    protected TPayload[] Payloads { get; }
}

/// <summary>The timed loops of one codec and one root, registered by generated code: one driver for each shape.</summary>
public static class TimedLoops<TCodec, T>
    where TCodec : struct
    where T : notnull
{
    private static readonly Dictionary<(Shape Shape, StreamUse? Streams), Func<TCodec, T[], Driver<T>>> s_drivers = [];

#pragma warning disable CA1000 // The type arguments are the key.
    public static void Add(Shape shape, StreamUse? streams, Func<TCodec, T[], Driver<T>> create) => s_drivers[(shape, streams)] = create;

    /// <exception cref="InvalidOperationException">No driver was generated.</exception>
    public static Driver<T> Create(Shape shape, StreamUse? streams, TCodec codec, T[] pool) =>
        s_drivers.TryGetValue((shape, streams), out var create) ? create(codec, pool) : throw new InvalidOperationException(
            $"no timed loop was generated for the codec {typeof(TCodec).Name}: a codec is a public or internal struct with the root as its "
            + "one type parameter, in the entrant's folder");
#pragma warning restore CA1000
}
