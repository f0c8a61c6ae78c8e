using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

// A model in a schema language. The messages of the roots come first.
internal sealed record Schema(string Dataset, IReadOnlyList<SchemaMessage> Messages, IReadOnlyList<SchemaEnum> Enums)
{
    public static string NamespaceOf(string dataset) => "Roundup.Schemas." + dataset;

    public SchemaMessage One => Messages[0];

    // The wrapper of a list of roots; null for a document.
    public SchemaMessage? Many { get; init; }
}

// A message of a schema. Fields are set after construction, since a type may contain itself. model is the C# type that it represents.
internal sealed class SchemaMessage(string name, string model, MessageKind kind)
{
    public string Name { get; } = name;

    public string Model { get; } = model;

    public MessageKind Kind { get; } = kind;

    // The type of the model, for an object or a choice.
    public ObjectType? Object { get; init; }

    public bool IsNullable => Kind != MessageKind.Entry && Object is not { IsStruct: true } && !IsStruct;

    public bool IsStruct { get; init; }

    // The fields; of a choice one for each concrete type.
    public IReadOnlyList<SchemaField> Fields { get; set; } = [];
}

internal enum MessageKind
{
    Object,

    Choice,

    // A collection as the one field items: a list of roots, or a collection inside another.
    Wrapper,

    Entry,
}

// Code: the property of the generated class.
// Number: the number in the message, from 1; the place unless the model gives members numbers.
// Access: the value in the model, as an expression of value.
internal sealed record SchemaField(string Name, string Code, int Number, FieldType Type, string Access)
{
    // The name of the member in JSON, without the dataset's form; null where the model has no such member.
    public string? JsonName { get; init; }

    public SchemaMessage Message => ((MessageField)Type).Message;
}

internal sealed record SchemaEnum(string Name, EnumType Model);

internal abstract record FieldType(ModelType Model);

// A number, text or blob, or the replacement for a scalar that the format lacks.
internal sealed record ScalarField(ModelType Model, ScalarRule Rule) : FieldType(Model);

internal sealed record EnumField(EnumType Declared, string Name) : FieldType(Declared);

// A message: an object of the model, or a wrapper for what the format cannot hold in this place.
internal sealed record MessageField(ModelType Model, SchemaMessage Message) : FieldType(Model);

// A value type that may be absent.
internal sealed record OptionalField(NullableType Nullable, FieldType Inner) : FieldType(Nullable);

internal sealed record ListField(ModelType Model, FieldType Element) : FieldType(Model);

// A map, in a format that has maps.
internal sealed record MapField(MapType Map, FieldType Key, FieldType Value) : FieldType(Map);

// A map as a list of messages, each with a key and a value.
internal sealed record EntriesField(MapType Map, SchemaMessage Entry) : FieldType(Map);
