using System.Globalization;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>Statements that write a value with a Utf8JsonWriter.</summary>
internal sealed class JsonWriteEmitter(Output output)
{
    /// <summary>Writes all members of <c>value</c>, without the braces.</summary>
    public void Members(CodeWriter code, ObjectType type)
    {
        var locals = JsonLocals.Of(output);
        foreach (var member in type.Members)
        {
            code.Line($"writer.WritePropertyName(\"{member.Name}\"u8);");
            Emit(code, locals, member.Type, "value." + member.Code, member.Name);
        }
    }

    private void Emit(CodeWriter code, Locals locals, ModelType type, string value, string hint)
    {
        switch (type)
        {
            case ScalarType scalar:
                code.Line(string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(JsonForms.Of(scalar).Write), value));
                break;
            case EnumType enumeration:
                Emit(code, locals, enumeration.Underlying, $"({enumeration.Underlying.Name}){value}", hint);
                break;
            case NullableType nullable:
                OrNull(code, $"{value}.HasValue", () => Emit(code, locals, nullable.Inner, value + ".Value", hint));
                break;
            case SequenceType sequence:
                Elements(code, locals, value, "Array", hint, item => Emit(code, locals, sequence.Element, item, "item"));
                break;
            case SetType set:
                Elements(code, locals, value, "Array", hint, item => Emit(code, locals, set.Element, item, "item"));
                break;
            case MapType { Keys.Name: "string" } map:
                Elements(code, locals, value, "Object", hint, pair =>
                {
                    code.Line($"writer.WritePropertyName({pair}.Key);");
                    Emit(code, locals, map.Values, pair + ".Value", "value");
                });
                break;
            case MapType map:
                code.Line($"JsonValues.Write<{map.Name}>(writer, {value}, options);");
                break;
            case ObjectType { IsStruct: true } nested:
                code.Line($"{JsonConverterClass.Format.ClassOf(output, nested)}.Instance.Write(writer, {value}, options);");
                break;
            case ObjectType nested:
                OrNull(code, $"{value} is not null", () => code.Line($"{JsonConverterClass.Format.ClassOf(output, nested)}.Instance.Write(writer, {value}, options);"));
                break;
        }
    }

    private static void Elements(CodeWriter code, Locals locals, string value, string kind, string hint, Action<string> element)
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
                code.Line($"writer.WriteStart{kind}();");
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
            code.Line("writer.WriteNullValue();");
        }
    }
}
