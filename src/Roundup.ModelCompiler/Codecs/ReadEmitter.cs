using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

internal abstract class ReadEmitter(Output output, CodecFormat format)
{
    protected Output Output { get; } = output;

    public abstract void Members(CodeWriter code, ObjectType type);

    // Emits the statements that must come first, and returns the expression of the value.
    protected string Value(CodeWriter code, Locals locals, ModelType type, string hint) => type switch
    {
        ScalarType scalar => format.Form(scalar).Read,
        EnumType enumeration => Enumeration(enumeration),
        NullableType nullable => Optional(Value(code, locals, nullable.Inner, hint), $"({nullable.Name})null"),
        ObjectType nested => Object(nested),
        SequenceType { IsArray: true } array => Array(code, locals, array, hint),
        SequenceType list => list.MadeOrNull(List(code, locals, list.Element, list.ConcreteName, list.New, hint)),
        SetType set => set.MadeOrNull(
            List(code, locals, set.Element, set.ConcreteName, count => $"Values.NewSet<{set.Element.Name}>({count})", hint)),
        MapType map => Map(code, locals, map, hint),
        _ => throw new InvalidOperationException($"no code for {type.GetType().Name}"),
    };

    // A value of an enum, by default from its number.
    protected virtual string Enumeration(EnumType type) => $"({type.Name}){format.Form(type.Underlying).Read}";

    // An object of the model, which may be null unless it is a struct.
    protected virtual string Object(ObjectType type) => $"{format.ClassOf(Output, type)}.Instance.Read(reader)";

    protected virtual string Map(CodeWriter code, Locals locals, MapType map, string hint) =>
        map.MadeOrNull(Collection(
            code, locals, map.ConcreteName, count => $"new {map.ConcreteName}({count})", isMap: true, hint, items =>
            {
                var key = locals.New("key");
                code.Line($"var {key} = {Value(code, locals, map.Keys, "key")};");
                code.Line($"{items}.Add({key}, {Value(code, locals, map.Values, "item")});");
            }));

    protected string List(
        CodeWriter code, Locals locals, ModelType element, string concreteName, Func<string, string> create, string hint) =>
        Collection(code, locals, concreteName, create, isMap: false, hint, items =>
            code.Line($"{items}.Add({Value(code, locals, element, "item")});"));

    // An expression of value, or of nothing where null was written.
    protected abstract string Optional(string value, string nothing);

    protected abstract string Array(CodeWriter code, Locals locals, SequenceType array, string hint);

    // A collection other than an array. create returns an expression that creates it, given that of the count; element emits the statements
    // that read one element and add it to the collection of that name.
    protected abstract string Collection(
        CodeWriter code,
        Locals locals,
        string concreteName,
        Func<string, string> create,
        bool isMap,
        string hint,
        Action<string> element);
}
