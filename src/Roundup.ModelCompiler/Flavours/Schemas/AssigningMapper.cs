using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>Statements for generated classes whose properties are assigned and take null, collections too.</summary>
internal abstract class AssigningMapper(Output output, Schema schema, SchemaFormat format) : MapperClass(output, schema, format)
{
    /// <summary>The collection of the generated class's type, created from the elements.</summary>
    protected virtual string Collection(string elements) => elements + ".ToList()";

    /// <summary>An empty list or set of the model, for null inside another.</summary>
    protected static string Empty(ModelType type) => type switch
    {
        SequenceType sequence => sequence.New("0"),
        SetType set => $"new {set.ConcreteName}()",
        _ => throw new InvalidOperationException($"{type.Name} is no list"),
    };

    /// <summary>A dictionary of generated keys and values.</summary>
    protected string Dictionary(Locals locals, MapField map, string value)
    {
        var pair = locals.New("pair");
        var (key, element) = (ToGenerated(locals, map.Key, pair + ".Key"), ToElement(locals, map.Value, pair + ".Value"));
        return $"{value}.ToDictionary({pair} => {key}, {pair} => {element})";
    }

    /// <inheritdoc/>
    protected override void Set(CodeWriter code, Locals locals, SchemaMessage message, SchemaField field)
    {
        var (target, value) = ("result." + field.Code, field.Access);
        switch (field.Type)
        {
            case OptionalField optional:
                // A generated constructor may have put something there.
                Conditions.Guard(code, $"{value}.HasValue", $"{target} = {ToGenerated(locals, optional.Inner, value + ".Value")};");
                Conditions.Guard(code, $"!{value}.HasValue", $"{target} = null;");
                break;
            case ListField or EntriesField:
                Conditions.Guard(code, $"{value} is not null", $"{target} = {Collection(ToGenerated(locals, field.Type, value))};");
                break;
            case MapField map:
                Conditions.Guard(code, $"{value} is not null", $"{target} = {Dictionary(locals, map, value)};");
                break;
            case ScalarField { Model: ScalarType { IsReference: true } }:
                Conditions.Guard(code, $"{value} is not null", $"{target} = {ToGenerated(locals, field.Type, value)};");
                break;
            default:
                code.Line($"{target} = {ToGenerated(locals, field.Type, value)};");
                break;
        }
    }

    /// <inheritdoc/>
    protected override string Get(Locals locals, SchemaField field)
    {
        var value = "value." + field.Code;
        if (field.Type is MessageField or EnumField or ScalarField { Model: not ScalarType { IsReference: true } })
        {
            return ToModel(locals, field.Type, value);
        }

        var there = locals.New(field.Code);
        return field.Type is OptionalField optional
            ? $"{value} is {{ }} {there} ? {ToModel(locals, optional.Inner, there)} : ({optional.Nullable.Name})null"
            : $"{value} is {{ }} {there} ? {ToModel(locals, field.Type, there)} : null";
    }
}
