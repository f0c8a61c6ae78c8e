using System.Collections;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Reads the tokens of a sample for the generated code that makes the values of a model's types.</summary>
/// <param name="random">Where other contents come from; null: values are as the sample has them.</param>
/// <param name="oneIn">One in how many values gets another content.</param>
internal sealed class SampleReader(SeededRandom? random = null, int oneIn = 1)
{
    private static readonly JsonSerializerOptions s_options = new()
    {
        MaxDepth = 600,
        IncludeFields = true,
        NumberHandling = JsonNumberHandling.AllowReadingFromString | JsonNumberHandling.AllowNamedFloatingPointLiterals,
        Converters = { new JsonStringEnumConverter() },
    };

    private static readonly Dictionary<(Type, string), JsonSerializerOptions> s_converters = [];

    private readonly SampleMutation? mutation = random is null ? null : new(random);

    /// <summary>Members that the sample lacks, each as <c>Type.Member</c>.</summary>
    public IReadOnlyCollection<string> Without { get; init; } = [];

    /// <summary>The members of which an object has another value than it was given, each as <c>Type.Member</c>.</summary>
    public HashSet<string> Changed { get; } = [];

    public bool Derives => mutation is not null;

    public bool Has(JsonElement json, string owner, string member, out JsonElement value)
    {
        value = default;
        return (Without.Count == 0 || !Without.Contains($"{owner}.{member}")) && json.TryGetProperty(member, out value);
    }

    public bool IsNull(JsonElement json) => json.ValueKind == JsonValueKind.Null;

    /// <summary>The class that an object names; empty without one, null for null.</summary>
    public string? ClassOf(JsonElement json) => IsNull(json) ? null : json.TryGetProperty("$type", out var name) ? name.GetString() : "";

    public Exception NoClass(string type) =>
        new InvalidOperationException($"an object of the sample does not say which class of {type} it is");

    /// <summary>A number, text, time, id or blob.</summary>
    public T? Scalar<T>(JsonElement json) => Initial(json.Deserialize<T>(s_options));

    public T Enum<T>(JsonElement json)
        where T : struct, Enum =>
        json.ValueKind == JsonValueKind.String ? System.Enum.Parse<T>(json.GetString()!) : json.Deserialize<T>(s_options);

    public List<T>? List<T>(JsonElement json, Func<JsonElement, T> element) =>
        IsNull(json) ? null : [.. json.EnumerateArray().Select(element)];

    public HashSet<T>? Set<T>(JsonElement json, Func<JsonElement, T> element) =>
        IsNull(json) ? null : [.. json.EnumerateArray().Select(element)];

    public Dictionary<TKey, TValue>? Map<TKey, TValue>(JsonElement json, Func<JsonElement, TValue> value)
        where TKey : notnull =>
        IsNull(json) ? null : json.EnumerateObject().ToDictionary(entry => Key<TKey>(entry.Name), entry => value(entry.Value));

    /// <summary>What the converter of a type reads.</summary>
    public T? Converted<T>(JsonElement json) => json.Deserialize<T>(s_options);

    /// <summary>What the converter of a member reads.</summary>
    public T? Converted<T>(JsonElement json, Type owner, string member)
    {
        if (!s_converters.TryGetValue((owner, member), out var options))
        {
            var attribute = owner.GetMember(member).Single().GetCustomAttribute<JsonConverterAttribute>()!;
            var converter = attribute.CreateConverter(typeof(T)) ?? (JsonConverter)Activator.CreateInstance(attribute.ConverterType!)!;
            options = s_converters[(owner, member)] = new(s_options);
            options.Converters.Insert(0, converter);
        }

        return json.Deserialize<T>(options);
    }

    /// <summary>A value that the sample lacks: with another content where one is asked for.</summary>
    public T? Initial<T>(T? value) =>
        value is not null && mutation is not null && random!.Int(1, oneIn) == 1 ? (T)mutation.Of(value) : value;

    /// <summary>Notes a member of which an object has another value than it was given.</summary>
    public void Keep(string owner, string member, bool isGiven, object? given, object? kept)
    {
        if (isGiven && !Derives && !IsSame(given, kept))
        {
            Changed.Add($"{owner}.{member}");
        }
    }

    private static TKey Key<TKey>(string name) => typeof(TKey) == typeof(string) ? (TKey)(object)name
        : typeof(TKey).IsEnum ? (TKey)System.Enum.Parse(typeof(TKey), name)
        : typeof(TKey) == typeof(bool) ? (TKey)(object)bool.Parse(name)
        : JsonSerializer.Deserialize<TKey>(JsonSerializer.Serialize(name), s_options)!;

    /// <summary>Whether two values are the same, or copies with the same content.</summary>
    private static bool IsSame(object? one, object? other)
    {
        if (one is null || other is null || one.Equals(other) || one.GetType() != other.GetType())
        {
            return Equals(one, other) || IsSequence(one, other);
        }

        return one is IEnumerable ? IsSequence(one, other)
            : one.GetType().Assembly == typeof(SampleReader).Assembly
                && one.GetType().GetProperties().Where(part => part.CanRead && part.GetIndexParameters().Length == 0)
                    .All(part => IsSame(part.GetValue(one), part.GetValue(other)))
                && one.GetType().GetFields().All(part => IsSame(part.GetValue(one), part.GetValue(other)));
    }

    /// <summary>Whether two collections have the same elements; those of sets and dictionaries have no order.</summary>
    private static bool IsSequence(object? one, object? other)
    {
        if (one is not IEnumerable elements || other is not IEnumerable others)
        {
            return false;
        }

        var (given, kept) = (elements.Cast<object?>().ToList(), others.Cast<object?>().ToList());
        return given.Count == kept.Count
            && (given.Zip(kept).All(pair => IsSame(pair.First, pair.Second))
                || given.TrueForAll(kept.ToHashSet().Contains) || given.TrueForAll(each => kept.Exists(it => IsSame(each, it))));
    }
}
