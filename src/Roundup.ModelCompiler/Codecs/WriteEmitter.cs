using System.Globalization;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

internal abstract class WriteEmitter(Output output, CodecFormat format)
{
    protected Output Output { get; } = output;

    public abstract void Members(CodeWriter code, ObjectType type);

    protected void Value(CodeWriter code, Locals locals, ModelType type, string value, string hint)
    {
        switch (type)
        {
            case ScalarType scalar:
                code.Line(string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(format.Form(scalar).Write), value));
                break;
            case EnumType enumeration:
                Enumeration(code, locals, enumeration, value, hint);
                break;
            case NullableType nullable:
                Optional(code, $"{value}.HasValue", () => Value(code, locals, nullable.Inner, value + ".Value", hint));
                break;
            case SequenceType sequence:
                var items = WritesCounts ? sequence.View(value) : sequence.NullableView(value);
                Elements(code, locals, items, sequence.Count, isMap: false, hint, item =>
                    Value(code, locals, sequence.Element, item, "item"));
                break;
            case SetType set:
                Elements(code, locals, value, "Count", isMap: false, hint, item => Value(code, locals, set.Element, item, "item"));
                break;
            case MapType map:
                Map(code, locals, map, value, hint);
                break;
            case ObjectType nested:
                Object(code, nested, value);
                break;
        }
    }

    // A value of an enum, by default its number.
    protected virtual void Enumeration(CodeWriter code, Locals locals, EnumType type, string value, string hint) =>
        Value(code, locals, type.Underlying, $"({type.Underlying.Name}){value}", hint);

    protected virtual bool WritesCounts => true;

    protected virtual void Map(CodeWriter code, Locals locals, MapType map, string value, string hint) =>
        Elements(code, locals, value, "Count", isMap: true, hint, pair =>
        {
            Key(code, locals, map, pair + ".Key");
            Value(code, locals, map.Values, pair + ".Value", "value");
        });

    protected virtual void Key(CodeWriter code, Locals locals, MapType map, string key) => Value(code, locals, map.Keys, key, "key");

    // Writes an object of the model, which may be null unless it is a struct.
    protected virtual void Object(CodeWriter code, ObjectType type, string value) =>
        code.Line($"{format.ClassOf(Output, type)}.Instance.Write(writer, {value});");

    // Emits present for when the condition holds, and code that writes null otherwise.
    protected abstract void Optional(CodeWriter code, string condition, Action present);

    // Writes the start and end of a collection, or null. items is a name, count the property that counts the elements; elements emits the
    // loop over them.
    protected abstract void Collection(CodeWriter code, string items, string count, bool isMap, Action elements);

    private void Elements(
        CodeWriter code, Locals locals, string value, string count, bool isMap, string hint, Action<string> element)
    {
        var items = value;
        if (!Identifier.IsName(value))
        {
            items = locals.New(hint);
            code.Line($"var {items} = {value};");
        }

        Collection(code, items, count, isMap, () =>
        {
            using (locals.Block())
            {
                var item = locals.New("item");
                using (code.Block($"foreach (var {item} in {items})"))
                {
                    element(item);
                }
            }
        });
    }
}
