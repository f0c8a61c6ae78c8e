using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;
using Roundup.OwnData.Code;
using Roundup.OwnData.Values.Conversion;

namespace Roundup.OwnData.Values;

// Writes the code that makes values of a model's types of the tokens of a sample: by the types' own constructors, setters and fields.
// Templates/SampleReader.cs reads the tokens.
internal sealed class SampleCode
{
    private const string Reader = "global::Roundup.OwnValues.SampleReader reader";
    private const string Json = "global::System.Text.Json.JsonElement";

    // Collections within each other in one member: more are not written by anybody.
    private const int MostDepth = 20;

    private readonly CodeWriter _code = new();
    private readonly Output _output;
    private readonly BoundModel _model;
    private readonly Dictionary<ObjectType, int> _numbers;

    private SampleCode(BoundModel model)
    {
        (_model, _output) = (model, new(model, []));
        _numbers = model.Objects.Index().ToDictionary(pair => pair.Item, pair => pair.Index);
    }

    public static string Write(BoundModel model)
    {
        var writer = new SampleCode(model);
        return writer._output.File("Sample.cs", "Values of the model's types, made of a sample.", writer.Write()).Text;
    }

    private CodeWriter Write()
    {
        using (_code.Block("internal static class TypesOfSample"))
        {
            _code.Line($"public static {_model.Root.Name} Root({Reader}, {Json} json) => {Value(_model.Root, _model.Symbol, "json", 0)};");
            foreach (var type in _model.Objects)
            {
                _code.Line();
                _code.Line($"private static {type.Name} Of{_numbers[type]}({Reader}, {Json} json) => reader.ClassOf(json) switch");
                _code.Line("{");
                foreach (var one in type.IsPolymorphic ? type.ConcreteTypes : [])
                {
                    _code.Line($"    {CSharpText.Literal(Identifier.PlainName(_model.Symbols[one]))} => New{_numbers[one]}(reader, json),");
                }

                _code.Line($"    null => default({type.Name}),");
                _code.Line($"    _ => {(type.IsConcrete ? $"New{_numbers[type]}(reader, json)" : $"throw reader.NoClass({Name(type)})")},");
                _code.Line("};");
                if (type.IsConcrete)
                {
                    _code.Line();
                    using (_code.Block($"private static {type.Name} New{_numbers[type]}({Reader}, {Json} json)"))
                    {
                        New(type);
                    }
                }
            }
        }

        return _code;
    }

    private void New(ObjectType type)
    {
        var symbols = CandidateList.WithInterfaces(_model.Symbols[type]).ToDictionary(one => one.Name, one => one.Symbol);
        var locals = new Locals(
            [.. _model.Aliases.Select(alias => alias.Name), "json", "initial", .. Enumerable.Range(0, MostDepth).Select(Element)]);
        var made = new Dictionary<Member, (string Has, string Value)>();
        foreach (var member in type.Carried)
        {
            var (has, token, value) = (locals.New("has" + member.Name), locals.New(member.Name + "Json"), locals.New(member.Name));
            made[member] = (has, value);
            _code.Line($"var {has} = reader.Has(json, {Name(symbols[member.Name].ContainingType.Name, member)}, out var {token});");
            _code.Line($"var {value} = {has} ? {Value(member.Type, symbols[member.Name], token)} : {Initial(member)};");
        }

        _code.Line();
        var closed = type.Members.Where(IsClosed).ToList();
        if (closed.Count > 0)
        {
            // What the constructor gives to members that can be set only with it.
            Construct("initial", type, type.Members.Where(member => member.IsRequired), made);
            foreach (var member in closed)
            {
                var initial = member.Type is ScalarType ? $"reader.Initial(initial.{member.Code})" : $"initial.{member.Code}";
                _code.Line($"{made[member].Value} = {made[member].Has} ? {made[member].Value} : {initial};");
            }
        }

        Construct("result", type, type.Members.Where(member => member.InInitializer && !member.CanSetLater), made);
        foreach (var member in type.Carried.Except(type.Parameters).Where(member => member.CanSetLater))
        {
            Set(member, made[member]);
        }

        foreach (var member in type.Carried)
        {
            var name = Name(symbols[member.Name].ContainingType.Name, member);
            _code.Line($"reader.Keep({name}, {made[member].Has}, {made[member].Value}, {member.Read("result")});");
        }

        _code.Line("return result;");
    }

