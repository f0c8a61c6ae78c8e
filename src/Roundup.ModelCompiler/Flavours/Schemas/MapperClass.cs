using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

// The mapping between the model and the classes that a format's compiler generates: two methods for each message. It is never timed, so it
// is written for readability.
internal abstract class MapperClass(Output output, Schema schema, SchemaFormat format)
{
    public static string NameOf(string dataset, SchemaFormat format) => $"{dataset}{format.Name}Mapper";

    public GeneratedFile File()
    {
        var name = NameOf(output.Dataset, format);
        var code = new CodeWriter();
        code.Line($"/// <summary>Between the model and the classes generated from its {format.Name} schema.</summary>");
        using (code.Block($"internal static class {name}"))
        {
            foreach (var message in schema.Messages)
            {
                To(code, message);
                From(code, message);
            }
        }

        return output.File(
            $"{format.Name}Mapper.cs",
            $"Dataset {output.Dataset}: from the model to the classes of {format.Name} and back.",
            code,
            "System.Linq");
    }

    private string Space => $"global::{Schema.NamespaceOf(output.Dataset)}";

    protected string Class(SchemaMessage message) => Class(format.ClassName(message.Name));

    protected string Class(string name) => $"{Space}.{name}";

    // Emits the statement that sets a field of result, the generated object, to the value in value.
    protected abstract void Set(CodeWriter code, Locals locals, SchemaMessage message, SchemaField field);

    // An expression of the model's value of a field of value, the generated object.
    protected abstract string Get(Locals locals, SchemaField field);

    // Emits the return of a generated object that contains value as one of the types of a hierarchy.
    protected virtual void ReturnChoice(CodeWriter code, Locals locals, SchemaMessage choice, SchemaField field) =>
        code.Line($"return new {Class(choice)} {{ {field.Code} = {ToGenerated(locals, field.Type, field.Access)} }};");

    // The condition that the generated value contains this type of a hierarchy.
    protected virtual string IsChoice(SchemaMessage choice, SchemaField field) => $"value.{field.Code} is not null";

    protected virtual string ChoiceValue(SchemaField field) => "value." + field.Code;

    // The generated form of a model's value that is not null.
    protected string ToGenerated(Locals locals, FieldType type, string value) => type switch
    {
        ScalarField scalar => scalar.Rule.To(value, Space),
        EnumField named => $"({Class(named.Name)}){value}",
        MessageField message => $"To{message.Message.Name}({value})",
        ListField list => Elements(locals, value, item => ToElement(locals, list.Element, item)),
        EntriesField map => $"{value}.Select(To{map.Entry.Name})",
        _ => throw new InvalidOperationException($"no code for {type.GetType().Name}"),
    };

    // The model's form of a generated value that is not null.
    protected static string ToModel(Locals locals, FieldType type, string value) => type switch
    {
        ScalarField scalar => scalar.Rule.From(value),
        EnumField named => $"({named.Declared.Name}){value}",
        MessageField message => $"From{message.Message.Name}({value})",
        OptionalField optional => $"({optional.Nullable.Name}){ToModel(locals, optional.Inner, value)}",
        ListField list => Create(list.Model, Elements(locals, value, item => ToModel(locals, list.Element, item))),
        MapField map =>
            Create(
                locals,
                map.Map,
                value,
                pair => ToModel(locals, map.Key, pair + ".Key"),
                pair => ToModel(locals, map.Value, pair + ".Value")),
        EntriesField map =>
            Create(locals, map.Map, $"{value}.Select(From{map.Entry.Name})", pair => pair + ".Key", pair => pair + ".Value"),
        _ => throw new InvalidOperationException($"no code for {type.GetType().Name}"),
    };

    // The generated form of an element, for a format without null in lists.
    protected virtual string ToElement(Locals locals, FieldType type, string value) => type switch
    {
        ScalarField { Model: ScalarType { IsReference: true } } scalar =>
            $"({value} is null ? {scalar.Rule.Empty} : {scalar.Rule.To(value, Space)})",
        OptionalField optional => ToElement(locals, optional.Inner, $"{value}.GetValueOrDefault()"),
        MessageField { Message.IsNullable: true } message => $"(To{message.Message.Name}({value}) ?? new {Class(message.Message)}())",
        _ => ToGenerated(locals, type, value),
    };

    private static string Elements(Locals locals, string value, Func<string, string> element)
    {
        var item = locals.New("item");
        var mapped = element(item);
        return mapped == item ? value : $"{value}.Select({item} => {mapped})";
    }

    private static string Create(ModelType model, string elements) => model switch
    {
        SequenceType { IsArray: true } => $"{elements}.ToArray()",
        SetType set => set.Made($"new {set.ConcreteName}({elements})"),
        SequenceType list => list.Made($"{elements}.ToList()"),
        _ => $"{elements}.ToList()",
    };

    private static string Create(Locals locals, MapType map, string pairs, Func<string, string> key, Func<string, string> value)
    {
        var pair = locals.New("pair");
        return map.Made($"{pairs}.ToDictionary({pair} => {key(pair)}, {pair} => {value(pair)})");
    }

    private void To(CodeWriter code, SchemaMessage message)
    {
        using (code.Block($"public static {Class(message)} To{message.Name}({message.Model} value)"))
        {
            if (message.IsNullable)
            {
                code.Guard("value is null", "return null;");
            }

            if (message.Kind == MessageKind.Choice)
            {
                foreach (var field in message.Fields)
                {
                    using (code.Block($"if (value.GetType() == typeof({field.Type.Model.Name}))"))
                    {
                        ReturnChoice(code, output.Locals(), message, field);
                    }
                }

                code.Line("throw new InvalidOperationException(value.GetType() + \" is not a type of the model\");");
                return;
            }

            var locals = output.Locals();
            code.Line($"var result = new {Class(message)}();");
            foreach (var field in message.Fields)
            {
                Set(code, locals, message, field);
            }

            code.Line("return result;");
        }
    }

    private void From(CodeWriter code, SchemaMessage message)
    {
        using (code.Block($"public static {message.Model} From{message.Name}({Class(message)} value)"))
        {
            code.Guard("value is null", "return default;");
            var locals = output.Locals();
            switch (message.Kind)
            {
                case MessageKind.Object:
                    var fields = message.Object!.Members.Zip(message.Fields).ToDictionary(pair => pair.First, pair => pair.Second);
                    Construction.Emit(code, locals, message.Object, member => Get(locals, fields[member]));
                    break;
                case MessageKind.Choice:
                    foreach (var field in message.Fields)
                    {
                        code.Guard(IsChoice(message, field), $"return {ToModel(locals, field.Type, ChoiceValue(field))};");
                    }

                    code.Line("return default;");
                    break;
                case MessageKind.Wrapper:
                    code.Line($"return {Get(locals, message.Fields[0])};");
                    break;
                case MessageKind.Entry:
                    code.Line($"return new {message.Model}({Get(locals, message.Fields[0])}, {Get(locals, message.Fields[1])});");
                    break;
            }
        }
    }
}

// Code for generated classes whose properties are assigned and take null, collections too.
internal abstract class AssigningMapper(Output output, Schema schema, SchemaFormat format) : MapperClass(output, schema, format)
{
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

    // The elements of a collection of the model, none for null inside another collection.
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
