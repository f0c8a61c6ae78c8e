using System.Text.Json;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>The values of a sample; where there are too few, further ones are made from them by seed.</summary>
public sealed class SampleValues : IDataset<SampleRoot>
{
    // The member that tells the type of an object need not be its first.
    private static readonly JsonSerializerOptions s_options = new() { AllowOutOfOrderMetadataProperties = true, MaxDepth = 600 };
    private static readonly Lazy<IReadOnlyList<byte[]>> s_lines = new(ReadLines);

    /// <inheritdoc/>
    public SampleRoot Create(SeededRandom random, int index)
    {
        var lines = s_lines.Value;
        var line = index < lines.Count ? index : random.Int(0, lines.Count - 1);
        var root = JsonSerializer.Deserialize<SampleRoot>(lines[line], s_options)!;
        return index < lines.Count ? root : (SampleRoot)new SampleMutation(random).Of(root)!;
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
