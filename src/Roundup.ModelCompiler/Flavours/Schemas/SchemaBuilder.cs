using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Schemas;

internal sealed class SchemaBuilder
{
    private readonly SchemaFormat _format;
    private readonly HashSet<string> _names = new(StringComparer.OrdinalIgnoreCase);
    private readonly Dictionary<string, SchemaMessage> _messages = [];
    private readonly Dictionary<ObjectType, SchemaMessage> _bodies = [];
    private readonly Dictionary<string, SchemaEnum> _enums = [];
    private readonly List<SchemaMessage> _ordered = [];

    private SchemaBuilder(SchemaFormat format) => _format = format;

    public static Schema Build(SchemaFormat format, BoundModel model)
    {
        var builder = new SchemaBuilder(format);
        var (one, many) = RootNames(format, model.Source.RootType);
        builder._names.UnionWith([one, many]);
        var root = builder.Declared(model.Root, one);
        var list =
            model.Source.Document ? null : builder.Wrapper(many, new SequenceType($"List<{model.Root.Name}>", model.Root, isArray: false));
        return new(model.Source.Dataset, builder._ordered, [.. builder._enums.Values]) { Many = list };
    }

    // The names of the messages of a root and of a list of roots. They depend on the root's name alone.
    public static (string One, string Many) RootNames(SchemaFormat format, string rootType)
    {
        var name = format.TypeName(rootType[(rootType.LastIndexOfAny(['.', '+']) + 1)..]);
        return (name, name + "List");
    }

    private FieldType Type(ModelType type) => type switch
    {
        ScalarType scalar => new ScalarField(scalar, Rule(scalar)),
        EnumType number when !_format.HasEnum(number) => new ScalarField(number, AsNumber(number)),
        EnumType declared => new EnumField(declared, Enum(declared).Name),
        NullableType nullable => new OptionalField(nullable, Type(nullable.Inner)),
        ObjectType nested => new MessageField(nested, Declared(nested)),
        SequenceType sequence => new ListField(sequence, Element(sequence.Element)),
        SetType set => new ListField(set, Element(set.Element)),
        MapType map when _format.HasMap(map.Keys) => new MapField(map, Type(map.Keys), Element(map.Values)),
        MapType map => new EntriesField(map, Entry(map)),
        _ => throw new InvalidOperationException($"no field for {type.GetType().Name}"),
    };

    // The type of a list's elements: a collection only if the format nests collections.
    private FieldType Element(ModelType type) =>
        !_format.NestsCollections && (type is SequenceType or SetType or MapType || (type is ScalarType scalar && _format.IsList(scalar)))
            ? new MessageField(type, Nested(type))
            : Type(type);

    // How the format represents a scalar: as the one that stands in for it where the format lacks the scalar itself.
    private ScalarRule Rule(ScalarType scalar)
    {
        if (_format.Scalars.TryGetValue(scalar.Name, out var known) || scalar.StandIn is not { } other)
        {
            return known ?? _format.Scalars[scalar.Name];
        }

        var rule = _format.Scalars[other.Type];
        return rule with { ToGenerated = other.Given(rule.ToGenerated), ToModel = other.Taken(rule.ToModel) };
    }

    private static string Access(ModelType type, string value) => type is SequenceType sequence ? sequence.NullableView(value) : value;

    private ScalarRule AsNumber(EnumType type)
    {
        var rule = _format.Scalars[type.Underlying.Name];
        return rule with
        {
            ToGenerated = rule.ToGenerated.Replace("{0}", $"(({type.Underlying.Name}){{0}})", StringComparison.Ordinal),
            ToModel = $"(({type.Name}){rule.ToModel})"
        };
    }

    private SchemaEnum Enum(EnumType type)
    {
        if (!_enums.TryGetValue(type.Name, out var known))
        {
            _enums[type.Name] = known = new(Free(type.Name), type);
        }

        return known;
    }

