using System.Text;

namespace Roundup.Worker.Tests.Shapes;

/// <summary>
/// The cost of an adapter is timed with its row, so adapters allocate only what the shape returns and, for reading, a stream.
/// </summary>
public class AdapterTests
{
    private const int Length = 2_000;
    private static readonly string s_text = new('x', Length);
    private static readonly byte[] s_bytes = Encoding.UTF8.GetBytes(s_text);

    // An array and a string begin with their type and length.
    private static readonly long s_array = Allocated(() => new byte[Length]);
    private static readonly long s_string = Allocated(() => new string('x', Length));
    private static readonly long s_stream = Allocated(() => new MemoryStream(s_bytes, 0, Length, writable: false, publiclyVisible: true));

    [Fact]
    public void An_adapter_writes_to_what_it_keeps_and_allocates_its_result_alone()
    {
        var fromStream = new BytesFromStream<Pieces, int>(default);
        Allocated(() => fromStream.SerializeToBytes(Length)).ShouldBe(s_array);
        var fromWriter = new BytesFromBufferWriter<Pieces, int>(default);
        Allocated(() => fromWriter.SerializeToBytes(Length)).ShouldBe(s_array);
        var text = new StringFromStream<Pieces, int>(default);
        Allocated(() => text.SerializeToString(Length)).ShouldBe(s_string);
        var toStream = new StreamFromBytes<Pieces, int>(default);
        using var output = new MemoryStream();
        Allocated(() =>
        {
            output.SetLength(0);
            toStream.Serialize(Length, output);
            return output;
        }).ShouldBe(s_array);
    }

    [Fact]
    public void An_adapter_reads_without_copies_that_the_library_does_not_ask_for()
    {
        var fromStream = new BytesFromStream<Pieces, int>(default);
        Allocated(() => fromStream.Deserialize(s_bytes)).ShouldBe(s_stream);
        var fromWriter = new BytesFromBufferWriter<Pieces, int>(default);
        Allocated(() => fromWriter.Deserialize(s_bytes)).ShouldBe(0);
        var text = new StringFromStream<Pieces, int>(default);
        Allocated(() => text.Deserialize(s_text)).ShouldBe(s_stream);
        var toStream = new StreamFromBytes<Pieces, int>(default);
        using var input = new MemoryStream(s_bytes, writable: false);
        Allocated(() =>
        {
            input.Position = 0;
            return toStream.Deserialize(input);
        }).ShouldBe(s_array);
    }

    [Fact]
    public void Results_are_arrays_of_their_own_whatever_was_written_before()
    {
        var stream = new BytesFromStream<Pieces, int>(default);
        var writer = new BytesFromBufferWriter<Pieces, int>(default);
        var text = new StringFromStream<Pieces, int>(default);
        foreach (var (first, second) in new[] { (30, 7), (7, 3_000) })
        {
            var kept = (stream.SerializeToBytes(first), writer.SerializeToBytes(first), text.SerializeToString(first));
            stream.SerializeToBytes(second).ShouldBe(Of(second));
            writer.SerializeToBytes(second).ShouldBe(Of(second));
            text.SerializeToString(second).ShouldBe(new string('x', second));
            kept.Item1.ShouldBe(Of(first));
            kept.Item2.ShouldBe(Of(first));
            kept.Item3.ShouldBe(new string('x', first));
        }
    }

    [Fact]
    public void A_call_that_failed_half_way_leaves_nothing_behind()
    {
        var stream = new BytesFromStream<Pieces, int>(default);
        var writer = new BytesFromBufferWriter<Pieces, int>(default);
        var text = new StringFromStream<Pieces, int>(default);
        Should.Throw<NotSupportedException>(() => stream.SerializeToBytes(-5));
        Should.Throw<NotSupportedException>(() => writer.SerializeToBytes(-5));
        Should.Throw<NotSupportedException>(() => text.SerializeToString(-5));
        stream.SerializeToBytes(3).ShouldBe(Of(3));
        writer.SerializeToBytes(3).ShouldBe(Of(3));
        text.SerializeToString(3).ShouldBe("xxx");
    }

    [Fact]
    public void A_stream_that_is_read_shows_its_buffer_and_holds_the_payload_alone()
    {
        new BytesFromStream<Pieces, int>(default).Deserialize(s_bytes).ShouldBe(Length);
        new StringFromStream<Pieces, int>(default).Deserialize("éé").ShouldBe(4);
        new StringFromStream<Pieces, int>(default).Deserialize("").ShouldBe(0);
    }

    [Fact]
    public void A_stream_is_read_from_its_position_to_its_end_even_if_it_comes_in_pieces_or_cannot_seek()
    {
        var adapter = new StreamFromBytes<Pieces, int>(default);
        using var input = new MemoryStream(s_bytes, writable: false) { Position = 500 };
        adapter.Deserialize(input).ShouldBe(Length - 500);
        using var slow = new Slow(s_bytes, canSeek: true);
        adapter.Deserialize(slow).ShouldBe(Length);
        using var pipe = new Slow(s_bytes, canSeek: false);
        adapter.Deserialize(pipe).ShouldBe(Length);
    }

    private static byte[] Of(int length) => Encoding.UTF8.GetBytes(new string('x', length));

    /// <summary>Memory that one call allocates when buffers have grown and the code is compiled.</summary>
    private static long Allocated<TResult>(Func<TResult> call)
    {
        for (var i = 0; i < 3; i++)
        {
            call();
        }

        var before = GC.GetAllocatedBytesForCurrentThread();
        var result = call();
        var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        GC.KeepAlive(result);
        return allocated;
    }

    /// <summary>
    /// A library that writes as many bytes as the value says, one by one, and reads the number of bytes. It throws for a negative value.
    /// </summary>
    private readonly struct Pieces : IStreamCodec<int>, IBufferWriterCodec<int>, IBytesCodec<int>
    {
        public void Serialize(int value, Stream stream)
        {
            for (var i = 0; i < Math.Abs(value); i++)
            {
                stream.WriteByte((byte)'x');
            }

            Check(value);
        }

        public int Deserialize(Stream stream)
        {
            ((MemoryStream)stream).TryGetBuffer(out var buffer).ShouldBeTrue();
            return buffer.Count;
        }

        public void Serialize(int value, IBufferWriter<byte> writer)
        {
            for (var i = 0; i < Math.Abs(value); i++)
            {
                writer.GetSpan(1)[0] = (byte)'x';
                writer.Advance(1);
            }

            Check(value);
        }

        public int Deserialize(ReadOnlySequence<byte> sequence) => (int)sequence.Length;

        public byte[] SerializeToBytes(int value) => new byte[value];

        public int Deserialize(byte[] bytes) => bytes.Length;

        private static void Check(int value)
        {
            if (value < 0)
            {
                throw new NotSupportedException("half way");
            }
        }
    }

    /// <summary>A stream that returns at most seven bytes at a time.</summary>
    private sealed class Slow(byte[] bytes, bool canSeek) : MemoryStream(bytes, writable: false)
    {
        public override bool CanSeek => canSeek;

        public override int Read(byte[] buffer, int offset, int count) => base.Read(buffer, offset, Math.Min(count, 7));

        public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(buffer.Length, 7)]);
    }
}
