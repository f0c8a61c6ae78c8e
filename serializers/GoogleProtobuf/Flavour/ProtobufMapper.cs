using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Schemas;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Protobuf;

/// <summary>Code for protoc's classes: no property can be set to null, and collections exist already.</summary>
internal sealed class ProtobufMapper(Output output, Schema schema, SchemaFormat format) : MapperClass(output, schema, format)
{
    /// <summary>
    /// Whether a field needs the keyword <c>optional</c> to distinguish absence from its default. Messages do not need it.
    /// </summary>
    public static bool HasPresence(FieldType type) => type switch
    {
        ScalarField scalar => scalar is { Rule.IsObject: false, Model: ScalarType { IsReference: true } },
        OptionalField optional => optional.Inner is EnumField or ScalarField { Rule.IsObject: false },
        _ => false,
    };

    protected override void Set(CodeWriter code, Locals locals, SchemaMessage message, SchemaField field)
    {
        var (target, value) = ("result." + field.Code, field.Access);
        switch (field.Type)
        {
            case OptionalField optional:
                code.Guard($"{value}.HasValue", $"{target} = {ToGenerated(locals, optional.Inner, value + ".Value")};");
                break;
            case ListField or EntriesField:
                code.Guard($"{value} is not null", $"{target}.AddRange({ToGenerated(locals, field.Type, value)});");
                break;
            case MapField map:
                using (code.Block($"if ({value} is not null)"))
                {
                    var pair = locals.New("pair");
                    using (code.Block($"foreach (var {pair} in {value})"))
                    {
                        code.Line(
                            $"{target}.Add({ToGenerated(locals, map.Key, pair + ".Key")}, "
                                + $"{ToElement(locals, map.Value, pair + ".Value")});");
                    }
                }

                break;
            case var type when HasPresence(type):
                code.Guard($"{value} is not null", $"{target} = {ToGenerated(locals, type, value)};");
                break;
            default:
                code.Line($"{target} = {ToGenerated(locals, field.Type, value)};");
                break;
        }
    }

    protected override string Get(Locals locals, SchemaField field)
    {
        var value = "value." + field.Code;
        var there = HasPresence(field.Type) ? $"value.Has{field.Code}" : $"{value} is not null";
        return field.Type switch
        {
            OptionalField optional => $"{there} ? {ToModel(locals, optional.Inner, value)} : ({optional.Nullable.Name})null",
            _ when HasPresence(field.Type) => $"{there} ? {ToModel(locals, field.Type, value)} : null",
            _ => ToModel(locals, field.Type, value),
        };
    }

    protected override string IsChoice(SchemaMessage choice, SchemaField field) =>
        $"value.KindCase == {Class(choice)}.KindOneofCase.{field.Code}";
}
