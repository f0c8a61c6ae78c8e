using System.Globalization;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The types that JSON is read as while the class of a hierarchy is unknown: one class with the members of all classes. A member whose type
/// depends on the class is a JsonElement. Types without a hierarchy are used as they are.
/// </summary>
internal sealed class JsonGeneralTypes(Output output)
{
    private readonly Dictionary<ModelType, bool> _known = [];

    /// <summary>Whether values of the type contain a hierarchy, so that they are read as a general type.</summary>
    public bool HoldsHierarchy(ModelType type)
    {
        if (!_known.TryGetValue(type, out var holds))
        {
            // For a type that contains itself: the members decide.
            _known[type] = false;
            holds = type switch
            {
                ObjectType { IsPolymorphic: true } => true,
                ObjectType inner => inner.Members.Any(member => HoldsHierarchy(member.Type)),
                SequenceType sequence => HoldsHierarchy(sequence.Element),
                MapType map => HoldsHierarchy(map.Values),
                NullableType nullable => HoldsHierarchy(nullable.Inner),
                _ => false,
            };
            _known[type] = holds;
        }

        return holds;
    }

    public IEnumerable<ObjectType> Objects => output.Model.Objects.Where(HoldsHierarchy);

    public string Class(ObjectType type) => output.Dataset + type.Name + "General";

    public string Name(ModelType type) => !HoldsHierarchy(type) ? type.Name : type switch
    {
        ObjectType inner => Class(inner),
        NullableType nullable => Name(nullable.Inner),
        SequenceType { IsArray: true } array => Name(array.Element) + "[]",
        SequenceType list => $"List<{Name(list.Element)}>",
        MapType map => $"Dictionary<{map.Keys.Name}, {Name(map.Values)}>",
        _ => type.Name,
    };

    /// <summary>The members of a general class: those of all classes, by name. The type is null if it depends on the class.</summary>
    public static IEnumerable<(string Name, ModelType? Type)> Members(ObjectType type) =>
        from concrete in type.IsPolymorphic ? type.ConcreteTypes : [type]
        from member in concrete.Members
        group member.Type by member.Name into types
        select (types.Key, types.All(one => one.Name == types.First().Name) ? types.First() : null);

    /// <summary>JSON names, as C# literals, of the members that have a name of their own in JSON.</summary>
    public static IReadOnlyDictionary<string, string> JsonNames(ObjectType type) =>
        (type.IsPolymorphic ? type.ConcreteTypes : [type])
            .SelectMany(concrete => concrete.Members)
            .Where(member => member.JsonName != member.Name)
            .DistinctBy(member => member.Name)
            .ToDictionary(member => member.Name, member => member.JsonLiteral);

    /// <summary>An expression that converts a value of the model to a general one.</summary>
    public string ToGeneral(ModelType type, string value, int depth = 0)
    {
        var item = Item(depth);
        return !HoldsHierarchy(type) ? value : type switch
        {
            ObjectType inner => $"{Class(inner)}.FromModel({value})",
            NullableType { Inner: ObjectType inner } => $"{value} is null ? null : {Class(inner)}.FromModel({value}.Value)",
            SequenceType list =>
                $"{list.NullableView(value)}?.Select({item} => {ToGeneral(list.Element, item, depth + 1)})"
                    + (list.IsArray ? ".ToArray()" : ".ToList()"),
            MapType map => $"{value}?.ToDictionary({item} => {item}.Key, {item} => {ToGeneral(map.Values, item + ".Value", depth + 1)})",
            _ => value,
        };
    }

    /// <summary>An expression that converts a general value to one of the model.</summary>
    public string ToModel(ModelType type, string value, int depth = 0)
    {
        var item = Item(depth);
        return !HoldsHierarchy(type) ? value : type switch
        {
            ObjectType { IsStruct: true } => $"{value}.ToModel()",
            ObjectType => $"{value}?.ToModel()",
            NullableType nullable => $"{value} is null ? ({nullable.Name})null : {value}.ToModel()",
            CollectionType { Form.IsMade: true } made => $"{value} is null ? default : {made.Made(Elements(made, value + "."))}",
            CollectionType other => Elements(other, value + "?."),
            _ => value,
        };

        string Elements(CollectionType collection, string start) => collection switch
        {
            SequenceType list =>
                $"{start}Select({item} => {ToModel(list.Element, item, depth + 1)}).{(list.IsArray ? "ToArray" : "ToList")}()",
            MapType map => $"{start}ToDictionary({item} => {item}.Key, {item} => {ToModel(map.Values, item + ".Value", depth + 1)})",
            _ => throw new InvalidOperationException($"{collection.Name} holds no hierarchy"),
        };
    }

    /// <summary>The parameter of a lambda that has <paramref name="depth"/> others around it.</summary>
    public static string Item(int depth) => "item" + (depth == 0 ? "" : depth.ToString(CultureInfo.InvariantCulture));
}
