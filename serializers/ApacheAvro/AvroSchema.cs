namespace Roundup.Serializers;

/// <summary>The schema of one root, as the model compiler writes it.</summary>
public sealed class AvroSchema(string json)
{
    /// <summary>The schema in Avro's JSON.</summary>
    public string Json { get; } = json;

    /// <summary>Each class of a hierarchy with the schema of its record: those in a union must be registered by hand.</summary>
    public List<(Type Type, string Json)> Variants { get; } = [];

    public void AddVariant(Type type, string json) => Variants.Add((type, json));
}
