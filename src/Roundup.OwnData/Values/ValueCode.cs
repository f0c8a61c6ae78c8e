using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.OwnData.Values;

// Templates/ValueGenerator.cs decides what is left to chance.
internal sealed class ValueCode
{
    private const string Generator = "global::Roundup.OwnValues.ValueGenerator random";

    private readonly CodeWriter _code = new();
    private readonly Output _output;
    private readonly Dictionary<ObjectType, int> _numbers;
    private readonly Dictionary<ObjectType, Dictionary<string, ITypeSymbol>> _members;
    private readonly Dictionary<ObjectType, bool> _areRecursive;
    private readonly Dictionary<ObjectType, int> _heights = [];

    private ValueCode(BoundModel model)
    {
        _output = new(model, []);
        _numbers = model.Objects.Index().ToDictionary(pair => pair.Item, pair => pair.Index);
        _members = model.Objects.ToDictionary(
            type => type, type => CandidateList.WithInterfaces(model.Symbols[type]).ToDictionary(one => one.Name, one => one.Type));
        _areRecursive = model.Objects.ToDictionary(type => type, ContainsItself);
        Measure();
    }

    public static string Generate(BoundModel model)
    {
        var writer = new ValueCode(model);
        return writer._output.File("Values.cs", "Values of the model's types by chance.", writer.Write(model)).Text;
    }

    private CodeWriter Write(BoundModel model)
    {
        using (_code.Block("internal static class TypesByChance"))
        {
            _code.Line($"public static {model.Root.Name} Root({Generator}) => {Object(model.Root, takesNull: false)};");
            foreach (var type in model.Objects)
            {
                _code.Line();
                var classes = type.ConcreteTypes.Select(one => $"({Flag(_areRecursive[one])}, New{_numbers[one]})");
                _code.Line($"private static {type.Name} Of{_numbers[type]}({Generator}, bool takesNull) =>");
                _code.Line($"    random.Object<{type.Name}>(takesNull, {Smallest(type)}, {string.Join(", ", classes)});");
                if (type.IsConcrete)
                {
                    _code.Line();
                    using (_code.Block($"private static {type.Name} New{_numbers[type]}({Generator})"))
                    {
                        var (members, locals) = (_members[type], new Locals([.. model.Aliases.Select(alias => alias.Name), "random"]));
                        Construction.Emit(
                            _code, locals, type, member => Value(member.Type, members[member.Name]), withPrivate: true);
                    }
                }
            }
        }

        return _code;
    }

    private string Value(ModelType type, ITypeSymbol symbol)
    {
        var (inner, takesNull) = type is NullableType nullable ? (nullable.Inner, true) : (type, TakesNull(symbol));
        return inner is ObjectType own && own == type ? Object(own, takesNull)
            : inner is ObjectType part
                ? $"random.Null() || random.AtLimit({Flag(IsRecursive(part))}) ? default({type.Name}) : {Object(part, takesNull: false)}"
            : takesNull ? $"random.Null() ? default({type.Name}) : {Present(inner, symbol)}"
            : Present(inner, symbol);
    }

    private string Present(ModelType type, ITypeSymbol symbol)
    {
        switch (type)
        {
            case EnumType:
                return $"random.Enum<{type.Name}>()";
            case SequenceType { IsArray: true } array:
                return Elements(array.Element, ((IArrayTypeSymbol)symbol).ElementType) + ".ToArray()";
            case SequenceType sequence:
                return sequence.Made(Elements(sequence.Element, Argument(0)));
            case SetType set:
                return set.Made($"new {set.ConcreteName}({Elements(set.Element, Argument(0))})");
            case MapType map:
                var key = map.Keys.Name == "string" ? "random.Name()" : Present(map.Keys, Argument(0));
                return map.Made(
                    $"random.Map<{map.Keys.Name}, {map.Values.Name}>({Limits(map.Values, Argument(1))}, () => {key}, () => "
                        + $"{Value(map.Values, Argument(1))})");
            default:
                return $"random.Scalar<{type.Name}>()";
        }

        ITypeSymbol Argument(int index) => ((INamedTypeSymbol)symbol).TypeArguments[index];
    }

    private string Elements(ModelType type, ITypeSymbol symbol) =>
        $"random.List<{type.Name}>({Limits(type, symbol)}, () => {Value(type, symbol)})";

    private string Limits(ModelType type, ITypeSymbol symbol) =>
        $"{(type is ObjectType own ? $"random.AtLimit({Flag(IsRecursive(own))})" : "false")}, {Flag(TakesNull(symbol))}";

    private string Object(ObjectType type, bool takesNull) => $"Of{_numbers[type]}(random, {Flag(takesNull)})";

    private static bool TakesNull(ITypeSymbol symbol) => symbol.NullableAnnotation == NullableAnnotation.Annotated;

    private static string Flag(bool value) => value ? "true" : "false";

    private bool IsRecursive(ObjectType type) => type.ConcreteTypes.Any(one => _areRecursive[one]);

    private static bool ContainsItself(ObjectType type)
    {
        var seen = new HashSet<ObjectType>();
        var waiting = new Queue<ObjectType>(Contained(type));
        while (waiting.TryDequeue(out var next))
        {
            foreach (var inner in seen.Add(next) ? Contained(next).Concat(next.ConcreteTypes) : [])
            {
                waiting.Enqueue(inner);
            }
        }

        return seen.Contains(type);
    }

    private static IEnumerable<ObjectType> Contained(ObjectType type) =>
        type.ConcreteTypes.SelectMany(one => one.Carried).SelectMany(member => member.Type.Parts()).OfType<ObjectType>();

    // The place of the class whose smallest object has the least nesting; -1 where no object of the type ends.
    private int Smallest(ObjectType type) => type.ConcreteTypes.Index().Where(one => _heights.ContainsKey(one.Item))
        .OrderBy(one => _heights[one.Item]).Select(one => one.Index).FirstOrDefault(-1);

    // 1 where all members can be null, empty or values.
    private void Measure()
    {
        int found;
        do
        {
            found = _heights.Count;
            foreach (var type in _members.Keys.Where(type => type.IsConcrete && !_heights.ContainsKey(type)))
            {
                var needed = type.Carried.Where(member => member.Type is ObjectType && !TakesNull(_members[type][member.Name]))
                    .Select(member => ((ObjectType)member.Type).ConcreteTypes)
                    .Select(classes => classes.Where(_heights.ContainsKey).Select(one => (int?)_heights[one]).Min()).ToList();
                if (!needed.Contains(null))
                {
                    _heights.Add(type, 1 + (needed.Max() ?? 0));
                }
            }
        }
        while (_heights.Count > found);
    }
}
