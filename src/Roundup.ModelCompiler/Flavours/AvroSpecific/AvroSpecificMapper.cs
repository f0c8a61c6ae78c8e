using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.AvroSpecific;

/// <summary>Statements for the classes of CodeGen: a union of records is an <c>object</c>.</summary>
internal sealed class AvroSpecificMapper(Output output, Schema schema, SchemaFormat format) : AssigningMapper(output, schema, format)
{
    /// <inheritdoc/>
    protected override void ReturnChoice(CodeWriter code, Locals locals, SchemaMessage choice, SchemaField field) =>
        code.Line(
            $"return new {Class(choice)} {{ {AvroSpecificSchema.Choice} = {ToGenerated(locals, field.Type, field.Access)} }};");

    /// <inheritdoc/>
    protected override string IsChoice(SchemaMessage choice, SchemaField field) =>
        $"value.{AvroSpecificSchema.Choice} is {Class(((MessageField)field.Type).Message)}";

    /// <inheritdoc/>
    protected override string ChoiceValue(SchemaField field) =>
        $"({Class(((MessageField)field.Type).Message)})value.{AvroSpecificSchema.Choice}";
}
