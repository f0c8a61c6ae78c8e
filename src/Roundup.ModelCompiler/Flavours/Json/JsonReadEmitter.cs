using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// Code that reads what <see cref="JsonWriteEmitter"/> wrote: members in any order, unknown ones skipped. The reader stands on the first
/// token of a value before it is read and on the last one afterwards.
/// </summary>
internal sealed class JsonReadEmitter(Output output)
{
    /// <summary>Reads an object and returns it.</summary>
    public void Members(CodeWriter code, ObjectType type)
    {
        var locals = JsonLocals.Of(output);
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

        code.Line("JsonValues.StartObject(ref reader);");
        using (code.Block("while (JsonValues.NextMember(ref reader))"))
        {
            var head = "if";
            foreach (var member in type.Members)
            {
                using (code.Block($"{head} (reader.ValueTextEquals(\"{member.Name}\"u8))"))
                using (locals.Block())
                {
                    code.Line("reader.Read();");
                    code.Line($"{targets[member]} = {Emit(code, locals, member.Type, member.Name)};");
                }

                head = "else if";
            }

            using (code.Block(type.Members.Count == 0 ? "" : "else"))
            {
                code.Line("JsonValues.SkipMember(ref reader);");
            }
        }

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
        ScalarType scalar => JsonForms.Of(scalar).Read,
        EnumType enumeration => $"({enumeration.Name}){JsonForms.Of(enumeration.Underlying).Read}",
        NullableType nullable => $"JsonValues.IsNull(ref reader) ? ({nullable.Name})null : {Emit(code, locals, nullable.Inner, hint)}",
        ObjectType { IsStruct: true } nested => Nested(nested),
        ObjectType nested => $"JsonValues.IsNull(ref reader) ? null : {Nested(nested)}",
        SequenceType { IsArray: true } array => List(code, locals, $"List<{array.Element.Name}>", array.Element, hint) + "?.ToArray()",
        SequenceType list => List(code, locals, list.ConcreteName, list.Element, hint),
        SetType set => List(code, locals, set.ConcreteName, set.Element, hint),
        MapType { Keys.Name: "string" } map => Elements(code, locals, map.ConcreteName, "Object", "Member", hint, items =>
        {
            var key = locals.New("key");
            code.Line($"var {key} = reader.GetString();");
            code.Line("reader.Read();");
            code.Line($"{items}[{key}] = {Emit(code, locals, map.Values, "item")};");
        }),
        MapType map => $"JsonValues.Read<{map.Name}>(ref reader, options)",
        _ => throw new InvalidOperationException($"no code for {type.GetType().Name}"),
    };

    private string Nested(ObjectType type) => $"{JsonConverterClass.Format.ClassOf(output, type)}.Instance.Read(ref reader, typeof({type.Name}), options)";

    private string List(CodeWriter code, Locals locals, string made, ModelType element, string hint) =>
        Elements(code, locals, made, "Array", "Element", hint, items => code.Line($"{items}.Add({Emit(code, locals, element, "item")});"));

    private static string Elements(CodeWriter code, Locals locals, string made, string kind, string part, string hint, Action<string> element)
    {
        var items = locals.New(hint);
        code.Line($"{made} {items} = null;");
        using (code.Block("if (!JsonValues.IsNull(ref reader))"))
        using (locals.Block())
        {
            code.Line($"JsonValues.Start{kind}(ref reader);");
            code.Line($"{items} = new {made}();");
            using (code.Block($"while (JsonValues.Next{part}(ref reader))"))
            {
                element(items);
            }
        }

        return items;
    }
}
