using Roundup.Contracts;
using Roundup.Worker.Cases;

namespace Roundup.Worker.Tests.Inspection;

public sealed class FreshRootsTests : IDisposable
{
    private readonly string _path = Path.GetTempFileName();

    [Theory]
    [InlineData(8, 1024)]
    [InlineData(4_000, 64)]
    public void Where_a_pool_goes_round_the_other_roots_follow_it(int bytes, int pool)
    {
        var values = Write(bytes);
        using var fresh = new FreshRoots<Box>(values, Boxes.Model);

        values.PoolRoots.ShouldBe(pool);
        values.Roots.Select(box => box.Number).ShouldBe(Enumerable.Range(0, pool));
        for (var set = 1; set <= FreshRoots.Sets; set++)
        {
            fresh.Next().ShouldNotBeNull().Select(box => box.Number).ShouldBe(Enumerable.Range(set * pool, pool));
        }

        fresh.Next().ShouldBeNull();
    }

    [Fact]
    public void A_single_root_is_copied()
    {
        var values = Write(100_000);
        using var fresh = new FreshRoots<Box>(values, Boxes.Model);
        var copy = fresh.Next().ShouldNotBeNull().ShouldHaveSingleItem();

        values.PoolRoots.ShouldBe(1);
        values.Roots.Length.ShouldBe(2);
        copy.Number.ShouldBe(values.Roots[0].Number);
        copy.ShouldNotBeSameAs(values.Roots[0]);
        new FileInfo(_path).Length.ShouldBeLessThan(300_000);
    }

    public void Dispose() => File.Delete(_path);

    private Values<Box> Write(int bytes)
    {
        ValuesProcess.Run([$"1:1:{_path}"], new Boxes(bytes), new Boxes(bytes));
        return Values<Box>.Read(_path, Boxes.Model.Canonical);
    }

    private sealed record Box(int Number, byte[] Content);

    private sealed class Boxes(int bytes) : IDataset<Box>, IModelSet, ICanonical<Box>, IHandwritten<Box>
    {
        public static Model<Box> Model { get; } = new("Boxes", new Boxes(0), new Boxes(0));

        public string Dataset => "Boxes";

        public Box Create(SeededRandom random, int index) => new(index, new byte[bytes]);

        public void Accept(IModelVisitor visitor, bool many) => visitor.Visit(Model);

        public void Write(CanonicalWriter writer, Box? value)
        {
            writer.Write(value!.Number);
            writer.WriteBlob(value.Content);
        }

        public void Write(BinaryWriter writer, Box? value) => throw new NotSupportedException();

        public Box? Read(CanonicalReader reader) => new(reader.ReadInt32(), reader.ReadBlob()!);

        public Box? Read(BinaryReader reader) => throw new NotSupportedException();

        public Box? Copy(Box? value) => value! with { Content = (byte[])value.Content.Clone() };

        public void Compare(Box? expected, Box? actual, Comparison comparison) => throw new NotSupportedException();
    }
}
