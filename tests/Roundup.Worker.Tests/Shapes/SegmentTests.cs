namespace Roundup.Worker.Tests.Shapes;

/// <summary>The writer and the sequences of the shape Segments.</summary>
public class SegmentTests
{
    private const int Block = SegmentWriter.BlockBytes;

    [Theory]
    [InlineData(0, 1)]
    [InlineData(1, 1)]
    [InlineData(Block, 1)]
    [InlineData(Block + 1, 2)]
    [InlineData(2 * Block, 2)]
    [InlineData(2 * Block + 100, 3)]
    public void A_payload_is_read_in_segments_of_a_block(int length, int segments)
    {
        var sequence = SegmentedPayload.Create(Bytes(length));

        var lengths = new List<int>();
        foreach (var segment in sequence)
        {
            lengths.Add(segment.Length);
        }

        lengths.Count.ShouldBe(segments);
        lengths.Take(segments - 1).ShouldAllBe(of => of == Block);
        sequence.ToArray().ShouldBe(Bytes(length));
        sequence.IsSingleSegment.ShouldBe(segments == 1);
    }

    [Fact]
    public void A_payload_is_overwritten_in_all_of_its_segments()
    {
        var sequence = SegmentedPayload.Create(Bytes(3 * Block));
        var other = Bytes(3 * Block, from: 7);
        SegmentedPayload.Overwrite(sequence, other);
        sequence.ToArray().ShouldBe(other);
    }

    [Fact]
    public void What_is_written_in_small_steps_fills_every_block()
    {
        var writer = new SegmentWriter();
        for (var round = 0; round < 2; round++)
        {
            writer.Clear();
            foreach (var one in Bytes(2 * Block + 10))
            {
                var span = writer.GetSpan();
                span.Length.ShouldBeLessThanOrEqualTo(Block);
                span[0] = one;
                writer.Advance(1);
            }

            writer.ToArray().ShouldBe(Bytes(2 * Block + 10));
        }
    }

    [Fact]
    public void A_block_is_longer_only_where_more_is_asked_for_at_once()
    {
        var writer = new SegmentWriter();
        writer.GetSpan().Length.ShouldBe(Block);
        writer.GetSpan(3 * Block).Length.ShouldBe(3 * Block, "nothing was written to the first block, so it is made longer");
        writer.Clear();
        writer.GetSpan().Length.ShouldBe(Block, "the array is kept, its length is not shown");
        writer.Advance(Block - 10);
        writer.GetMemory(10).Length.ShouldBe(10);
        writer.GetMemory(11).Length.ShouldBe(Block, "the rest of a block is left empty where it is too short");
    }

    [Fact]
    public void What_was_skipped_at_the_end_of_a_block_is_not_part_of_the_payload()
    {
        var writer = new SegmentWriter();
        Write(writer, Bytes(Block - 10));
        Write(writer, Bytes(20));
        Write(writer, Bytes(2 * Block));
        writer.ToArray().ShouldBe([.. Bytes(Block - 10), .. Bytes(20), .. Bytes(2 * Block)]);

        writer.Clear();
        Write(writer, Bytes(5));
        writer.ToArray().ShouldBe(Bytes(5));
    }

    [Fact]
    public void Writing_again_allocates_nothing()
    {
        var writer = new SegmentWriter();
        var payload = Bytes(10 * Block);
        Write();
        var before = GC.GetAllocatedBytesForCurrentThread();
        Write();
        (GC.GetAllocatedBytesForCurrentThread() - before).ShouldBe(0);

        void Write()
        {
            writer.Clear();
            writer.Write(payload);
        }
    }

    [Fact]
    public void Advancing_past_the_memory_is_an_error()
    {
        var writer = new SegmentWriter();
        writer.GetSpan();
        Should.Throw<ArgumentOutOfRangeException>(() => writer.Advance(Block + 1));
    }

    private static void Write(SegmentWriter writer, byte[] bytes)
    {
        bytes.CopyTo(writer.GetSpan(bytes.Length));
        writer.Advance(bytes.Length);
    }

    private static byte[] Bytes(int length, int from = 0) => [.. Enumerable.Range(from, length).Select(i => (byte)(i * 31 / 7))];
}
