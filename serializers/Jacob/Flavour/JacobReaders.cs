using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>A reader for each class and struct of a model, after the readers that it uses.</summary>
internal sealed class JacobReaders
{
    /// <summary>The library's limit: its readers of objects have at most 16 type parameters for members.</summary>
    private const int MaxMembers = 16;

    private readonly List<string> _lines = [];
    private readonly HashSet<ObjectType> _started = [];
    private readonly HashSet<ObjectType> _done = [];
    private readonly HashSet<ObjectType> _late = [];
    private readonly HashSet<(ObjectType, string)> _exact = [];

    /// <summary>The reader of each scalar; <c>Select</c> converts where the library has no reader of the type.</summary>
    private static readonly Dictionary<string, string> s_scalars = new()
    {
        ["bool"] = "Boolean()",
        ["byte"] = "Byte()",
        ["sbyte"] = "Int32().Select(value => checked((sbyte)value))",
        ["short"] = "Int32().Select(value => checked((short)value))",
        ["ushort"] = "UInt16()",
        ["int"] = "Int32()",
        ["uint"] = "UInt32()",
        ["long"] = "Int64()",
        ["ulong"] = "UInt64()",
        ["float"] = "Single()",
        ["double"] = "Double()",
        ["decimal"] = "Element().Select(value => value.GetDecimal())",
        ["char"] = "String().Select(value => value[0])",
        ["Guid"] = "Guid()",
        ["DateTime"] = "DateTime()",
        ["DateTimeOffset"] = "DateTimeOffset()",
        ["TimeSpan"] = "String().Select(value => TimeSpan.Parse(value, CultureInfo.InvariantCulture))",
        ["DateOnly"] = "String().Select(value => DateOnly.Parse(value, CultureInfo.InvariantCulture))",
        ["TimeOnly"] = "String().Select(value => TimeOnly.Parse(value, CultureInfo.InvariantCulture))",
        ["string"] = "String().OrNull()",
        ["byte[]"] = "String().Select(Convert.FromBase64String).OrNull()",
        ["Uri"] = "String().Select(value => new Uri(value, UriKind.RelativeOrAbsolute)).OrNull()",
        ["Version"] = "String().Select(Version.Parse).OrNull()",
    };

    public static string NameOf(ObjectType type) => "Read" + type.Name;

    public void Add(ObjectType type)
    {
        if (!_started.Add(type))
        {
            return;
        }

        if (type.IsPolymorphic)
        {
            Either(type);
        }
        else if (type.JsonArrayLeast is { } least)
        {
            Tuples(type, least);
        }
        else
        {
            Object(type, NameOf(type), discriminator: null);
        }

        _done.Add(type);
    }

    /// <summary>Readers of an array of values, tried from the shortest on: each accepts only its own number of elements.</summary>
    private void Tuples(ObjectType type, int least)
    {
        var elements = type.Members.Select(member => Reader(member.Type, $"{type.Name}.{member.Name}")).ToList();
        var places = type.Members.Select((member, i) => (member, i)).ToDictionary(pair => pair.member, pair => pair.i);
        var readers = Enumerable.Range(least, elements.Count - least + 1).Select(count =>
        {
            var made = Construction.Expression(type, member => places[member] < count ? $"t.Item{places[member] + 1}" : "default");
            return $"JsonReader.Tuple({string.Join(", ", elements.Take(count))}).Select(t => {made})";
        }).ToList();
        AddFirstOf(type, readers);
    }

    private void AddFirstOf(ObjectType type, List<string> readers)
    {
        var first = readers.Count == 1 ? readers[0] : $"JsonReader.Either({readers[0]}, {readers[1]})";
        var others = string.Concat(readers.Skip(2).Select(reader => $".Or({reader})"));
        _lines.Add($"private static readonly IJsonReader<{type.Name}> {NameOf(type)} = {first}{others};");
    }

