using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.CapnProto;

/// <summary>
/// Code for capnpc-csharp's domain classes: lists are read-only lists, an optional number is an object of a class nested in its owner's
/// class.
/// </summary>
internal sealed class CapnProtoMapper(Output output, Schema schema, SchemaFormat format) : AssigningMapper(output, schema, format)
{
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

    protected override string Get(Locals locals, SchemaField field)
    {
        if (field.Type is not OptionalField optional || !CapnProtoFormat.IsUnion(optional))
        {
            return base.Get(locals, field);
        }

        var there = locals.New(field.Code);
        return $"value.{field.Code}?.Value is {{ }} {there} ? {ToModel(locals, optional.Inner, there)} : ({optional.Nullable.Name})null";
    }
}
