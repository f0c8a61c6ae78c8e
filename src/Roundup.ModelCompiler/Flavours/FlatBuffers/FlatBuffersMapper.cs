using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.FlatBuffers;

/// <summary>Statements for flatc's object API.</summary>
internal sealed class FlatBuffersMapper(Output output, Schema schema, SchemaFormat format) : AssigningMapper(output, schema, format)
{
    /// <inheritdoc/>
    protected override void ReturnChoice(CodeWriter code, Locals locals, SchemaMessage choice, SchemaField field)
    {
        var union = Class(FlatBuffersSchema.Union(choice) + "Union");
        var value = ToGenerated(locals, field.Type, field.Access);
        code.Line($"return new {Class(choice)} {{ Kind = {union}.From{Name(field)}({value}) }};");
    }

    /// <inheritdoc/>
    protected override string IsChoice(SchemaMessage choice, SchemaField field) =>
        $"value.Kind?.Type == {Class(FlatBuffersSchema.Union(choice))}.{Name(field)}";

    /// <inheritdoc/>
    protected override string ChoiceValue(SchemaField field) => $"value.Kind.As{Name(field)}()";

    private static string Name(SchemaField field) => ((MessageField)field.Type).Message.Name;
}
