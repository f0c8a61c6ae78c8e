using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.FlatBuffers;
using Roundup.ModelCompiler.Flavours.Schemas;

namespace Roundup.ModelCompiler.Flavours.FlatSharp;

/// <summary>Statements for the classes of FlatSharp's compiler: a union is a struct with a constructor for each of its types.</summary>
internal sealed class FlatSharpMapper(Output output, Schema schema, SchemaFormat format) : AssigningMapper(output, schema, format)
{
    /// <inheritdoc/>
    protected override void ReturnChoice(CodeWriter code, Locals locals, SchemaMessage choice, SchemaField field)
    {
        var union = Class(FlatBuffersSchema.Union(choice));
        code.Line($"return new {Class(choice)} {{ Kind = new {union}({ToGenerated(locals, field.Type, field.Access)}) }};");
    }

    /// <inheritdoc/>
    protected override string IsChoice(SchemaMessage choice, SchemaField field) =>
        $"value.Kind?.Kind == {Class(FlatBuffersSchema.Union(choice))}.ItemKind.{Name(field)}";

    /// <inheritdoc/>
    protected override string ChoiceValue(SchemaField field) => $"value.Kind.Value.{Name(field)}";

    private static string Name(SchemaField field) => ((MessageField)field.Type).Message.Name;
}
