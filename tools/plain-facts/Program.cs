// The findings and the cells of docs/roundup-2026.md, asked of each library by a program without Roundup. A line is a fact:
//   System.Text.Json/reflection 10.0.12, PublicFields are lost: holds
using System.Text;
using Avro;
using Avro.Generic;
using Avro.IO;
using Google.Protobuf;
using Google.Protobuf.WellKnownTypes;

// What throws is no silent loss.
foreach (var library in Library.All)
{
    Threads(library);
    Lost(library, PrivateSetters.Of(1), one => one.Id == 1);
    Lost(library, new PublicFields { Id = 1 }, one => one.Id == 1);
    Lost(library, new Stacks { Value = new([1, 2, 3]) }, one => one.Value.SequenceEqual([3, 2, 1]));
    var noon = new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Local);
    Lost(library, new Times { Local = noon }, one => one.Local == noon && one.Local.Kind == DateTimeKind.Local);
    Lost(library, new InitialCollections { Paths = ["second"] }, one => one.Paths.SequenceEqual(["second"]));
    Lost(library, new InitialValues { Retries = 0 }, one => one.Retries == 0);
    Lost(library, new NullOrEmpty { List = [] }, one => one.List is { Count: 0 });
    Lost(library, new Text { Value = " " }, one => one.Value == " ", "TextBlanks");
    Lost(library, new Text { Value = "a\r\nb" }, one => one.Value == "a\r\nb", "TextLines");
    Lost(library, new ThreeLevels { Animal = new Puppy { Name = "Rex", Age = 1 } }, one => one.Animal is Puppy { Age: 1 });
    Tell(library, "programs with one member more or fewer read each other", () => Appended(library) && Removed(library));
    Tell(library, "a stream of one byte a read is read", () =>
        library.Read<Before.Order>(new OneByteStream(library.Write(new Before.Order { Id = 1, Name = new('a', 500) }))).Name.Length == 500);
    Tell(library, "colliding keys grow with the square", () => Grows(library));
}

Findings();

static void Tell(Library library, string fact, Func<bool> holds) => TellOf($"{library.Row} {library.Version}", fact, holds);

static void TellOf(string row, string fact, Func<bool> holds)
{
    string word;
    try
    {
        word = holds() ? "holds" : "does not hold";
    }
    catch (Exception e)
    {
        word = $"does not hold ({(e.InnerException ?? e).GetType().Name})";
    }

    Console.WriteLine($"{row}, {fact}: {word}");
}

static void Lost<T>(Library library, T value, Func<T, bool> isKept, string name = null) =>
    Tell(library, $"{name ?? typeof(T).Name} are lost", () => !isKept(library.Read<T>(library.Write(value))));

static bool Appended(Library library) =>
    library.Read<After.Order>(library.Write(new Before.Order { Id = 1, Name = "a" })) is { Id: 1, Name: "a" };

static bool Removed(Library library) =>
    library.Read<Before.Order>(library.Write(new After.Order { Id = 1, Name = "a", Age = 2 })) is { Id: 1, Name: "a" };

static void Threads(Library library) => Tell(library, "first calls of eight threads succeed", () =>
{
    using var start = new Barrier(8);
    var results = new bool[8];
    var threads = Enumerable.Range(0, 8).Select(i => new Thread(() =>
    {
        start.SignalAndWait();
        results[i] = library.Read<Before.Order>(library.Write(new Before.Order { Id = i, Name = "a" })).Id == i;
    })).ToList();
    threads.ForEach(thread => thread.Start());
    threads.ForEach(thread => thread.Join());
    return results.All(result => result);
});

// The processor time that colliding keys add to an ordinary reading: where it grows with the square, four times the keys take sixteen.
static bool Grows(Library library)
{
    double Added(int count)
    {
        double Ms(Func<int, long> key)
        {
            var bytes = library.Write(new Keys { Value = Enumerable.Range(1, count).ToDictionary(key, i => i) });
            return Enumerable.Range(0, 4).Min(_ =>
            {
                var start = Environment.CpuUsage.TotalTime;
                library.Read<Keys>(bytes);
                return (Environment.CpuUsage.TotalTime - start).TotalMilliseconds;
            });
        }

        // Both halves of a long make its hash, which is 0 for all of these.
        return Ms(i => ((long)i << 32) | (uint)i) - Ms(i => i);
    }

    var (few, many) = (Added(8_000), Added(32_000));
    return many > 100 && many > 6 * few;
}

