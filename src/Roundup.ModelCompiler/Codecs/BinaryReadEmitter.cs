using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>Code that reads what <see cref="BinaryWriteEmitter"/> wrote.</summary>
internal sealed class BinaryReadEmitter(Output output, CodecFormat format) : ReadEmitter(output, format)
{
    public override void Members(CodeWriter code, ObjectType type)
    {
        var locals = Output.Locals();
        Construction.Emit(code, locals, type, member => Value(code, locals, member.Type, member.Name), withPrivate: true);
    }

    protected override string Optional(string value, string nothing) => $"reader.ReadBoolean() ? {value} : {nothing}";

    protected override string Array(CodeWriter code, Locals locals, SequenceType array, string hint) =>
        Elements(code, locals, array.ConcreteName, array.New, hint, (items, index) =>
        {
            var element = Value(code, locals, array.Element, "item");
            code.Line($"{items}[{index}] = {element};");
        });

    protected override string Collection(
        CodeWriter code,
        Locals locals,
        string concreteName,
        Func<string, string> create,
        bool isMap,
        string hint,
        Action<string> element) => Elements(code, locals, concreteName, create, hint, (items, _) => element(items));

    private static string Elements(
        CodeWriter code, Locals locals, string concreteName, Func<string, string> create, string hint, Action<string, string> element)
    {
        var items = locals.New(hint);
        var count = locals.New(hint + "Count");
        code.Line($"{concreteName} {items} = null;");
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
