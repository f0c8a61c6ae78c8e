namespace Roundup.Worker.Tests;

public sealed class ValuesTests : IDisposable
{
    private readonly string _path = Path.GetTempFileName();

    [Theory]
    [InlineData(8, 1024)]
    [InlineData(4_000, 64)]
    public void A_file_has_the_roots_of_its_pool(int bytes, int pool)
    {
        var values = Write(bytes);

        values.PoolRoots.ShouldBe(pool);
        values.Roots.Select(box => box.Number).ShouldBe(Enumerable.Range(0, pool));
        new FileInfo(_path).Length.ShouldBeLessThan(300_000);
    }

    [Fact]
    public void A_single_root_has_a_second_one_for_verification()
    {
        var values = Write(100_000);

        values.PoolRoots.ShouldBe(1);
        values.Roots.Select(box => box.Number).ShouldBe([0, 1]);
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