static void Findings()
{
    var pack = Library.All.Single(one => one.Row == "MemoryPack");
    Tell(pack, "an inserted member gets the value of another one", () =>
        pack.Read<After.Inserted>(pack.Write(new Before.Order { Id = 1, Name = "a" })) is { Note: "a", Name: null });
    Tell(pack, "an old program cannot read an appended member", () => Throws(() => Removed(pack)));
    Tell(pack, "an appended member loses its initial value", () =>
        pack.Read<After.Order>(pack.Write(new Before.Order { Id = 1, Name = "a" })).Age == 0);
    TellOf($"MemoryPack/version-tolerant {pack.Version}", "programs with one member more or fewer read each other", () =>
        pack.Read<After.Tolerant>(pack.Write(new Before.Tolerant { Id = 1 })) is { Id: 1 }
        && pack.Read<Before.Tolerant>(pack.Write(new After.Tolerant { Id = 1, Note = "a" })) is { Id: 1 });
    TellOf($"MemoryPack/version-tolerant {pack.Version}", "a member appended to a struct shifts those behind it", () =>
        pack.Read<Before.Tolerant>(pack.Write(new After.Tolerant { Points = [new() { X = 1, Y = 5 }, new() { X = 2, Y = 6 }] }))
            .Points[1].X == 5);
    var json = Library.All.Single(one => one.Row == "System.Text.Json/source-generator");
    Tell(json, "an appended init member loses its initial value", () =>
        json.Read<After.InitOnly>(Encoding.UTF8.GetBytes("""{"Id":1}""")).Retries == 0);
    // As 13.0.1 writes the key of midnight and 0001-01-01.
    var newtonsoft = Library.All.Single(one => one.Row == "Newtonsoft.Json");
    Tell(newtonsoft, "midnight as a key of 13.0.1 is rejected", () =>
        Throws(() => newtonsoft.Read<Dictionary<TimeOnly, int>>(Encoding.UTF8.GetBytes("""{"":1}"""))));
    Tell(newtonsoft, "the first day of 13.0.1 is rejected", () => Throws(() => newtonsoft.Read<DateOnly>(Encoding.UTF8.GetBytes("\"\""))));
    var message = Library.All.Single(one => one.Row == "MessagePack/attributes");
    Tell(message, "local times become UTC times of the same instant", () =>
    {
        var noon = new DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Local);
        var read = message.Read<Times>(message.Write(new Times { Local = noon })).Local;
        return read.Kind == DateTimeKind.Utc && read == noon.ToUniversalTime();
    });

    // The messages that come with Google.Protobuf have one field or two.
    var protobuf = $"Google.Protobuf {Library.VersionOf(typeof(IMessage))}";
    TellOf(protobuf, "programs with one member more or fewer read each other", () =>
        Timestamp.Parser.ParseFrom(Bytes(new Int64Value { Value = 7 })).Seconds == 7
        && Int64Value.Parser.ParseFrom(
            Bytes(new Timestamp { Seconds = 7, Nanos = 1 })).Value == 7);
    TellOf(protobuf, "a float that becomes a double is read as 0", () => DoubleValue.Parser.ParseFrom(
        Bytes(new FloatValue { Value = 1.5f })).Value == 0);
    TellOf(protobuf, "a stream of one byte a read is read", () => Timestamp.Parser.ParseFrom(
        new OneByteStream(Bytes(new Timestamp { Seconds = 7, Nanos = 1 }))) is { Seconds: 7, Nanos: 1 });

    // The number of elements, each of which takes no byte.
    TellOf($"Apache.Avro/specific {Library.VersionOf(typeof(Schema))}", "a few bytes take all memory", () =>
    {
        var schema = Schema.Parse("""{"type":"array","items":{"type":"record","name":"Nothing","fields":[]}}""");
        var payload = new MemoryStream();
        new BinaryEncoder(payload).WriteLong(10_000_000);
        var bytes = payload.ToArray();
        var before = GC.GetTotalAllocatedBytes();
        try
        {
            new GenericReader<object>(schema, schema).Read(null, new BinaryDecoder(new MemoryStream(bytes)));
        }
        catch (AvroException)
        {
            // The payload ends behind the number.
        }

        return bytes.Length <= 5 && GC.GetTotalAllocatedBytes() - before > 100_000_000;
    });
}

static byte[] Bytes(IMessage message) => message.ToByteArray();

static bool Throws(Action action)
{
    try
    {
        action();
        return false;
    }
    catch (Exception)
    {
        return true;
    }
}

internal sealed class OneByteStream(byte[] bytes) : MemoryStream(bytes)
{
    public override bool CanSeek => false;

    public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(1, count));

    public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(1, buffer.Length)]);

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        base.ReadAsync(buffer[..Math.Min(1, buffer.Length)], cancellationToken);

    public override bool TryGetBuffer(out ArraySegment<byte> buffer)
    {
        buffer = default;
        return false;
    }
}