    // The message of a member's declared type: a choice if several concrete types are possible.
    private SchemaMessage Declared(ObjectType type, string? name = null)
    {
        if (!type.IsPolymorphic)
        {
            return Body(type, name);
        }

        if (_messages.TryGetValue(type.Name, out var known))
        {
            return known;
        }

        var choice = Add(new(name ?? Free(type.Name), type.Name, MessageKind.Choice) { Object = type });
        _messages[type.Name] = choice;
        var fields = new Fields(_format, choice);
        foreach (var concrete in type.ConcreteTypes)
        {
            fields.Add(concrete.Name, new MessageField(concrete, Body(concrete)), $"({concrete.Name})value");
        }

        choice.Fields = fields.All;
        return choice;
    }

    private SchemaMessage Body(ObjectType type, string? name = null)
    {
        if (_bodies.TryGetValue(type, out var known))
        {
            return known;
        }

        // The choice has the type's own name.
        var body =
            Add(new(name ?? Free(type.IsPolymorphic ? type.Name + "Body" : type.Name), type.Name, MessageKind.Object) { Object = type });
        _bodies[type] = body;
        var fields = new Fields(_format, body);
        foreach (var member in type.Members)
        {
            fields.Add(member.Name, Type(member.Type), Access(member.Type, "value." + member.Code), member.Number, member.PlainJsonName);
        }

        body.Fields = fields.All;
        return body;
    }

    private SchemaMessage Nested(ModelType type) =>
        _messages.TryGetValue(type.Name, out var known) ? known : Wrapper(Free(Plain(type)), type);

    private SchemaMessage Wrapper(string name, ModelType type)
    {
        var wrapper = _messages[type.Name] = Add(new(name, type.Name, MessageKind.Wrapper)
        {
            IsStruct = type is CollectionType { Form.IsStruct: true },
        });
        var fields = new Fields(_format, wrapper);
        fields.Add("Items", Type(type), Access(type, "value"));
        wrapper.Fields = fields.All;
        return wrapper;
    }

    private SchemaMessage Entry(MapType map)
    {
        var pair = $"KeyValuePair<{map.Keys.Name}, {map.Values.Name}>";
        if (_messages.TryGetValue(pair, out var known))
        {
            return known;
        }

        var entry = _messages[pair] = Add(new(Free($"{Plain(map.Keys)}{Plain(map.Values)}Entry"), pair, MessageKind.Entry));
        var fields = new Fields(_format, entry);
        fields.Add("Key", Type(map.Keys), "value.Key");
        fields.Add("Value", Type(map.Values), Access(map.Values, "value.Value"));
        entry.Fields = fields.All;
        return entry;
    }

    private SchemaMessage Add(SchemaMessage message)
    {
        _ordered.Add(message);
        return message;
    }

    private string Free(string name)
    {
        var wanted = _format.TypeName(name);
        var free = wanted;
        for (var number = 2; !_names.Add(free); number++)
        {
            free = wanted + number;
        }

        return free;
    }

    // The type as one word: StringList for List<string>.
    private static string Plain(ModelType type) => type switch
    {
        SequenceType sequence => Plain(sequence.Element) + "List",
        SetType set => Plain(set.Element) + "Set",
        MapType map => $"{Plain(map.Keys)}{Plain(map.Values)}Map",
        NullableType nullable => "Optional" + Plain(nullable.Inner),
        ScalarType { Name: "byte[]" } => "Bytes",
        _ => char.ToUpperInvariant(type.Name[0]) + type.Name[1..],
    };

    private sealed class Fields(SchemaFormat format, SchemaMessage message)
    {
        private readonly HashSet<string> _taken = new(StringComparer.OrdinalIgnoreCase);

        public List<SchemaField> All { get; } = [];

        // number: the number of the field; 0 for that after the field before it.
        public void Add(string member, FieldType type, string access, int number = 0, string? jsonName = null)
        {
            var wanted = format.FieldName(member);
            var name = wanted;
            for (var suffix = 2; !IsFree(name); suffix++)
            {
                name = format.FieldName(member + suffix);
            }

            var property = format.PropertyName(name, message.Name);
            _taken.UnionWith([property, .. format.RelatedNames(property)]);
            All.Add(new(name, property, number > 0 ? number : All.Count + 1, type, access) { JsonName = jsonName });
        }

        private bool IsFree(string name)
        {
            var property = format.PropertyName(name, message.Name);
            return property != message.Name
                && !format.Reserved.Contains(property)
                && !_taken.Contains(property)
                && !format.RelatedNames(property).Any(_taken.Contains);
        }
    }
}
