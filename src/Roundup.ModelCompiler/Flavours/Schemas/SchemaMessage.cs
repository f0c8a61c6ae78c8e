using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>A message of a schema. Its fields are filled in after it is known, since a type may contain itself.</summary>
/// <param name="name">The name in the schema.</param>
/// <param name="model">How C# code writes the type of the model that it represents.</param>
/// <param name="kind">What it represents.</param>
internal sealed class SchemaMessage(string name, string model, MessageKind kind)
{
    /// <summary>The name in the schema.</summary>
    public string Name { get; } = name;

    /// <summary>How C# code writes the type of the model that it represents.</summary>
    public string Model { get; } = model;

    /// <summary>What it represents.</summary>
    public MessageKind Kind { get; } = kind;

    /// <summary>The type of the model, where it is an object or a choice.</summary>
    public ObjectType? Object { get; init; }

    /// <summary>Whether the model's value can be null.</summary>
    public bool IsNullable => Kind != MessageKind.Entry && Object is not { IsStruct: true };

    /// <summary>Its fields; of a choice one for each concrete type.</summary>
    public IReadOnlyList<SchemaField> Fields { get; set; } = [];
}