    /// <summary>Readers of all classes of a hierarchy, tried in the order of the source: each accepts only its own type name.</summary>
    private void Either(ObjectType type)
    {
        var discriminator = JsonConverterClass.Discriminator(type);
        foreach (var concrete in type.ConcreteTypes.Where(concrete => _exact.Add((concrete, discriminator))))
        {
            Object(concrete, Exact(concrete, discriminator), discriminator, JsonConverterClass.TypeName(type, concrete));
        }

        var readers =
            type.ConcreteTypes.Select(concrete => $"{Exact(concrete, discriminator)}.Select(value => ({type.Name})value)").ToList();
        AddFirstOf(type, readers);
    }

    private void Object(ObjectType type, string name, string? discriminator, string? typeName = null)
    {
        var properties = type.Members.Select(member =>
            $"JsonReader.Property({member.JsonLiteral}, {Reader(member.Type, $"{type.Name}.{member.Name}")})").ToList();
        var values = type.Members.Select(Value).ToList();
        if (discriminator is not null)
        {
            properties.Insert(
                0, $"JsonReader.Property(\"{discriminator}\", JsonReader.String().Validate(name => name == {typeName}))");
            values.Insert(0, "_");
        }

        if (properties.Count is 0 or > MaxMembers)
        {
            throw new ModelException(
                type.Name,
                $"Jacob reads objects of 1 to {MaxMembers} members, and this has {properties.Count}",
                "leave the dataset out for this library");
        }

        var make = $"({string.Join(", ", values)}) => {Construction.Expression(type, Value)}";
        _lines.Add(properties.Count == 1
            ? $"private static readonly IJsonReader<{type.Name}> {name} = JsonReader.Object({properties[0]}).Select({make});"
            : $"private static readonly IJsonReader<{type.Name}> {name} = JsonReader.Object({string.Join(", ", properties)}, {make});");
    }

    /// <summary>The field with the reader of a class whose type name is in the object.</summary>
    private static string Exact(ObjectType type, string discriminator) => (discriminator == "type" ? "Exact" : "Exactly") + type.Name;

    /// <summary>Writes the fields. A type that contains itself is read through a reference, which is set last.</summary>
    public void Write(CodeWriter code)
    {
        foreach (var type in _late)
        {
            code.Line($"private static readonly JsonReaderRef<{type.Name}> {NameOf(type)}Later = new();");
        }

        _lines.ForEach(code.Line);
        foreach (var type in _late)
        {
            code.Line($"private static readonly IJsonReader<{type.Name}> {NameOf(type)}Set = {NameOf(type)}Later.Reader = {NameOf(type)};");
        }
    }

    private string Reader(ModelType type, string path)
    {
        switch (type)
        {
            case ScalarType when s_scalars.TryGetValue(type.Name, out var scalar):
                return $"JsonReader.{scalar}";
            case EnumType { IsJsonText: true }:
                return $"JsonReader.String().Select(value => Enum.Parse<{type.Name}>(value))";
            case EnumType number:
                return $"{Reader(number.Underlying, path)}.Select(value => ({type.Name})value)";
            case NullableType nullable:
                return $"{Reader(nullable.Inner, path)}.OrNull()";
            case SequenceType { IsArray: true } array:
                return $"JsonReader.Array({Reader(array.Element, path + "[]")}).OrNull()";
            case SequenceType { Form.IsStruct: false } list:
                return $"JsonReader.Array({Reader(list.Element, path + "[]")}, list => ({list.Name}){list.Made("list")}).OrNull()";
            case SetType set:
                return $"JsonReader.Array({Reader(set.Element, path + "[]")}, "
                    + $"list => ({set.Name}){set.Made($"new {set.ConcreteName}(list)")}).OrNull()";
            case MapType { Keys.Name: "string" } map:
                return $"JsonReader.Object({Reader(map.Values, path + "[]")}, "
                    + $"pairs => ({map.Name}){map.Made("pairs.ToDictionary(pair => pair.Key, pair => pair.Value)")}).OrNull()";
            case ObjectType inner:
                Add(inner);
                if (!_done.Contains(inner))
                {
                    _late.Add(inner);
                }

                return NameOf(inner) + (_done.Contains(inner) ? "" : "Later") + (inner.IsStruct ? "" : ".OrNull()");
            default:
                throw new ModelException(path, $"Jacob has no reader for {type.Name}", "leave the dataset out for this library");
        }
    }

    private static string Value(Member member) => "m" + member.Name;
}
