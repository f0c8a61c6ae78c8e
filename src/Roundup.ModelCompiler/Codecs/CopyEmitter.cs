using System.Globalization;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

// Code that creates a new graph of objects: the least that any deserializer must do.
internal sealed class CopyEmitter(Output output)
{
    public void Members(CodeWriter code, ObjectType type)
    {
        var locals = output.Locals();
        Construction.Emit(
            code, locals, type, member => Emit(code, locals, member.Type, member.Read("value"), member.Name), withPrivate: true);
    }

    private string Emit(CodeWriter code, Locals locals, ModelType type, string value, string hint) => type switch
    {
        { IsPlainValue: true } => value,
        ScalarType scalar => string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(scalar.Copy), value),
        NullableType nullable => $"{value}.HasValue ? {Emit(code, locals, nullable.Inner, value + ".Value", hint)} : ({nullable.Name})null",
        ObjectType nested => $"{CodecFormat.Handwritten.ClassOf(output, nested)}.Instance.Copy({value})",
        SequenceType { IsArray: true, Element.IsPlainValue: true } => $"({type.Name}){value}?.Clone()",
        SequenceType { Element.IsPlainValue: true, Form.IsMade: false } sequence =>
            $"{value} is null ? null : new {sequence.ConcreteName}({value})",
        SequenceType sequence => sequence.MadeOrNull(Sequence(code, locals, sequence, value, hint)),
        SetType set => set.MadeOrNull(Set(code, locals, set, value, hint)),
        MapType map => map.MadeOrNull(Map(code, locals, map, value, hint)),
        _ => throw new InvalidOperationException($"no code for {type.GetType().Name}"),
    };

    private string Set(CodeWriter code, Locals locals, SetType set, string value, string hint)
    {
        string Create(string source) => $"Values.NewSet<{set.Element.Name}>({source}.Count)";
        return Elements(code, locals, value, set.ConcreteName, Create, hint, (items, item) =>
            code.Line($"{items}.Add({Emit(code, locals, set.Element, item, "item")});"));
    }

    private string Map(CodeWriter code, Locals locals, MapType map, string value, string hint)
    {
        string Create(string source) => $"new {map.ConcreteName}({source}.Count)";
        return Elements(code, locals, value, map.ConcreteName, Create, hint, (items, pair) =>
        {
            var copy = Emit(code, locals, map.Values, pair + ".Value", "item");
            code.Line($"{items}.Add({Emit(code, locals, map.Keys, pair + ".Key", "key")}, {copy});");
        });
    }

    private string Sequence(CodeWriter code, Locals locals, SequenceType sequence, string value, string hint)
    {
        var source = sequence.View(value);
        string Create(string items) => sequence.New($"{items}.{sequence.Count}");
        if (!sequence.IsArray)
        {
            return Elements(code, locals, source, sequence.ConcreteName, Create, hint, (items, item) =>
                code.Line($"{items}.Add({Emit(code, locals, sequence.Element, item, "item")});"));
        }

        var original = Name(code, locals, source, hint);
        var copies = locals.New(hint + "Copy");
        code.Line($"{sequence.ConcreteName} {copies} = null;");
        using (code.Block($"if ({original} is not null)"))
        using (locals.Block())
        {
            var index = locals.New("i");
            code.Line($"{copies} = {Create(original)};");
            using (code.Block($"for (var {index} = 0; {index} < {copies}.Length; {index}++)"))
            {
                code.Line($"{copies}[{index}] = {Emit(code, locals, sequence.Element, $"{original}[{index}]", "item")};");
            }
        }

        return copies;
    }

    private static string Elements(
        CodeWriter code,
        Locals locals,
        string value,
        string made,
        Func<string, string> create,
        string hint,
        Action<string, string> element)
    {
        var source = Name(code, locals, value, hint);
        var items = locals.New(hint + "Copy");
        code.Line($"{made} {items} = null;");
        using (code.Block($"if ({source} is not null)"))
        using (locals.Block())
        {
            code.Line($"{items} = {create(source)};");
            var item = locals.New("item");
            using (code.Block($"foreach (var {item} in {source})"))
            {
                element(items, item);
            }
        }

        return items;
    }

    private static string Name(CodeWriter code, Locals locals, string value, string hint)
    {
        if (Identifier.IsName(value))
        {
            return value;
        }

        var name = locals.New(hint);
        code.Line($"var {name} = {value};");
        return name;
    }
}
