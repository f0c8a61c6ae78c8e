using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.CapnProto;

/// <summary>
/// Statements for capnpc-csharp's domain classes: lists are read-only lists, an optional number is an object of a class nested in its
/// owner's.
/// </summary>
internal sealed class CapnProtoMapper(Output output, Schema schema, SchemaFormat format) : AssigningMapper(output, schema, format)
{
    /// <inheritdoc/>
    protected override void Set(CodeWriter code, Locals locals, SchemaMessage message, SchemaField field)
    {
        if (field.Type is not OptionalField optional || !CapnProtoFormat.IsUnion(optional))
        {
            base.Set(code, locals, message, field);
            return;
        }

        // The class has the name of the field as it is in the schema.
        var union = $"{Class(message)}.{Identifier.Escape(field.Name)}";
        var value = ToGenerated(locals, optional.Inner, field.Access + ".Value");
        code.Line(
            $"result.{field.Code} = {field.Access}.HasValue ? new {union} {{ Value = {value} }} : new {union} "
                + $"{{ which = {union}.WHICH.None }};");
    }

    /// <inheritdoc/>
    protected override string Get(Locals locals, SchemaField field)
    {
        if (field.Type is not OptionalField optional || !CapnProtoFormat.IsUnion(optional))
        {
            return base.Get(locals, field);
        }

        var there = locals.New(field.Code);
        return $"value.{field.Code}?.Value is {{ }} {there} ? {ToModel(locals, optional.Inner, there)} : ({optional.Nullable.Name})null";
    }

    /// <inheritdoc/>
    protected override string ToElement(Locals locals, FieldType type, string value) => type switch
    {
        ListField list => Collection(ToGenerated(locals, list, $"({value} ?? {Empty(list.Model)})")),
        EntriesField entries => Collection(ToGenerated(locals, entries, $"({value} ?? new {entries.Map.ConcreteName}())")),
        _ => base.ToElement(locals, type, value),
    };

    /// <inheritdoc/>
    protected override void ReturnChoice(CodeWriter code, Locals locals, SchemaMessage choice, SchemaField field) =>
        code.Line($"return new {Class(choice)} {{ {field.Code} = {ToGenerated(locals, field.Type, field.Access)} }};");

    /// <inheritdoc/>
    protected override string IsChoice(SchemaMessage choice, SchemaField field) => $"value.{field.Code} is not null";
}
