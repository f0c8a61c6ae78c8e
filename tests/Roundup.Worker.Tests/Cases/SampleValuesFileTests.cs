namespace Roundup.Worker.Tests.Cases;

/// <summary>The file of the values of a sample: the pool has the sample's own values, whatever the seed.</summary>
public sealed class SampleValuesFileTests : IDisposable
{
    private readonly string _path = Path.GetTempFileName();

    public void Dispose() => File.Delete(_path);

    [Theory]
    [InlineData(1, 1, 1024)]
    [InlineData(3, 1, 1024)]
    [InlineData(3, 100, 512)]
    [InlineData(3, 5_000, 1)]
    public void The_pool_repeats_the_sample_and_two_other_roots_follow_for_verification(int sample, int count, int pool)
    {
        var values = Write(sample, count, seed: 7);

        values.PoolRoots.ShouldBe(pool);
        var numbers = values.Roots.Take(pool).SelectMany(root => root).ToList();
        numbers.ShouldBe(Enumerable.Range(0, pool * count).Select(index => index % sample));
        values.Roots.Skip(pool).SelectMany(root => root).ShouldAllBe(number => number >= Sample.Derived);
        (values.Roots.Length % 2).ShouldBe(0);
        values.Pair().Roots[0].ShouldNotBe(values.Pair().Roots[1]);
        var first = File.ReadAllBytes(_path);
        Write(sample, count, seed: 8);
        File.ReadAllBytes(_path).ShouldBe(first, "sizes repeat to the byte");
    }

    [Fact]
    public void A_sample_larger_than_the_pool_is_taken_from_evenly()
    {
        var values = Write(10_000, 100, seed: 7);

        values.Roots.Take(512).Select(root => root[0]).ShouldBe(Enumerable.Range(0, 512).Select(index => index * 100 % 10_000));
        Write(10_000, 1, seed: 7).Roots.Take(1024).Select(root => root[0]).ShouldBe(Enumerable.Range(0, 1024).Select(index => index * 9));
    }

    [Theory]
    [InlineData(3, 512)]
    [InlineData(10_000, 512)]
    [InlineData(3, 1)]
    public void A_version_has_the_values_of_the_sample_in_the_same_order_and_no_others(int sample, int pool)
    {
        var own = Write(sample, pool == 1 ? 5_000 : 100, seed: 7);

        var same = Write(sample, pool == 1 ? 5_000 : 100, seed: 7, $"/{pool}/");
        var without = Write(sample, pool == 1 ? 5_000 : 100, seed: 7, $"/{pool}/Order.Id,Order.Name");

        (same.PoolRoots, same.Roots.Length).ShouldBe((pool, pool));
        same.Roots.SelectMany(root => root).ShouldBe(own.Roots.Take(pool).SelectMany(root => root));
        without.Roots.SelectMany(root => root).ShouldBe(same.Roots.SelectMany(root => root).Select(number => -2 - number));
    }

    [Fact]
    public void A_version_that_cannot_have_the_last_values_has_the_first_ones_of_the_same_pool()
    {
        var own = Write(10_000, 100, seed: 7);

        var part = Write(10_000, 100, seed: 7, "/512//37");

        (part.PoolRoots, part.Roots.Length).ShouldBe((512, 37));
        part.Roots.SelectMany(root => root).ShouldBe(own.Roots.Take(37).SelectMany(root => root));
    }

    private Values<List<int>> Write(int sample, int count, int seed, string version = "")
    {
        var models = new Numbers();
        ValuesProcess.Run([$"{seed}:[{count}]{version}:{_path}"], new Sample(sample), models);
        return Values<List<int>>.Read(_path, models);
    }

    private sealed class Sample(int count) : ISampleDataset<int>
    {
        public const int Derived = 1_000_000;

        public int Count => count;

        public IReadOnlyCollection<string> Changed => [];

        public int Create(SeededRandom random, int index) => index % count;

        public int Derive(int index) => Derived + index;

        public int CreateWithout(IReadOnlyCollection<string> members, int index) => -members.Count - (index % count);
    }

    private sealed class Numbers : IModelSet, ICanonical<List<int>>, IHandwritten<List<int>>
    {
        public string Dataset => "Numbers";

        public void Accept(IModelVisitor visitor, bool many) => visitor.Visit(new Model<List<int>>("Numbers", this, this));

        public void Write(CanonicalWriter writer, List<int>? value)
        {
            writer.Write(value!.Count);
            value.ForEach(writer.Write);
        }

        public void Write(BinaryWriter writer, List<int>? value) => throw new NotSupportedException();

        public List<int>? Read(CanonicalReader reader) => [.. Enumerable.Range(0, reader.ReadInt32()).Select(_ => reader.ReadInt32())];

        public List<int>? Read(BinaryReader reader) => throw new NotSupportedException();

        public List<int>? Copy(List<int>? value) => [.. value!];

        public void Compare(List<int>? expected, List<int>? actual, Comparison comparison) => throw new NotSupportedException();
    }
}
