using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>The type of a field in a schema.</summary>
/// <param name="Model">The type in the model.</param>
internal abstract record FieldType(ModelType Model);

/// <summary>A number, text or blob, or the replacement for a scalar that the format lacks.</summary>
/// <param name="Model">The type in the model.</param>
/// <param name="Rule">The format's rule for it.</param>
internal sealed record ScalarField(ModelType Model, ScalarRule Rule) : FieldType(Model);

/// <summary>An enum that the schema declares too.</summary>
/// <param name="Declared">The type in the model.</param>
/// <param name="Name">The name in the schema.</param>
internal sealed record EnumField(EnumType Declared, string Name) : FieldType(Declared);

/// <summary>A message: an object of the model, or a wrapper for what the format cannot hold in this place.</summary>
/// <param name="Model">The type in the model.</param>
/// <param name="Message">The message.</param>
internal sealed record MessageField(ModelType Model, SchemaMessage Message) : FieldType(Model);

/// <summary>A value type that may be absent.</summary>
/// <param name="Nullable">The type in the model.</param>
/// <param name="Inner">The type of the value if there is one.</param>
internal sealed record OptionalField(NullableType Nullable, FieldType Inner) : FieldType(Nullable);

/// <summary>Elements of an array, list or set.</summary>
/// <param name="Model">The type in the model.</param>
/// <param name="Element">An element.</param>
internal sealed record ListField(ModelType Model, FieldType Element) : FieldType(Model);

/// <summary>A map that the format has itself.</summary>
/// <param name="Map">The type in the model.</param>
/// <param name="Key">A key.</param>
/// <param name="Value">A value.</param>
internal sealed record MapField(MapType Map, FieldType Key, FieldType Value) : FieldType(Map);

/// <summary>A map as a list of messages, each with a key and a value.</summary>
/// <param name="Map">The type in the model.</param>
/// <param name="Entry">The message.</param>
internal sealed record EntriesField(MapType Map, SchemaMessage Entry) : FieldType(Map);
