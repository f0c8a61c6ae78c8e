using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>Code that reads what <see cref="CborWriteEmitter"/> wrote.</summary>
internal sealed class CborReadEmitter(Output output) : NamedMembersReadEmitter(output, CborClass.Format)
{
    protected override string IsNull => "CborValues.IsNull(reader)";

    protected override Locals StartMethod() => new(Output.Model.Aliases.Select(alias => alias.Name).Append("name"));

    // Names are compared with the bytes of the payload, so that no strings are allocated.
    protected override void Loop(CodeWriter code, ObjectType type, Action<Member> member)
    {
        code.Line("reader.ReadStartMap();");
        UntilEnd(code, "Map", () =>
        {
            code.Line("var name = CborValues.ReadName(reader);");
            code.Chain(type.Members, one => $"name.SequenceEqual(\"{one.Name}\"u8)", member, "reader.SkipValue();");
        });
    }

    protected override string Array(CodeWriter code, Locals locals, SequenceType array, string hint) =>
        UnlessNull(code, locals, array.ConcreteName, hint, items =>
        {
            var index = locals.New("i");
            code.Line($"{items} = {array.New("CborValues.ReadLength(reader)")};");
            using (code.Block($"for (var {index} = 0; {index} < {items}.Length; {index}++)"))
            {
                code.Line($"{items}[{index}] = {Value(code, locals, array.Element, "item")};");
            }

            code.Line("reader.ReadEndArray();");
        });

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
            var kind = isMap ? "Map" : "Array";
            code.Line($"{items} = {create($"reader.ReadStart{kind}() ?? 0")};");
            UntilEnd(code, kind, () => element(items));
        });

    private static void UntilEnd(CodeWriter code, string kind, Action element)
    {
        using (code.Block($"while (reader.PeekState() != CborReaderState.End{kind})"))
        {
            element();
        }

        code.Line($"reader.ReadEnd{kind}();");
    }
}
