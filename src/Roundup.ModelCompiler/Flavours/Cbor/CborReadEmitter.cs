using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>Code that reads what <see cref="CborWriteEmitter"/> wrote: members in any order, unknown ones skipped.</summary>
internal sealed class CborReadEmitter(Output output)
{
    /// <summary>Reads a map of members and returns the object.</summary>
    public void Members(CodeWriter code, ObjectType type)
    {
        var locals = output.Locals();
        var targets = new Dictionary<Member, string>();
        if (type.SetsOneByOne)
        {
            code.Line($"var result = new {type.Name}();");
        }

        foreach (var member in type.Members)
        {
            targets[member] = type.SetsOneByOne ? "result." + member.Code : locals.New(member.Name);
            if (!type.SetsOneByOne)
            {
                code.Line($"{member.Type.Name} {targets[member]} = default;");
            }
        }

        code.Line("reader.ReadStartMap();");
        UntilEnd(code, "Map", () =>
        {
            using (code.Block("switch (reader.ReadTextString())"))
            {
                foreach (var member in type.Members)
                {
                    using (code.Block($"case \"{member.Name}\":"))
                    using (locals.Block())
                    {
                        code.Line($"{targets[member]} = {Emit(code, locals, member.Type, member.Name)};");
                        code.Line("break;");
                    }
                }

                using (code.Block("default:"))
                {
                    code.Line("reader.SkipValue();");
                    code.Line("break;");
                }
            }
        });

        if (type.SetsOneByOne)
        {
            code.Line("return result;");
        }
        else
        {
            Construction.Return(code, type, targets);
        }
    }

    /// <summary>Writes the statements that are needed first, and returns the expression that has the value.</summary>
    private string Emit(CodeWriter code, Locals locals, ModelType type, string hint) => type switch
    {
        ScalarType scalar => CborForms.Of(scalar).Read,
        EnumType enumeration => $"({enumeration.Name}){CborForms.Of(enumeration.Underlying).Read}",
        NullableType nullable => $"CborValues.IsNull(reader) ? ({nullable.Name})null : {Emit(code, locals, nullable.Inner, hint)}",
        ObjectType nested => $"{CborClass.Format.ClassOf(output, nested)}.Instance.Read(reader)",
        SequenceType sequence => Sequence(code, locals, sequence, hint),
        SetType set => Elements(code, locals, set.ConcreteName, "Array", count => $"Values.NewSet<{set.Element.Name}>({count})", hint, items =>
            code.Line($"{items}.Add({Emit(code, locals, set.Element, "item")});")),
        MapType map => Elements(code, locals, map.ConcreteName, "Map", count => $"new {map.ConcreteName}({count})", hint, items =>
        {
            var key = locals.New("key");
            code.Line($"var {key} = {Emit(code, locals, map.Keys, "key")};");
            code.Line($"{items}.Add({key}, {Emit(code, locals, map.Values, "item")});");
        }),
        _ => throw new InvalidOperationException($"no code for {type.GetType().Name}"),
    };

    private string Sequence(CodeWriter code, Locals locals, SequenceType sequence, string hint)
    {
        if (!sequence.IsArray)
        {
            return Elements(code, locals, sequence.ConcreteName, "Array", sequence.New, hint, items =>
                code.Line($"{items}.Add({Emit(code, locals, sequence.Element, "item")});"));
        }

        var array = locals.New(hint);
        code.Line($"{sequence.ConcreteName} {array} = null;");
        using (code.Block("if (!CborValues.IsNull(reader))"))
        using (locals.Block())
        {
            var index = locals.New("i");
            code.Line($"{array} = {sequence.New("CborValues.ReadLength(reader)")};");
            using (code.Block($"for (var {index} = 0; {index} < {array}.Length; {index}++)"))
            {
                code.Line($"{array}[{index}] = {Emit(code, locals, sequence.Element, "item")};");
            }

            code.Line("reader.ReadEndArray();");
        }

        return array;
    }

    private static string Elements(
        CodeWriter code, Locals locals, string made, string kind, Func<string, string> create, string hint, Action<string> element)
    {
        var items = locals.New(hint);
        code.Line($"{made} {items} = null;");
        using (code.Block("if (!CborValues.IsNull(reader))"))
        using (locals.Block())
        {
            code.Line($"{items} = {create($"reader.ReadStart{kind}() ?? 0")};");
            UntilEnd(code, kind, () => element(items));
        }

        return items;
    }

    private static void UntilEnd(CodeWriter code, string kind, Action element)
    {
        using (code.Block($"while (reader.PeekState() != CborReaderState.End{kind})"))
        {
            element();
        }

        code.Line($"reader.ReadEnd{kind}();");
    }
}
