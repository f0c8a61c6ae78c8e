using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Bebop;

/// <summary>Code for bebopc's classes: every property of a message may be null, and a list is an array.</summary>
internal sealed class BebopMapper(Output output, Schema schema, BebopFormat format) : AssigningMapper(output, schema, format)
{
    private readonly HashSet<SchemaField> _always =
        new(schema.Messages.Where(format.IsStruct).SelectMany(message => message.Fields), ReferenceEqualityComparer.Instance);

    protected override string Collection(string elements) => elements + ".ToArray()";

    protected override string Get(Locals locals, SchemaField field)
    {
        var value = "value." + field.Code;
        return field.Type switch
        {
            // An immutable array is a struct.
            ScalarField { Model.Name: "byte[]" } blob => $"{value}.IsDefault ? null : {ToModel(locals, blob, value)}",
            ScalarField { Model: not ScalarType { IsReference: true }, Rule.Type: not "string" } or EnumField
                when !_always.Contains(field) =>
                ToModel(locals, field.Type, value + ".GetValueOrDefault()"),
            _ => base.Get(locals, field),
        };
    }
}
