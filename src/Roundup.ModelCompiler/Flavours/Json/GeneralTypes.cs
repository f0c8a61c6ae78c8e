using System.Globalization;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The types that JSON is read as while the class of a hierarchy is unknown: one class with the members of all of
/// them. A member whose type depends on the class is a JsonElement. Types that contain no hierarchy are used as they are.
/// </summary>
internal sealed class GeneralTypes(Output output)
{
    private readonly Dictionary<ModelType, bool> _known = [];

    /// <summary>Whether a hierarchy is in values of the type, so that they are read as something else first.</summary>
    public bool Holds(ModelType type)
    {
        if (!_known.TryGetValue(type, out var holds))
        {
            // A type that is being looked at does not answer for itself.
            _known[type] = false;
            holds = type switch
            {
                ObjectType { IsPolymorphic: true } => true,
                ObjectType inner => inner.Members.Any(member => Holds(member.Type)),
                SequenceType sequence => Holds(sequence.Element),
                MapType map => Holds(map.Values),
                NullableType nullable => Holds(nullable.Inner),
                _ => false,
            };
            _known[type] = holds;
        }

        return holds;
    }

    /// <summary>The types that have a general class.</summary>
    public IEnumerable<ObjectType> Objects => output.Model.Objects.Where(Holds);

    /// <summary>The class of a type.</summary>
    public string Class(ObjectType type) => output.Dataset + type.Name + "General";

    /// <summary>How a type is declared in a general class.</summary>
    public string Name(ModelType type) => !Holds(type) ? type.Name : type switch
    {
        ObjectType inner => Class(inner),
        NullableType nullable => Name(nullable.Inner),
        SequenceType { IsArray: true } array => Name(array.Element) + "[]",
        SequenceType list => $"List<{Name(list.Element)}>",
        MapType map => $"Dictionary<{map.Keys.Name}, {Name(map.Values)}>",
        _ => type.Name,
    };

    /// <summary>The members of a general class: those of all classes, by name; the type is null where it depends on the class.</summary>
    public static IEnumerable<(string Name, ModelType? Type)> Members(ObjectType type) =>
        from concrete in type.IsPolymorphic ? type.ConcreteTypes : [type]
        from member in concrete.Members
        group member.Type by member.Name into types
        select (types.Key, types.All(one => one.Name == types.First().Name) ? types.First() : null);

    /// <summary>The JSON name of each member whose own is another, as a C# literal.</summary>
    public static IReadOnlyDictionary<string, string> JsonNames(ObjectType type) =>
        (type.IsPolymorphic ? type.ConcreteTypes : [type])
            .SelectMany(concrete => concrete.Members)
            .Where(member => member.JsonName != member.Name)
            .DistinctBy(member => member.Name)
            .ToDictionary(member => member.Name, member => member.JsonLiteral);

    /// <summary>An expression that converts a value of the model to a general one.</summary>
    public string Of(ModelType type, string value, int depth = 0)
    {
        var item = Item(depth);
        return !Holds(type) ? value : type switch
        {
            ObjectType inner => $"{Class(inner)}.FromModel({value})",
            NullableType { Inner: ObjectType inner } => $"{value} is null ? null : {Class(inner)}.FromModel({value}.Value)",
            SequenceType list =>
                $"{value}?.Select({item} => {Of(list.Element, item, depth + 1)}).{(list.IsArray ? "ToArray" : "ToList")}()",
            MapType map => $"{value}?.ToDictionary({item} => {item}.Key, {item} => {Of(map.Values, item + ".Value", depth + 1)})",
            _ => value,
        };
    }

    /// <summary>An expression that converts a general value to one of the model.</summary>
    public string Make(ModelType type, string value, int depth = 0)
    {
        var item = Item(depth);
        return !Holds(type) ? value : type switch
        {
            ObjectType { IsStruct: true } => $"{value}.ToModel()",
            ObjectType => $"{value}?.ToModel()",
            NullableType nullable => $"{value} is null ? ({nullable.Name})null : {value}.ToModel()",
            SequenceType list =>
                $"{value}?.Select({item} => {Make(list.Element, item, depth + 1)}).{(list.IsArray ? "ToArray" : "ToList")}()",
            MapType map => $"{value}?.ToDictionary({item} => {item}.Key, {item} => {Make(map.Values, item + ".Value", depth + 1)})",
            _ => value,
        };
    }

    /// <summary>The parameter of a lambda with so many around it.</summary>
    public static string Item(int depth) => "item" + (depth == 0 ? "" : depth.ToString(CultureInfo.InvariantCulture));
}
