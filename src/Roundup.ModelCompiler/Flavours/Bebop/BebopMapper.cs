using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Bebop;

/// <summary>Statements for bebopc's classes: every property of a message may be null, and a list is an array.</summary>
internal sealed class BebopMapper(Output output, Schema schema, BebopFormat format) : AssigningMapper(output, schema, format)
{
    private readonly HashSet<SchemaField> _always =
        new(schema.Messages.Where(format.IsStruct).SelectMany(message => message.Fields), ReferenceEqualityComparer.Instance);

    /// <inheritdoc/>
    protected override string Collection(string elements) => elements + ".ToArray()";

    /// <inheritdoc/>
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

    /// <inheritdoc/>
    protected override string ToElement(Locals locals, FieldType type, string value) => type switch
    {
        ListField list => Collection(ToGenerated(locals, list, $"({value} ?? {Empty(list.Model)})")),
        EntriesField entries => Collection(ToGenerated(locals, entries, $"({value} ?? new {entries.Map.ConcreteName}())")),
        MapField map => Dictionary(locals, map, $"({value} ?? new {map.Map.ConcreteName}())"),
        _ => base.ToElement(locals, type, value),
    };

    /// <inheritdoc/>
    protected override void ReturnChoice(CodeWriter code, Locals locals, SchemaMessage choice, SchemaField field) =>
        code.Line($"return new {Class(choice)} {{ {field.Code} = {ToGenerated(locals, field.Type, field.Access)} }};");

    /// <inheritdoc/>
    protected override string IsChoice(SchemaMessage choice, SchemaField field) => $"value.{field.Code} is not null";
}
