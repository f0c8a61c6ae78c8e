using System.Globalization;
using Roundup.Protocol;
using Roundup.Worker.Cases;

namespace Roundup.Worker;

/// <summary>
/// The process that writes the values of a dataset to files. Its generated <c>Main</c> names the class that creates the values.
/// </summary>
public static class ValuesProcess
{
    private const string Ascii = "ascii:";

    /// <summary>
    /// Writes one file for each argument, which has the form <c>seed:count:path</c>, or <c>ascii:seed:count:path</c> for strings of ASCII
    /// letters alone; the count <c>[1]</c> is a list of one element. For versions of the model of a sample, the count is followed by
    /// <c>/pool/members</c>: how many values, which are all of the sample, and the members that another version lacks, with commas; and by
    /// <c>/roots</c> where only the first ones are written.
    /// </summary>
    public static int Run<T>(string[] arguments, IDataset<T> dataset, IModelSet models)
        where T : notnull
    {
        foreach (var argument in arguments)
        {
            var (seed, count, isList, file) = Parse(argument);
            var sample = dataset as ISampleDataset<T>;
            var values = sample?.Count ?? 0;
            T Create(int index) => file.Without.Length > 0
                ? sample!.CreateWithout(file.Without, index)
                : dataset.Create(SeededRandom.For(seed, index), index);
            T Other(int index) => sample is null ? Create(index) : sample.Derive(index);
            if (count == 1 && !isList)
            {
                models.Accept(new Writer<T>(file, count, 1, values, (first, _) => Create(first), (first, _) => Other(first)), many: false);
            }
            else
            {
                var writer = new Writer<List<T>>(
                    file, count, count, values, (first, n) => Many(Create, first, n), (first, n) => Many(Other, first, n));
                models.Accept(writer, many: true);
            }
        }

        foreach (var member in (dataset as ISampleDataset<T>)?.Changed ?? [])
        {
            Console.Out.WriteLine(ValuesOutput.Changed + member);
        }

        return 0;
    }

    /// <summary>Does the same for a dataset of documents.</summary>
    public static int Run<T>(string[] arguments, IDocumentDataset<T> dataset, IModelSet models)
        where T : notnull
    {
        foreach (var argument in arguments)
        {
            var (seed, count, _, file) = Parse(argument);
            T Create(int index, int n) => dataset.Create(SeededRandom.For(seed, index), index, n);
            models.Accept(new Writer<T>(file, count, 1, 0, Create, Create), many: false);
        }

        return 0;
    }

    private static List<T> Many<T>(Func<int, T> create, int first, int count)
    {
        var list = new List<T>(count);
        for (var i = 0; i < count; i++)
        {
            list.Add(create(first + i));
        }

        return list;
    }

    private static (ulong Seed, int Count, bool IsList, ValuesTarget File) Parse(string argument)
    {
        var isAscii = argument.StartsWith(Ascii, StringComparison.Ordinal);
        var parts = (isAscii ? argument.Substring(Ascii.Length) : argument).Split([':'], 3);
        var form = parts[1].Split('/');
        var count = int.Parse(form[0].Trim('[', ']'), CultureInfo.InvariantCulture);
        var file = new ValuesTarget(parts[2], isAscii)
        {
            Pool = form.Length > 1 ? int.Parse(form[1], CultureInfo.InvariantCulture) : null,
            Roots = form.Length > 3 ? int.Parse(form[3], CultureInfo.InvariantCulture) : null,
            Without = form.Length > 2 ? form[2].Split([','], StringSplitOptions.RemoveEmptyEntries) : [],
        };
        return (ulong.Parse(parts[0], CultureInfo.InvariantCulture), count, parts[1][0] == '[', file);
    }

    private sealed record ValuesTarget(string Path, bool IsAscii)
    {
        // The number of roots, which have no others behind them; null: as their size allows.
        public int? Pool { get; init; }

        // The number of those that are written; null: all.
        public int? Roots { get; init; }

        public string[] Without { get; init; } = [];
    }

    // Writes one file. The number of roots depends on the size of the first root.
    // count: the count of a root.
    // each: how many values of the dataset a root takes.
    // sample: the number of values of the sample; 0 if the values are no sample.
    // create: creates a root of the pool from the number of its first value and a count.
    // other: creates a root outside the pool.
    private sealed class Writer<TRoot>(
        ValuesTarget target, int count, int each, int sample, Func<int, int, TRoot> create, Func<int, int, TRoot> other) : IModelVisitor
        where TRoot : notnull
    {
        private const int HeadBytes = (2 * sizeof(int)) + sizeof(long);

        private const int PoolBytes = 256 * 1024;
        private const int LeastRoots = 16;
        private const int MostRoots = 1024;

        // Maximum count of the second root where the pool has only one: the second serves verification alone.
        private const int WitnessCount = 1000;

        public void Visit<T>(Model<T> model)
            where T : notnull
        {
            var canonical = (ICanonical<TRoot>)(object)model.Canonical;
            using var first = new MemoryStream();
            using (var writer = new CanonicalWriter(first, target.IsAscii))
            {
                canonical.Write(writer, create(0, count));
                writer.Flush();
                var pool = target.Pool ?? PoolFor(first.Length);

                // The values of a sample may all be equal, and verification needs two that differ.
                var roots = target.Roots ?? target.Pool ?? (pool == 1 ? 2 : sample == 0 ? pool : pool + 2);

                // A sample larger than the pool is taken from evenly.
                var step = Math.Max(each, sample / pool);
                using var file = new CanonicalWriter(new BufferedStream(File.Create(target.Path), 1 << 16), target.IsAscii);
                file.Write(pool);
                file.Write(roots);
                file.Write(0L);
                file.Flush();
                first.WriteTo(file.BaseStream);
                var poolBytes = first.Length;
                for (var i = 1; i < roots; i++)
                {
                    var root = i < pool ? create(i * step, count) : other(i * each, pool == 1 ? Math.Min(count, WitnessCount) : count);
                    canonical.Write(file, root);
                    file.Flush();
                    poolBytes = i < pool ? file.BaseStream.Position - HeadBytes : poolBytes;
                }

                file.Seek(HeadBytes - sizeof(long), SeekOrigin.Begin);
                file.Write(poolBytes);
            }
        }

        private static int PoolFor(long rootBytes)
        {
            if (rootBytes * LeastRoots > PoolBytes)
            {
                return 1;
            }

            var pool = LeastRoots;
            while (pool < MostRoots && rootBytes * pool * 2 <= PoolBytes)
            {
                pool *= 2;
            }

            return pool;
        }
    }
}
