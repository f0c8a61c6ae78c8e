using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

internal sealed record CodecFormat(string Suffix, string Interface, string Writer, string Reader, Func<ScalarType, ScalarForm> Form)
{
    // Transfers values between processes; strings keep every UTF-16 unit.
    public static CodecFormat Canonical { get; } =
        new("Canonical", "ICanonical", "CanonicalWriter", "CanonicalReader", scalar => scalar.Canonical);

    // The handwritten reference; strings are UTF-8.
    public static CodecFormat Handwritten { get; } =
        new("Handwritten", "IHandwritten", "BinaryWriter", "BinaryReader", scalar => scalar.Handwritten);

    public string ClassOf(Output output, ObjectType type) => output.Dataset + type.Name + Suffix;
}

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

// Code of the canonical and of the handwritten codec that writes members in order, without names.
internal sealed class BinaryWriteEmitter(Output output, CodecFormat format) : WriteEmitter(output, format)
{
    public override void Members(CodeWriter code, ObjectType type)
    {
        var locals = Output.Locals();
        foreach (var member in type.Carried)
        {
            Value(code, locals, member.Type, member.Read("value"), member.Name);
        }
    }

    protected override void Optional(CodeWriter code, string condition, Action present)
    {
        code.Line($"writer.Write({condition});");
        using (code.Block($"if ({condition})"))
        {
            present();
        }
    }

    // The count plus one, or 0 for null, then the elements.
    protected override void Collection(CodeWriter code, string items, string count, bool isMap, Action elements)
    {
        code.Line($"writer.Write({items} is null ? 0 : {items}.{count} + 1);");
        using (code.Block($"if ({items} is not null)"))
        {
            elements();
        }
    }
}
