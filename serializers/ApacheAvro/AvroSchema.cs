namespace Roundup.Serializers;

/// <summary>The schema of one root, as the model compiler generates it.</summary>
public sealed class AvroSchema(string json)
{
    /// <summary>The schema in Avro's JSON.</summary>
    public string Json { get; } = json;

    /// <summary>The classes of a hierarchy with the schemas of their records: those in a union must be registered explicitly.</summary>
    public List<(Type Type, string Json)> Variants { get; } = [];

    public void AddVariant(Type type, string json) => Variants.Add((type, json));
}
