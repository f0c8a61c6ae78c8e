using System.Text.Json;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>The values of a sample, and values that are derived from them by a fixed seed, so that each run has the same.</summary>
public sealed class SampleValues : ISampleDataset<SampleRoot>
{
    private const ulong Seed = 1;
    private const int MostTries = 10;

    private static readonly Lazy<IReadOnlyList<byte[]>> s_lines = new(ReadLines);

    private readonly SampleReader plain = new();

    public int Count => s_lines.Value.Count;

    public IReadOnlyCollection<string> Changed => plain.Changed;

    public SampleRoot Create(SeededRandom random, int index) => Read(index, plain);

    public SampleRoot Derive(int index)
    {
        for (var oneIn = 1; oneIn <= MostTries; oneIn++)
        {
            try
            {
                return Read(index, new(SeededRandom.For(Seed, index), oneIn));
            }
            catch (Exception)
            {
                // A class refuses the values: fewer are changed.
            }
        }

        return Read(index, plain);
    }

    public SampleRoot CreateWithout(IReadOnlyCollection<string> members, int index) => Read(index, new() { Without = members });

    private static SampleRoot Read(int index, SampleReader reader)
    {
        var line = index % s_lines.Value.Count;
        try
        {
            using var json = JsonDocument.Parse(s_lines.Value[line], new() { MaxDepth = 600 });
            return Roundup.Flavours.TypesOfSample.Root(reader, json.RootElement);
        }
        catch (Exception e)
        {
            throw new InvalidOperationException(
                $"value {line + 1} of the sample cannot be made ({e.GetType().Name}: {e.Message.TrimEnd('.')})", e);
        }
    }

    private static List<byte[]> ReadLines()
    {
        using var stream = typeof(SampleValues).Assembly.GetManifestResourceStream("sample.ndjson")!;
        using var whole = new MemoryStream();
        stream.CopyTo(whole);
        var rest = whole.GetBuffer().AsSpan(0, (int)whole.Length);
        var lines = new List<byte[]>();
        while (rest.IndexOf((byte)'\n') is var end and >= 0)
        {
            lines.Add(rest[..end].ToArray());
            rest = rest[(end + 1)..];
        }

        return lines;
    }
}
