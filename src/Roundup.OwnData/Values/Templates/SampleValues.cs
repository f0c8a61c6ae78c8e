using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>The values of a sample; where there are too few, more are derived from them by seed.</summary>
public sealed class SampleValues : IDataset<SampleRoot>
{
    // The member that names the type of an object need not be its first. The other options are for the user's own types.
    private static readonly JsonSerializerOptions s_options = new()
    {
        AllowOutOfOrderMetadataProperties = true,
        MaxDepth = 600,
        IncludeFields = true,
        NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals,
        Converters = { new JsonStringEnumConverter() },
        TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { NameClasses } },
    };

    private static readonly Lazy<IReadOnlyList<byte[]>> s_lines = new(ReadLines);

    public SampleRoot Create(SeededRandom random, int index)
    {
        var lines = s_lines.Value;
        var line = index < lines.Count ? index : random.Int(0, lines.Count - 1);
        var root = Read(lines[line], line);
        return index < lines.Count ? root : (SampleRoot)new SampleMutation(random).Of(root)!;
    }

    private static SampleRoot Read(byte[] text, int line)
    {
        try
        {
            return JsonSerializer.Deserialize<SampleRoot>(text, s_options)!;
        }
        catch (Exception e)
        {
            var cause = (e as JsonException)?.Path is { } path ? $"{path}: {e.InnerException?.Message ?? e.Message}" : e.Message;
            throw new InvalidOperationException(
                $"System.Text.Json cannot read value {line + 1} of the sample into {typeof(SampleRoot).Name} ({cause.TrimEnd('.')})", e);
        }
    }

    /// <summary>Names the classes of a hierarchy without attributes by their full names.</summary>
    private static void NameClasses(JsonTypeInfo info)
    {
        var type = info.Type;
        if (info.Kind != JsonTypeInfoKind.Object || info.PolymorphismOptions is not null || type.IsValueType)
        {
            return;
        }

        var classes = typeof(SampleValues).Assembly.GetTypes()
            .Where(one => one is { IsClass: true, IsAbstract: false, ContainsGenericParameters: false } && type.IsAssignableFrom(one))
            .ToList();
        if (classes.Exists(one => one != type))
        {
            info.PolymorphismOptions = new();
            foreach (var one in classes)
            {
                info.PolymorphismOptions.DerivedTypes.Add(new(one, one.FullName!.Replace('+', '.')));
            }
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
