using System.IO.Pipelines;

namespace Roundup.Worker.Tests.Shapes;

/// <summary>The pipe and the reader of the shape Pipe.</summary>
public class PipeTests
{
    [Fact]
    public async Task What_was_flushed_is_the_payload()
    {
        var pipe = new PayloadPipe();
        pipe.ToArray().ShouldBeEmpty();
        pipe.Writer.Write(Bytes(10));
        pipe.ToArray().ShouldBeEmpty("nothing is flushed yet");
        await pipe.Writer.FlushAsync();
        pipe.ToArray().ShouldBe(Bytes(10));
        pipe.ToArray().ShouldBe(Bytes(10), "looking does not take it away");
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task A_reset_pipe_is_as_new(bool completed)
    {
        var pipe = new PayloadPipe();
        pipe.Writer.Write(Bytes(10_000));
        await pipe.Writer.FlushAsync();
        if (completed)
        {
            await pipe.Writer.CompleteAsync();
        }

        pipe.Reset();
        pipe.ToArray().ShouldBeEmpty();
        pipe.Writer.GetMemory().Length.ShouldBe(SegmentWriter.BlockBytes);
        pipe.Writer.Write(Bytes(20));
        await pipe.Writer.FlushAsync();
        pipe.ToArray().ShouldBe(Bytes(20));
    }

    [Theory]
    [InlineData(20)]
    [InlineData(10_000)]
    [InlineData(100_000)]
    public void A_pipe_that_is_used_again_allocates_nothing_while_the_shared_pool_keeps_its_blocks(int length)
    {
        var pipe = new PayloadPipe();
        var bytes = Bytes(length);
        for (var i = 0; i < 10; i++)
        {
            Fill();
        }

        var before = GC.GetAllocatedBytesForCurrentThread();
        for (var i = 0; i < 10; i++)
        {
            Fill();
        }

        (GC.GetAllocatedBytesForCurrentThread() - before).ShouldBe(0);

        void Fill()
        {
            pipe.Reset();
            for (var at = 0; at < bytes.Length; at += SegmentWriter.BlockBytes)
            {
                pipe.Writer.Write(bytes.AsSpan(at, Math.Min(SegmentWriter.BlockBytes, bytes.Length - at)));
            }

            pipe.Writer.FlushAsync().AsTask().IsCompletedSuccessfully.ShouldBeTrue();
        }
    }

    [Fact]
    public async Task What_was_never_flushed_is_dropped_too()
    {
        var pipe = new PayloadPipe();
        pipe.Writer.Write(Bytes(10_000));
        await pipe.Writer.FlushAsync();
        pipe.Writer.Write(Bytes(5_000));
        pipe.Reset();
        pipe.ToArray().ShouldBeEmpty();
        pipe.Writer.Write(Bytes(20));
        await pipe.Writer.FlushAsync();
        pipe.ToArray().ShouldBe(Bytes(20));
    }

    [Fact]
    public void No_flush_waits_for_a_reader()
    {
        var pipe = new PayloadPipe();
        for (var i = 0; i < 100; i++)
        {
            pipe.Writer.Write(Bytes(10_000));
            pipe.Writer.FlushAsync().AsTask().IsCompletedSuccessfully.ShouldBeTrue();
        }

        pipe.ToArray().Length.ShouldBe(1_000_000);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(100)]
    [InlineData(10_000)]
    public async Task A_reader_delivers_what_the_reader_of_a_sequence_delivers_again_and_again(int length)
    {
        var reader = new PayloadReader(Bytes(length));

        // Of a sequence that is empty but has a segment, .NET's reader delivers another empty one, whose end it then does not know.
        var payload = length == 0 ? ReadOnlySequence<byte>.Empty : SegmentedPayload.Create(Bytes(length));
        for (var round = 0; round < 3; round++)
        {
            reader.Rewind();
            (await Read(reader)).ShouldBe(await Read(PipeReader.Create(payload)));
        }
    }

    /// <summary>Reads one and a half segments, then the rest.</summary>
    private static async Task<List<byte[]>> Read(PipeReader reader)
    {
        var parts = new List<byte[]>();
        var read = await reader.ReadAsync();
        read.IsCompleted.ShouldBeTrue();
        var part = read.Buffer.Slice(0, Math.Min(read.Buffer.Length, SegmentWriter.BlockBytes * 3 / 2));
        parts.Add(part.ToArray());
        reader.AdvanceTo(part.End);
        read = await reader.ReadAsync();
        parts.Add(read.Buffer.ToArray());
        reader.AdvanceTo(read.Buffer.End);
        (await reader.ReadAsync()).Buffer.IsEmpty.ShouldBeTrue();
        return parts;
    }

    private static byte[] Bytes(int length) => [.. Enumerable.Range(0, length).Select(i => (byte)(i * 31 / 7))];
}
