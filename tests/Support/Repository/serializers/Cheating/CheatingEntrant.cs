using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>One library: a row for each way to seem faster than the work is, and rows that do what honest libraries do.</summary>
public sealed class CheatingEntrant : ISerializer
{
    /// <summary>Verification, which makes fewer calls, finds what is kept from the first one.</summary>
    private const int Verified = 1_000;

    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        _ = row switch
        {
            "good" => shapes.Bytes(default(Good<T>)),
            "thread-static-buffer" => shapes.Bytes(default(ThreadStaticBuffer<T>)),
            "pooled" => shapes.Bytes(default(Pooled<T>)),
            "cache-by-type" => shapes.Bytes(default(CacheByType<T>)),
            "grown-stream" => shapes.Stream(new GrownStream<T>(new Counter())),
            "grown-writer" => shapes.BufferWriter(new GrownWriter<T>(new Counter())),
            "payload-by-object" => shapes.Bytes(new PayloadByObject<T>(Kept<byte[]>(), clones: false, new(), Verified)),
            "object-by-array" => shapes.Bytes(new ObjectByArray<T>(Kept<T>(), null, new(), Verified)),
            "ring-3" => shapes.Bytes(new Ring<T>(new byte[3][], new Counter())),
            "ring-16" => shapes.Bytes(new Ring<T>(new byte[16][], new Counter())),
            "ring-1000" => shapes.Bytes(new Ring<T>(new byte[1000][], new Counter())),
            "skips-after-eight" => shapes.Bytes(new SkipsAfterEight<T>(new LastCalls<T>())),
            "right-for-1000" => shapes.Bytes(new RightForThousand<T>(new LastCalls<T>())),
            "lazy" => shapes.Bytes(default(ReadsLater<T>)),
            "other-thread" => shapes.Bytes(new OtherThread<T>(new Helper(), new Counter(), every: 1)),
            "half-other-thread" => shapes.Bytes(new OtherThread<T>(new Helper(), new Counter(), every: 2)),
            "keeps-names" => shapes.Bytes(new KeepsNames<T>([])),
            "keeps-in-value" => shapes.Bytes(new KeepsInValue<T>()),
            "keeps-calls" => shapes.Bytes(new KeepsCalls<T>([])),
            _ => throw new NotSupportedException($"there is no row {row}"),
        };
    }

    private static Dictionary<object, TValue> Kept<TValue>() => new(ReferenceEqualityComparer.Instance);
}
