using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>One library, one row for each way to go wrong.</summary>
public sealed class MisbehavingEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        _ = row switch
        {
            "good" => shapes.Bytes(default(Good<T>)),
            "throws" => shapes.Bytes(default(Throws<T>)),
            "returns-null" => shapes.Bytes(default(ReturnsNull<T>)),
            "throws-third" => shapes.Bytes(new ThrowsLater<T>(new Counter(), 3)),
            "throws-reading" => shapes.Bytes(default(ThrowsReading<T>)),
            "throws-late" => shapes.Bytes(new ThrowsLater<T>(new Counter(), 200)),
            "throws-elsewhere" => shapes.Bytes(default(ThrowsElsewhere<T>)),
            "not-supported" => shapes.Bytes(default(NotSupported<T>)),
            "not-opened" => shapes,
            "flips" => shapes.Bytes(default(Flips<T>)),
            "loses-member" => shapes.Bytes(default(LosesMember<T>)),
            "same-buffer" => shapes.Bytes(new SameBuffer<T>(new byte[4096], new Counter(), 0)),
            "same-buffer-late" => shapes.Bytes(new SameBuffer<T>(new byte[4096], new Counter(), 200)),
            "same-object" => shapes.Bytes(new SameObject<T>(Activator.CreateInstance<T>())),
            "spins" => shapes.Bytes(default(Spins<T>)),
            "blocks" => shapes.Bytes(default(Blocks<T>)),
            "overflows" => shapes.Bytes(default(Overflows<T>)),
            "allocates" => shapes.Bytes(new Allocates<T>([])),
            "exits" => shapes.Bytes(default(Exits<T>)),
            "leaves-child" => shapes.Bytes(default(LeavesChild<T>)),
            "out-of-memory" => shapes.Bytes(default(OutOfMemory<T>)),
            "default-object" => shapes.Bytes(default(DefaultObject<T>)),
            "hands-over" => shapes.Bytes(new HandsOver<T>(new Queue<T>())),
            "hands-over-by-ticket" => shapes.Bytes(new HandsOverByTicket<T>([])),
            "fails-fast-chatting" => shapes.Bytes(default(FailsFastChatting<T>)),
            "aborts" => shapes.Bytes(default(Aborts<T>)),
            "killed" => shapes.Bytes(default(Killed<T>)),
            "prints" => shapes.Bytes(new Prints<T>(new Counter())),
            "foreground-thread" => shapes.Bytes(new ForegroundThread<T>(new Counter())),
            "one-array" => shapes.Bytes(new OneArray<T>(new Dictionary<object, int>(ReferenceEqualityComparer.Instance), [])),
            "large-objects" => shapes.Bytes(default(LargeObjects<T>)),
            "own-lock" => shapes.Bytes(new OwnLock<T>(new Partner())),
            "cached" => shapes.Bytes(new Cached<T>([1, 2, 3], [])),
            "throws-at-first" => shapes.Bytes(new AtFirstCall<T>("throws", "Note")),
            "exits-at-first" => shapes.Bytes(new AtFirstCall<T>("exits", "Constant")),
            "lies-at-first" => shapes.Bytes(new AtFirstCall<T>("lies", "Note")),
            "all-segments" => shapes.BufferWriter(new Lines<T>(firstOnly: false)),
            "first-segment" => shapes.BufferWriter(new Lines<T>(firstOnly: true)),
            "adapted-in-secret" => shapes.BytesFromString(default(SecretText<T>)),
            _ => throw new NotSupportedException($"there is no row {row}"),
        };
    }
}
