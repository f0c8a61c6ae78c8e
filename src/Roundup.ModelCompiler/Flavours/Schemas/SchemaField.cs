namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>A field of a message.</summary>
/// <param name="Name">The name in the schema.</param>
/// <param name="Code">The property of the generated class.</param>
/// <param name="Number">Its place, from 1.</param>
/// <param name="Type">Its type.</param>
/// <param name="Access">The model's value, as an expression of <c>value</c>.</param>
internal sealed record SchemaField(string Name, string Code, int Number, FieldType Type, string Access);
