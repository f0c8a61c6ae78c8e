using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>Code for generated classes whose properties are assigned and take null, collections too.</summary>
internal abstract class AssigningMapper(Output output, Schema schema, SchemaFormat format) : MapperClass(output, schema, format)
{
    /// <summary>The collection of the generated class's type, created from its elements.</summary>
    protected virtual string Collection(string elements) => elements + ".ToList()";

    protected override string ToElement(Locals locals, FieldType type, string value) => type switch
    {
        ListField list => Collection(ToGenerated(locals, list, OrEmpty(list.Model, value))),
        EntriesField entries => Collection(ToGenerated(locals, entries, OrEmpty(entries.Map, value))),
        MapField map => Dictionary(locals, map, OrEmpty(map.Map, value)),
        _ => base.ToElement(locals, type, value),
    };

    protected override void Set(CodeWriter code, Locals locals, SchemaMessage message, SchemaField field)
    {
        var (target, value) = ("result." + field.Code, field.Access);
        switch (field.Type)
        {
            case OptionalField optional:
                // A generated constructor may have set a value.
                code.Guard($"{value}.HasValue", $"{target} = {ToGenerated(locals, optional.Inner, value + ".Value")};");
                code.Guard($"!{value}.HasValue", $"{target} = null;");
                break;
            case ListField or EntriesField:
                code.Guard($"{value} is not null", $"{target} = {Collection(ToGenerated(locals, field.Type, value))};");
                break;
            case MapField map:
                code.Guard($"{value} is not null", $"{target} = {Dictionary(locals, map, value)};");
                break;
            case ScalarField { Model: ScalarType { IsReference: true } }:
                code.Guard($"{value} is not null", $"{target} = {ToGenerated(locals, field.Type, value)};");
                break;
            default:
                code.Line($"{target} = {ToGenerated(locals, field.Type, value)};");
                break;
        }
    }

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
            : $"{value} is {{ }} {there} ? {ToModel(locals, field.Type, there)} : "
                + (field.Type.Model is SequenceType { Form.IsStruct: true } ? "default" : "null");
    }

    /// <summary>The elements of a collection of the model, none for null inside another collection.</summary>
    private static string OrEmpty(ModelType type, string value) => type switch
    {
        SequenceType sequence => $"({(sequence.Form.IsMade ? sequence.View(value) : value)} ?? {sequence.New("0")})",
        SetType { Form.IsMade: true } set => $"((IEnumerable<{set.Element.Name}>){value} ?? [])",
        MapType { Form.IsMade: true } map => $"((IEnumerable<KeyValuePair<{map.Keys.Name}, {map.Values.Name}>>){value} ?? [])",
        CollectionType other => $"({value} ?? new {other.ConcreteName}())",
        _ => throw new InvalidOperationException($"{type.Name} is no collection"),
    };

    private string Dictionary(Locals locals, MapField map, string value)
    {
        var pair = locals.New("pair");
        var (key, element) = (ToGenerated(locals, map.Key, pair + ".Key"), ToElement(locals, map.Value, pair + ".Value"));
        return $"{value}.ToDictionary({pair} => {key}, {pair} => {element})";
    }
}
