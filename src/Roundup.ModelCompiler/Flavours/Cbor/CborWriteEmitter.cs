using System.Globalization;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>Statements that write a value as CBOR.</summary>
internal sealed class CborWriteEmitter(Output output)
{
    /// <summary>Writes <c>value</c> as a map of all its members.</summary>
    public void Members(CodeWriter code, ObjectType type)
    {
        var locals = output.Locals();
        code.Line($"writer.WriteStartMap({type.Members.Count});");
        foreach (var member in type.Members)
        {
            code.Line($"writer.WriteTextString(\"{member.Name}\");");
            Emit(code, locals, member.Type, "value." + member.Code, member.Name);
        }

        code.Line("writer.WriteEndMap();");
    }

    private void Emit(CodeWriter code, Locals locals, ModelType type, string value, string hint)
    {
        switch (type)
        {
            case ScalarType scalar:
                code.Line(string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(CborForms.Of(scalar).Write), value));
                break;
            case EnumType enumeration:
                Emit(code, locals, enumeration.Underlying, $"({enumeration.Underlying.Name}){value}", hint);
                break;
            case NullableType nullable:
                OrNull(code, $"{value}.HasValue", () => Emit(code, locals, nullable.Inner, value + ".Value", hint));
                break;
            case SequenceType sequence:
                Elements(code, locals, sequence.IsInterface ? $"Values.AsList({value})" : value, "Array", sequence.Count, hint, item =>
                    Emit(code, locals, sequence.Element, item, "item"));
                break;
            case SetType set:
                Elements(code, locals, value, "Array", "Count", hint, item => Emit(code, locals, set.Element, item, "item"));
                break;
            case MapType map:
                Elements(code, locals, value, "Map", "Count", hint, pair =>
                {
                    Emit(code, locals, map.Keys, pair + ".Key", "key");
                    Emit(code, locals, map.Values, pair + ".Value", "value");
                });
                break;
            case ObjectType nested:
                code.Line($"{CborClass.Format.ClassOf(output, nested)}.Instance.Write(writer, {value});");
                break;
        }
    }

    /// <summary>An array or map of known length; then its elements.</summary>
    private static void Elements(CodeWriter code, Locals locals, string value, string kind, string count, string hint, Action<string> element)
    {
        var items = value;
        if (!Identifier.IsName(value))
        {
            items = locals.New(hint);
            code.Line($"var {items} = {value};");
        }

        OrNull(code, $"{items} is not null", () =>
        {
            using (locals.Block())
            {
                code.Line($"writer.WriteStart{kind}({items}.{count});");
                var item = locals.New("item");
                using (code.Block($"foreach (var {item} in {items})"))
                {
                    element(item);
                }

                code.Line($"writer.WriteEnd{kind}();");
            }
        });
    }

    private static void OrNull(CodeWriter code, string condition, Action value)
    {
        using (code.Block($"if ({condition})"))
        {
            value();
        }

        using (code.Block("else"))
        {
            code.Line("writer.WriteNull();");
        }
    }
}
