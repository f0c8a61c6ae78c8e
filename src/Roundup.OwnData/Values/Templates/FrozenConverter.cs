using System.Collections.Frozen;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SampleNamespace;

/// <summary>Reads the collections that System.Text.Json writes and cannot read: frozen and read-only ones.</summary>
internal sealed class FrozenConverter : JsonConverterFactory
{
    public override bool CanConvert(Type typeToConvert) => typeToConvert is { IsGenericType: true, Name: var name, Namespace: var space }
        && (space == "System.Collections.Frozen" || name is "ReadOnlyCollection`1" or "ReadOnlyDictionary`2");

    public override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options) =>
        (JsonConverter)Activator.CreateInstance(typeof(Reader<>).MakeGenericType(typeToConvert))!;

    private static FrozenSet<T> Frozen1<T>(List<T> elements) => elements.ToFrozenSet();

    private static FrozenDictionary<TKey, TValue> Frozen2<TKey, TValue>(Dictionary<TKey, TValue> elements)
        where TKey : notnull => elements.ToFrozenDictionary();

    private sealed class Reader<T> : JsonConverter<T>
        where T : class
    {
        public override T Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            var arguments = typeToConvert.GetGenericArguments();
            var made = (arguments.Length == 1 ? typeof(List<>) : typeof(Dictionary<,>)).MakeGenericType(arguments);
            var elements = JsonSerializer.Deserialize(ref reader, made, options)!;
            var freeze = typeof(FrozenConverter).GetMethod($"Frozen{arguments.Length}", BindingFlags.NonPublic | BindingFlags.Static)!;
            return (T)(typeToConvert.Namespace == "System.Collections.Frozen"
                ? freeze.MakeGenericMethod(arguments).Invoke(null, [elements])
                : Activator.CreateInstance(typeToConvert, elements))!;
        }

        public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options) => throw new NotSupportedException();
    }
}
