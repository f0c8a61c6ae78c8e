using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>A model in a schema language. The messages of the roots come first.</summary>
internal sealed record Schema(string Dataset, IReadOnlyList<SchemaMessage> Messages, IReadOnlyList<SchemaEnum> Enums)
{
    /// <summary>The namespace of the classes that a schema's compiler generates.</summary>
    public static string NamespaceOf(string dataset) => "Roundup.Schemas." + dataset;

    public SchemaMessage One => Messages[0];

    /// <summary>The wrapper of a list of roots; null for a document.</summary>
    public SchemaMessage? Many { get; init; }
}

/// <summary>
/// A message of a schema. Fields are set after construction, since a type may contain itself. <paramref name="model"/> is the C# type that
/// it represents.
/// </summary>
internal sealed class SchemaMessage(string name, string model, MessageKind kind)
{
    public string Name { get; } = name;

    public string Model { get; } = model;

    public MessageKind Kind { get; } = kind;

    /// <summary>The type of the model, for an object or a choice.</summary>
    public ObjectType? Object { get; init; }

    public bool IsNullable => Kind != MessageKind.Entry && Object is not { IsStruct: true } && !IsStruct;

    /// <summary>Whether a wrapper's collection is a struct.</summary>
    public bool IsStruct { get; init; }

    /// <summary>The fields; of a choice one for each concrete type.</summary>
    public IReadOnlyList<SchemaField> Fields { get; set; } = [];
}

internal enum MessageKind
{
    /// <summary>The members of one type.</summary>
    Object,

    /// <summary>One of the concrete types of a hierarchy.</summary>
    Choice,

    /// <summary>A collection as the one field <c>items</c>: a list of roots, or a collection inside another.</summary>
    Wrapper,

    Entry,
}

/// <summary>A field of a message.</summary>
/// <param name="Code">The property of the generated class.</param>
/// <param name="Number">The number in the message, from 1; the place unless the model gives members numbers.</param>
/// <param name="Access">The value in the model, as an expression of <c>value</c>.</param>
internal sealed record SchemaField(string Name, string Code, int Number, FieldType Type, string Access)
{
    /// <summary>The name of the member in JSON, without the dataset's form; null where the model has no such member.</summary>
    public string? JsonName { get; init; }

    /// <summary>The message that a field of a choice holds.</summary>
    public SchemaMessage Message => ((MessageField)Type).Message;
}

internal sealed record SchemaEnum(string Name, EnumType Model);

internal abstract record FieldType(ModelType Model);

/// <summary>A number, text or blob, or the replacement for a scalar that the format lacks.</summary>
internal sealed record ScalarField(ModelType Model, ScalarRule Rule) : FieldType(Model);

internal sealed record EnumField(EnumType Declared, string Name) : FieldType(Declared);

/// <summary>A message: an object of the model, or a wrapper for what the format cannot hold in this place.</summary>
internal sealed record MessageField(ModelType Model, SchemaMessage Message) : FieldType(Model);

/// <summary>A value type that may be absent.</summary>
internal sealed record OptionalField(NullableType Nullable, FieldType Inner) : FieldType(Nullable);

/// <summary>The elements of an array, list or set.</summary>
internal sealed record ListField(ModelType Model, FieldType Element) : FieldType(Model);

/// <summary>A map, in a format that has maps.</summary>
internal sealed record MapField(MapType Map, FieldType Key, FieldType Value) : FieldType(Map);

/// <summary>A map as a list of messages, each with a key and a value.</summary>
internal sealed record EntriesField(MapType Map, SchemaMessage Entry) : FieldType(Map);
