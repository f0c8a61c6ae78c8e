using System.Globalization;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>Statements that write a value.</summary>
internal sealed class WriteEmitter(Output output, CodecFormat format)
{
    /// <summary>Writes all members of <c>value</c>.</summary>
    public void Members(CodeWriter code, ObjectType type)
    {
        var locals = output.Locals();
        foreach (var member in type.Members)
        {
            Emit(code, locals, member.Type, "value." + member.Code, member.Name);
        }
    }

    private void Emit(CodeWriter code, Locals locals, ModelType type, string value, string hint)
    {
        switch (type)
        {
            case ScalarType scalar:
                code.Line(string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(format.Form(scalar).Write), value));
                break;
            case EnumType enumeration:
                code.Line($"writer.Write(({enumeration.Underlying.Name}){value});");
                break;
            case NullableType nullable:
                code.Line($"writer.Write({value}.HasValue);");
                using (code.Block($"if ({value}.HasValue)"))
                {
                    Emit(code, locals, nullable.Inner, value + ".Value", hint);
                }

                break;
            case SequenceType sequence:
                Elements(code, locals, sequence.IsInterface ? $"Values.AsList({value})" : value, sequence.Count, hint, item => Emit(code, locals, sequence.Element, item, "item"));
                break;
            case SetType set:
                Elements(code, locals, value, "Count", hint, item => Emit(code, locals, set.Element, item, "item"));
                break;
            case MapType map:
                Elements(code, locals, value, "Count", hint, pair =>
                {
                    Emit(code, locals, map.Keys, pair + ".Key", "key");
                    Emit(code, locals, map.Values, pair + ".Value", "value");
                });
                break;
            case ObjectType nested:
                code.Line($"{format.ClassOf(output, nested)}.Instance.Write(writer, {value});");
                break;
        }
    }

    /// <summary>The count plus one, or 0 for null; then the elements.</summary>
    private static void Elements(CodeWriter code, Locals locals, string value, string count, string hint, Action<string> element)
    {
        var items = value;
        if (!Identifier.IsName(value))
        {
            items = locals.New(hint);
            code.Line($"var {items} = {value};");
        }

        code.Line($"writer.Write({items} is null ? 0 : {items}.{count} + 1);");
        using (code.Block($"if ({items} is not null)"))
        using (locals.Block())
        {
            var item = locals.New("item");
            using (code.Block($"foreach (var {item} in {items})"))
            {
                element(item);
            }
        }
    }
}
