using Roundup.Analysis.Conditions;
using Roundup.Analysis.Statistics;
using Roundup.Analysis.Tables;

namespace Roundup.Analysis.Rankings;

/// <summary>Time against size of serializers that did the same work, both operations together.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Count">The count.</param>
/// <param name="Shape">The shape.</param>
/// <param name="Target">The target.</param>
/// <param name="Rows">The serializers by their time at <see cref="Bandwidth.Usual"/>, references last.</param>
public sealed record TradeOff(string Dataset, int Count, Shape Shape, string Target, IReadOnlyList<TradeOffRow> Rows)
{
    /// <summary>Such as <c>Users x100 Bytes net10.0</c>.</summary>
    public override string ToString() => $"{Dataset} x{Count} {Shape} {Target}";

    internal MessageSet Set { get; init; } = null!;

    internal MessageOrders Orders { get; init; } = null!;
}

/// <summary>A serializer, with its compressor, for which both operations were measured.</summary>
/// <param name="Serialize">Its case of Serialize.</param>
/// <param name="Deserialize">Its case of Deserialize.</param>
/// <param name="SizeBytes">Size of the output, bytes.</param>
public sealed record TradeOffRow(AnalysedCase Serialize, AnalysedCase Deserialize, double SizeBytes)
{
    /// <summary>The serializer's name, with its compressor.</summary>
    public string SerializerName => Serialize.Result.Id.SerializerName;

    /// <summary>The metadata of the serializer's serializer.</summary>
    public SerializerInfo Serializer => Serialize.Serializer;

    /// <summary>Serialize + Deserialize, ns; of a lazy serializer with reading.</summary>
    public double TimeNs => Serialize.Time!.Mean + DeserializeNs;

    /// <summary>Time to deserialize, ns; of a lazy serializer with reading.</summary>
    public double DeserializeNs => Deserialize.Time!.Mean * Deserialize.ReadingFactor;

    /// <summary>
    /// The interval of <see cref="TimeNs"/>, at most: the ends of both operations' 95 % intervals are added, as if their errors never
    /// cancelled. Null below two launches.
    /// </summary>
    public Interval? Interval => Serialize.Time!.Interval is { } there && Deserialize.Time!.Interval is { } back
        ? new(there.Low + (back.Low * Deserialize.ReadingFactor), there.High + (back.High * Deserialize.ReadingFactor))
        : null;

    /// <summary>The time of a message at each of <see cref="Bandwidth.All"/>.</summary>
    public IReadOnlyList<Delivery> Deliveries { get; init; } = [];

    /// <summary>
    /// Whether no other serializer is shown to be faster (by the rule of ranks) without being larger. False for a serializer that does not
    /// compete, and below two launches.
    /// </summary>
    public bool IsParetoOptimal { get; init; }

    /// <summary>The worse fidelity of both operations.</summary>
    public Results.Fidelity Fidelity => FidelityKinds.Worst([Serialize.Result.Fidelity, Deserialize.Result.Fidelity]);

    /// <summary>Whether both operations are exact.</summary>
    public bool IsExact => Fidelity == Results.Fidelity.Exact;

    /// <summary>The conditions under which its numbers hold.</summary>
    public SerializerConditions Conditions => field ??= SerializerConditions.Of(Serializer, [Serialize.Result, Deserialize.Result]) with
    {
        Mapping = Serialize.IsMapped || Deserialize.IsMapped ? TimeWithMappingNs / TimeNs : null,
    };

    /// <summary>
    /// <see cref="TimeNs"/> with the mapping of both operations; the same for a serializer that serializes the model itself.
    /// </summary>
    public double TimeWithMappingNs =>
        (Serialize.Time!.Mean * Serialize.MappingFactor) + (DeserializeNs * Deserialize.MappingFactor);

    /// <summary>Whether members are parsed only when they are read, after its time.</summary>
    public bool IsLazy => Deserialize.IsLazy;

    /// <summary>The time of a message at a bandwidth, ns.</summary>
    public double Ns(Bandwidth bandwidth)
    {
        ArgumentNullException.ThrowIfNull(bandwidth);
        return TimeNs + bandwidth.Ns(SizeBytes);
    }
}

/// <summary>The transfer of one message, from object to object.</summary>
/// <param name="Bandwidth">The bandwidth.</param>
/// <param name="Ns">Serialize + size x 8 / bandwidth + Deserialize, ns.</param>
/// <param name="IsBest">
/// Whether it is exact, and no exact serializer is shown to be faster by the rule of ranks.
/// </param>
public sealed record Delivery(Bandwidth Bandwidth, double Ns, bool IsBest);

/// <summary>The bandwidth of a connection.</summary>
/// <param name="Name">Its name in reports.</param>
/// <param name="BitsPerSecond">Bits of payload per second.</param>
public sealed record Bandwidth(string Name, double BitsPerSecond)
{
    /// <summary>The bandwidths of the reports, slowest first.</summary>
    public static IReadOnlyList<Bandwidth> All { get; } =
        [new("10 Mbit/s", 10e6), new("100 Mbit/s", 100e6), new("1 Gbit/s", 1e9), new("10 Gbit/s", 10e9)];

    /// <summary>The bandwidth that tables are sorted by.</summary>
    public static Bandwidth Usual { get; } = All[1];

    /// <summary>A bandwidth in Mbit/s, by its name.</summary>
    public static Bandwidth OfMegabits(double megabits) =>
        new(FormattableString.Invariant($"{megabits:0.###} Mbit/s"), megabits * 1e6);

    /// <summary>Time to transfer a payload, ns, without latency and the overhead of protocols.</summary>
    public double Ns(double bytes) => bytes * 8 / BitsPerSecond * 1e9;
}