    // Sets a member that the sample has. What it lacks is as the constructor made it, or another content.
    private void Set(Member member, (string Has, string Value) made)
    {
        using (_code.Block($"if ({made.Has})"))
        {
            _code.Line(member.Assign("result", made.Value));
        }

        if (member.Type is ScalarType)
        {
            using (_code.Block("else if (reader.Derives)"))
            {
                _code.Line(member.Assign("result", $"reader.Initial({member.Read("result")})"));
            }
        }
    }

    private void Construct(string name, ObjectType type, IEnumerable<Member> members, Dictionary<Member, (string Has, string Value)> made)
    {
        var arguments = string.Join(", ", type.Parameters.Select(member => made[member].Value));
        var initialized = string.Join(", ", members.Select(member => $"{member.Code} = {made[member].Value}"));
        _code.Line($"var {name} = {type.New}({arguments}){(initialized.Length == 0 ? "" : $" {{ {initialized} }}")};");
    }

    // Whether only an object initializer sets it, after the class itself: int Depth { get; init; } = 5;.
    private static bool IsClosed(Member member) => member is { InInitializer: true, CanSetLater: false, IsRequired: false };

    private static string Initial(Member member) =>
        member is { Type: ScalarType, Default: { } value } ? $"reader.Initial<{member.Type.Name}>({value})"
        : member.Default ?? $"default({member.Type.Name})";

    private static string Name(ObjectType type) => CSharpText.Literal(type.Name);

    private static string Name(string owner, Member member) =>
        $"{CSharpText.Literal(owner)}, {CSharpText.Literal(member.Name)}";

    private string Value(ModelType type, ISymbol member, string json) => JsonTypeReader.HasConverter(member)
        ? $"reader.Converted<{type.Name}>({json}, typeof({Code(member.ContainingType)}), {CSharpText.Literal(member.Name)})"
        : Value(type, DeclaredTypes.TypeOf(member)!, json, 0);

    private static string Element(int depth) => $"e{depth}";

    private static string Code(ITypeSymbol type) => type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);

    private string Value(ModelType type, ITypeSymbol symbol, string json, int depth)
    {
        var (inner, one) = (depth + 1, Element(depth));
        switch (type)
        {
            case not NullableType when JsonTypeReader.HasConverter(symbol):
                return $"reader.Converted<{type.Name}>({json})";
            case EnumType:
                return $"reader.Enum<{type.Name}>({json})";
            case NullableType nullable:
                return $"reader.IsNull({json}) ? default({type.Name}) : {Value(nullable.Inner, Argument(0), json, depth)}";
            case ObjectType own:
                return $"Of{_numbers[own]}(reader, {json})";
            case SequenceType { IsArray: true } array:
                return List(array.Element, ((IArrayTypeSymbol)symbol).ElementType) + "?.ToArray()";
            case SequenceType sequence:
                return Made(sequence, List(sequence.Element, Argument(0)));
            case SetType set:
                return Made(set, $"reader.Set<{set.Element.Name}>({json}, {one} => {Value(set.Element, Argument(0), one, inner)})");
            case MapType map:
                return Made(
                    map,
                    $"reader.Map<{map.Keys.Name}, {map.Values.Name}>({json}, {one} => {Value(map.Values, Argument(1), one, inner)})");
            default:
                return $"reader.Scalar<{type.Name}>({json})";
        }

        string List(ModelType element, ITypeSymbol of) => $"reader.List<{element.Name}>({json}, {one} => {Value(element, of, one, inner)})";

        string Made(CollectionType collection, string elements) => collection.Form.IsMade
            ? $"reader.IsNull({json}) ? default({type.Name}) : {collection.Made(elements)}"
            : $"({type.Name}){elements}";

        ITypeSymbol Argument(int index) => ((INamedTypeSymbol)symbol).TypeArguments[index];
    }
}
