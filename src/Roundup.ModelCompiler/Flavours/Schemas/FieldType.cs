using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>The type of a field in a schema, and the type in the model.</summary>
internal abstract record FieldType(ModelType Model);

/// <summary>A number, text or blob, or the replacement for a scalar that the format lacks.</summary>
internal sealed record ScalarField(ModelType Model, ScalarRule Rule) : FieldType(Model);

/// <summary>An enum that the schema declares.</summary>
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
