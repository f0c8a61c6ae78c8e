using System.Globalization;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>Statements that write a value: the walk over members and elements, which is the same for every format.</summary>
internal abstract class WriteEmitter(Output output, CodecFormat format)
{
    /// <summary>The dataset and flavour that code is generated for.</summary>
    protected Output Output { get; } = output;

    /// <summary>Writes all members of <c>value</c>.</summary>
    public abstract void Members(CodeWriter code, ObjectType type);

    /// <summary>Writes one value.</summary>
    /// <param name="code">Takes the statements.</param>
    /// <param name="locals">Names for locals.</param>
    /// <param name="type">The type of the value.</param>
    /// <param name="value">An expression of the value.</param>
    /// <param name="hint">A name for a local that holds the value.</param>
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
                var items = sequence.IsInterface && WritesCounts ? $"Values.AsList({value})" : value;
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

    /// <summary>A value of an enum; unless overridden, its number.</summary>
    protected virtual void Enumeration(CodeWriter code, Locals locals, EnumType type, string value, string hint) =>
        Value(code, locals, type.Underlying, $"({type.Underlying.Name}){value}", hint);

    /// <summary>Whether the number of elements is written before them.</summary>
    protected virtual bool WritesCounts => true;

    /// <summary>Writes a map.</summary>
    protected virtual void Map(CodeWriter code, Locals locals, MapType map, string value, string hint) =>
        Elements(code, locals, value, "Count", isMap: true, hint, pair =>
        {
            Key(code, locals, map, pair + ".Key");
            Value(code, locals, map.Values, pair + ".Value", "value");
        });

    /// <summary>Writes the key of a map's entry.</summary>
    protected virtual void Key(CodeWriter code, Locals locals, MapType map, string key) => Value(code, locals, map.Keys, key, "key");

    /// <summary>Writes an object of the model, which may be null unless it is a struct.</summary>
    protected virtual void Object(CodeWriter code, ObjectType type, string value) =>
        code.Line($"{format.ClassOf(Output, type)}.Instance.Write(writer, {value});");

    /// <summary>Writes what <paramref name="present"/> does if <paramref name="condition"/> holds, and null otherwise.</summary>
    protected abstract void Optional(CodeWriter code, string condition, Action present);

    /// <summary>Writes what surrounds the elements of a collection; null where it is null.</summary>
    /// <param name="code">Takes the statements.</param>
    /// <param name="items">The collection, a name.</param>
    /// <param name="count">The property that counts the elements.</param>
    /// <param name="isMap">Whether the elements are the entries of a map.</param>
    /// <param name="elements">Emits the loop over the elements.</param>
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
