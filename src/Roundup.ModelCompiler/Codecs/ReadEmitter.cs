using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>Code that reads what <see cref="WriteEmitter"/> wrote.</summary>
internal sealed class ReadEmitter(Output output, CodecFormat format)
{
    /// <summary>Reads all members and returns the object.</summary>
    public void Members(CodeWriter code, ObjectType type)
    {
        var locals = output.Locals();
        Construction.Emit(code, locals, type, member => Emit(code, locals, member.Type, member.Name));
    }

    /// <summary>Writes the statements that are needed first, and returns the expression that has the value.</summary>
    private string Emit(CodeWriter code, Locals locals, ModelType type, string hint) => type switch
    {
        ScalarType scalar => format.Form(scalar).Read,
        EnumType enumeration => $"({enumeration.Name}){format.Form(enumeration.Underlying).Read}",
        NullableType nullable => $"reader.ReadBoolean() ? {Emit(code, locals, nullable.Inner, hint)} : ({nullable.Name})null",
        ObjectType nested => $"{format.ClassOf(output, nested)}.Instance.Read(reader)",
        SequenceType sequence => Sequence(code, locals, sequence, hint),
        SetType set => Elements(code, locals, set.ConcreteName, count => $"Values.NewSet<{set.Element.Name}>({count})", hint, (items, _) =>
            code.Line($"{items}.Add({Emit(code, locals, set.Element, "item")});")),
        MapType map => Elements(code, locals, map.ConcreteName, count => $"new {map.ConcreteName}({count})", hint, (items, _) =>
        {
            var key = locals.New("key");
            code.Line($"var {key} = {Emit(code, locals, map.Keys, "key")};");
            code.Line($"{items}.Add({key}, {Emit(code, locals, map.Values, "item")});");
        }),
        _ => throw new InvalidOperationException($"no code for {type.GetType().Name}"),
    };

    private string Sequence(CodeWriter code, Locals locals, SequenceType sequence, string hint) =>
        Elements(code, locals, sequence.ConcreteName, sequence.New, hint, (items, index) =>
        {
            var element = Emit(code, locals, sequence.Element, "item");
            code.Line(sequence.IsArray ? $"{items}[{index}] = {element};" : $"{items}.Add({element});");
        });

    private static string Elements(
        CodeWriter code, Locals locals, string made, Func<string, string> create, string hint, Action<string, string> element)
    {
        var items = locals.New(hint);
        var count = locals.New(hint + "Count");
        code.Line($"{made} {items} = null;");
        code.Line($"var {count} = reader.ReadInt32() - 1;");
        using (code.Block($"if ({count} >= 0)"))
        using (locals.Block())
        {
            var index = locals.New("i");
            code.Line($"{items} = {create(count)};");
            using (code.Block($"for (var {index} = 0; {index} < {count}; {index}++)"))
            {
                element(items, index);
            }
        }

        return items;
    }
}
