using Roundup.OwnData.Samples.Model;

namespace Roundup.OwnData.Tests.Samples;

/// <summary>Not at the same time as others: it asks for the memory of the whole process.</summary>
[Collection(nameof(MemoryTests))]
[CollectionDefinition(nameof(MemoryTests), DisableParallelization = true)]
public sealed class MemoryTests
{
    [SlowFact]
    public void A_hundred_megabytes_take_little_memory()
    {
        const string Element = "{\"id\": 1, \"name\": \"a name\", \"values\": [1, 2.5, null], \"at\": \"2026-01-02T03:04:05Z\"},\n";
        using var stream = new RepeatedStream(Element, 1_200_000);
        var before = GC.GetTotalMemory(forceFullCollection: true);
        var model = ModelInference.Infer(stream, "thing.json", new());

        model.Roots.ShouldBe(1_200_001);
        (GC.GetTotalMemory(forceFullCollection: true) - before).ShouldBeLessThan(10_000_000);
    }

    /// <summary>An array that is never in memory as a whole.</summary>
    private sealed class RepeatedStream(string element, int count) : Stream
    {
        private readonly byte[] _bytes = Encoding.UTF8.GetBytes(element);
        private byte[] _now = [(byte)'['];
        private int _at;
        private int _left = count + 1;

        public override bool CanRead => true;

        public override bool CanSeek => false;

        public override bool CanWrite => false;

        public override long Length => throw new NotSupportedException();

        public override long Position { get; set; }

        public override int Read(byte[] buffer, int offset, int count)
        {
            if (_at == _now.Length)
            {
                _left--;
                (_now, _at) = (_left > 0 ? _bytes : _left == 0 ? Encoding.UTF8.GetBytes("{\"id\": 2}]") : [], 0);
            }

            var length = Math.Min(count, _now.Length - _at);
            _now.AsSpan(_at, length).CopyTo(buffer.AsSpan(offset));
            _at += length;
            return length;
        }

        public override void Flush()
        {
        }

        public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

        public override void SetLength(long value) => throw new NotSupportedException();

        public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
    }
}
