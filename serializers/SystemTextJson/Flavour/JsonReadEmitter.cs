using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// Code that reads what <see cref="JsonWriteEmitter"/> wrote. The reader is at the first token of a value before reading, and at its last
/// token afterwards.
/// </summary>
internal sealed class JsonReadEmitter(Output output) : NamedMembersReadEmitter(output, JsonConverterClass.Format)
{
    protected override string IsNull => "JsonValues.IsNull(ref reader)";

    protected override Locals StartMethod() => JsonConverterClass.Locals(Output);

    protected override void Loop(CodeWriter code, ObjectType type, Action<Member> member)
    {
        code.Line("JsonValues.StartObject(ref reader);");
        using (code.Block("while (JsonValues.NextMember(ref reader))"))
        {
            code.Chain(
                type.Members,
                one => $"reader.ValueTextEquals({one.JsonLiteral}u8)",
                one =>
                {
                    code.Line("reader.Read();");
                    member(one);
                },
                "JsonValues.SkipMember(ref reader);");
        }
    }

    /// <summary>Reads what <see cref="JsonWriteEmitter.ArrayOfMembers"/> wrote. Elements after the last member are skipped.</summary>
    public void ArrayOfMembers(CodeWriter code, ObjectType type)
    {
        var locals = StartMethod();
        var targets = type.Members.ToDictionary(member => member, member => locals.New(member.Name));
        foreach (var (member, name) in targets)
        {
            code.Line($"{member.Type.Name} {name} = default;");
        }

        code.Line("JsonValues.StartArray(ref reader);");
        code.Line("var more = JsonValues.NextElement(ref reader);");
        for (var i = 0; i < type.Members.Count; i++)
        {
            var member = type.Members[i];
            if (i < type.JsonArrayLeast)
            {
                code.Guard("!more", $"throw new JsonException(\"a {type.Name} has at least {type.JsonArrayLeast} values\");");
            }

            using (code.Block("if (more)"))
            {
                code.Line($"{targets[member]} = {Value(code, locals, member.Type, member.Name)};");
                code.Line("more = JsonValues.NextElement(ref reader);");
            }
        }

        using (code.Block("while (more)"))
        {
            code.Line("JsonValues.SkipMember(ref reader);");
            code.Line("more = JsonValues.NextElement(ref reader);");
        }

        Construction.Return(code, type, targets);
    }

    protected override string Enumeration(EnumType type) =>
        type.IsJsonText ? $"Enum.Parse<{type.Name}>(reader.GetString())" : base.Enumeration(type);

    protected override string Object(ObjectType type)
    {
        var read = $"{JsonConverterClass.Format.ClassOf(Output, type)}.Instance.Read(ref reader, typeof({type.Name}), options)";
        return type.IsStruct ? read : Optional(read, "null");
    }

    protected override string Map(CodeWriter code, Locals locals, MapType map, string hint) => map.Keys.Name != "string"
        ? $"JsonValues.Read<{map.Name}>(ref reader, options)"
        : map.MadeOrNull(Collection(code, locals, map.ConcreteName, _ => "", isMap: true, hint, items =>
        {
            var key = locals.New("key");
            code.Line($"var {key} = reader.GetString();");
            code.Line("reader.Read();");
            code.Line($"{items}[{key}] = {Value(code, locals, map.Values, "item")};");
        }));

    protected override string Array(CodeWriter code, Locals locals, SequenceType array, string hint) =>
        List(code, locals, array.Element, $"List<{array.Element.Name}>", _ => "", hint) + "?.ToArray()";

    // JSON has no element counts, so the capacity is unknown.
    protected override string Collection(
        CodeWriter code,
        Locals locals,
        string concreteName,
        Func<string, string> create,
        bool isMap,
        string hint,
        Action<string> element) =>
        UnlessNull(code, locals, concreteName, hint, items =>
        {
            code.Line($"JsonValues.Start{(isMap ? "Object" : "Array")}(ref reader);");
            code.Line($"{items} = new {concreteName}();");
            using (code.Block($"while (JsonValues.Next{(isMap ? "Member" : "Element")}(ref reader))"))
            {
                element(items);
            }
        });
}
