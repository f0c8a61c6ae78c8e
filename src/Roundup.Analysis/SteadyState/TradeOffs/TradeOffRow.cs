using Roundup.Results;

namespace Roundup.Analysis.SteadyState.TradeOffs;

/// <summary>A serializer, with its compressor, that was measured both ways.</summary>
/// <param name="Serialize">There.</param>
/// <param name="Deserialize">And back.</param>
/// <param name="SizeBytes">Size of what Serialize gave.</param>
public sealed record TradeOffRow(AnalysedCase Serialize, AnalysedCase Deserialize, double SizeBytes)
{
    /// <summary>The row's name, with its compressor.</summary>
    public string RowName => Serialize.Result.Id.RowName;

    /// <summary>The row's metadata.</summary>
    public SerializerInfo Serializer => Serialize.Serializer;

    /// <summary>Serialize + Deserialize, ns.</summary>
    public double TimeNs => Serialize.Time!.Mean + Deserialize.Time!.Mean;

    /// <summary>The time of a message at each of <see cref="Bandwidth.All"/>.</summary>
    public IReadOnlyList<Delivery> Deliveries { get; init; } = [];

    /// <summary>Whether no other row beats it in both time and size. Only for one that <see cref="Competes"/>.</summary>
    public bool IsUnbeaten { get; init; }

    /// <summary>The worse of both ways.</summary>
    public Results.Fidelity Fidelity => FidelityKinds.Worst([Serialize.Result.Fidelity, Deserialize.Result.Fidelity]);

    /// <summary>Whether all came back.</summary>
    public bool IsExact => Fidelity == Results.Fidelity.Exact;

    /// <summary>Whether the time of either way does not stand for its work.</summary>
    public bool HidesWork => Serialize.HidesWork || Deserialize.HidesWork;

    /// <summary>Whether members are parsed when they are read, which is not in its time.</summary>
    public bool IsLazy => Deserialize.IsLazy;

    /// <summary>Whether it can beat others and be beaten: no floor, and no hidden work.</summary>
    public bool Competes => !Serializer.IsFloor && !HidesWork;

    /// <summary>The time of a message at a bandwidth, ns.</summary>
    public double Ns(Bandwidth bandwidth)
    {
        ArgumentNullException.ThrowIfNull(bandwidth);
        return TimeNs + bandwidth.Ns(SizeBytes);
    }
}
