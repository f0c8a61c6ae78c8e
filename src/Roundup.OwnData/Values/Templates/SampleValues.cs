using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>The values of a sample, and values that are derived from them by a fixed seed, so that each run has the same.</summary>
public sealed class SampleValues : ISampleDataset<SampleRoot>
{
    private const ulong Seed = 1;
    private const int MostTries = 10;

    // The member that names the type of an object need not be its first. The other options are for the user's own types.
    private static readonly JsonSerializerOptions s_options =
        Options(new() { Modifiers = { NameClasses, SetClosed } }, new FrozenConverter());

    private static readonly JsonSerializerOptions s_writing = Options(new() { Modifiers = { NameClasses } });

    private static readonly Lazy<IReadOnlyList<byte[]>> s_lines = new(ReadLines);

    private readonly SampleMutation mutation = new(s_writing);
    private JsonSerializerOptions? deriving;
    private (IReadOnlyCollection<string> Members, JsonSerializerOptions Options)? without;

    public int Count => s_lines.Value.Count;

    public SampleRoot Create(SeededRandom random, int index) => Read(index % Count, s_options);

    public SampleRoot Derive(int index)
    {
        deriving ??= Options(new() { Modifiers = { NameClasses, SetClosed, UseMutation } }, new FrozenConverter(), mutation);
        var value = Read(index % Count, s_options);
        mutation.Random = SeededRandom.For(Seed, index);
        for (mutation.OneIn = 1; mutation.OneIn <= MostTries; mutation.OneIn++)
        {
            try
            {
                // As JSON it has what the constructor sets, too.
                return JsonSerializer.Deserialize<SampleRoot>(JsonSerializer.SerializeToUtf8Bytes(value, s_writing), deriving)!;
            }
            catch (Exception)
            {
                // A class refuses the values: fewer are changed.
            }
        }

        return value;
    }

    public SampleRoot CreateWithout(IReadOnlyCollection<string> members, int index)
    {
        if (without?.Members != members)
        {
            var types = new DefaultJsonTypeInfoResolver { Modifiers = { NameClasses, SetClosed, info => Hide(info, members) } };
            without = (members, Options(types, new FrozenConverter()));
        }

        return Read(index % Count, without.Value.Options);
    }

    private static JsonSerializerOptions Options(DefaultJsonTypeInfoResolver types, params JsonConverter[] converters)
    {
        var options = new JsonSerializerOptions
        {
            AllowOutOfOrderMetadataProperties = true,
            MaxDepth = 600,
            IncludeFields = true,
            NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals,
            Converters = { new JsonStringEnumConverter() },
            TypeInfoResolver = types,
        };
        Array.ForEach(converters, options.Converters.Add);
        return options;
    }

    private static SampleRoot Read(int line, JsonSerializerOptions options)
    {
        try
        {
            return JsonSerializer.Deserialize<SampleRoot>(s_lines.Value[line], options)!;
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

    /// <summary>Sets what only the class itself can set.</summary>
    private static void SetClosed(JsonTypeInfo info)
    {
        foreach (var one in info.Properties.Where(one => one.Set is null))
        {
            one.Set = one.AttributeProvider is PropertyInfo property ? ClosedProperty.SetterOf(property) : null;
        }
    }

    /// <summary>Only the library's own converters take the author's attributes about numbers.</summary>
    private static void UseMutation(JsonTypeInfo info)
    {
        foreach (var one in info.Properties)
        {
            one.NumberHandling = null;
        }
    }

    /// <summary>Gives members names that no sample has, so that they are absent from it.</summary>
    private static void Hide(JsonTypeInfo info, IReadOnlyCollection<string> members)
    {
        foreach (var one in info.Properties)
        {
            if (one.AttributeProvider is MemberInfo member && members.Contains($"{member.DeclaringType!.Name}.{member.Name}"))
            {
                (one.Name, one.IsRequired) = ($"\0{one.Name}", false);
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
