using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

// Code that shows a walk the objects of a value and the places in them that can be changed: members of objects, and elements of arrays and
// lists. Inside a struct only objects are shown.
internal sealed class WalkEmitter(Output output)
{
    public void Members(CodeWriter code, ObjectType type)
    {
        var locals = output.Locals();
        if (!type.IsStruct)
        {
            var isMutable = type.Members.Any(member => member.CanChange) ? "true" : "false";
            code.Guard($"!walk.Meets(value, isMutable: {isMutable})", "return;");
        }

        foreach (var member in type.Members)
        {
            var place = "value." + member.Code;
            Emit(code, locals, member.Type, member.Name, place, member.CanChange && !type.IsStruct);
        }
    }

    // Walks through one value. member is null for elements, whose path the walk has entered already.
    private void Emit(CodeWriter code, Locals locals, ModelType type, string? member, string value, bool canSet)
    {
        var name = member is null ? "null" : $"\"{member}\"";
        switch (type)
        {
            case ScalarType { Name: "byte[]" }:
                code.Line($"walk.Bytes({name}, {value});");
                break;
            case ScalarType or EnumType or NullableType { Inner: ScalarType or EnumType }:
                if (canSet)
                {
                    Change(code, locals, type, name, value, member ?? "item");
                }

                break;
            case NullableType nullable:
                using (code.Block($"if ({value}.HasValue)"))
                {
                    Emit(code, locals, nullable.Inner, member, value + ".Value", canSet: false);
                }

                break;
            case ObjectType { IsStruct: true } part when canSet && part.Members.Any(one => one.CanChange && IsChangeable(one.Type)):
                Inside(code, member, () =>
                {
                    // What a property returns is a copy of the struct.
                    var copy = locals.New(member ?? "part");
                    code.Line($"var {copy} = {value};");
                    foreach (var one in part.Members)
                    {
                        Emit(code, locals, one.Type, one.Name, $"{copy}.{one.Code}", one.CanChange);
                    }

                    code.Line($"{value} = {copy};");
                });
                break;
            case ObjectType nested:
                Inside(code, member, () =>
                    code.Line($"{CodecFormat.Canonical.ClassOf(output, nested)}.Instance.Walk({value}, walk);"));
                break;
            case SequenceType sequence:
                var items = sequence.NullableView(value);
                Collection(code, locals, name, items, () => Sequence(code, locals, sequence, items));
                break;
            case SetType:
                Collection(code, locals, name, value, () => { });
                break;
            case MapType map:
                Collection(code, locals, name, value, () => Elements(code, locals, map.Values, value, ".Value"));
                break;
        }
    }

    private void Sequence(CodeWriter code, Locals locals, SequenceType sequence, string value)
    {
        if (sequence.Form.IsMade || !IsChangeable(sequence.Element))
        {
            Elements(code, locals, sequence.Element, value, string.Empty);
            return;
        }

        // Another implementation of the interface may have no setter.
        var (items, index) = (locals.New("items"), locals.New("i"));
        using (code.Block($"if ({value} is IList<{sequence.Element.Name}> {items})"))
        using (code.Block($"for (var {index} = 0; {index} < {items}.Count; {index}++)"))
        using (locals.Block())
        {
            Change(code, locals, sequence.Element, "null", $"{items}[{index}]", "item");
        }
    }

    private void Elements(CodeWriter code, Locals locals, ModelType type, string value, string part)
    {
        if (type is ScalarType { Name: not "byte[]" } or EnumType or NullableType { Inner: ScalarType or EnumType })
        {
            return;
        }

        var item = locals.New("item");
        using (code.Block($"foreach (var {item} in {value})"))
        {
            Emit(code, locals, type, null, item + part, canSet: false);
        }
    }

    private static void Collection(CodeWriter code, Locals locals, string name, string value, Action elements)
    {
        using (code.Block($"if (walk.EnterElements({name}, {value}))"))
        using (locals.Block())
        {
            elements();
            code.Line("walk.LeaveElements();");
        }
    }

    private static void Change(CodeWriter code, Locals locals, ModelType type, string name, string value, string hint)
    {
        if (!IsChangeable(type))
        {
            return;
        }

        var (guard, present) = type is NullableType ? ($"{value}.HasValue && ", value + ".Value") : (string.Empty, value);
        var other = locals.New("other" + hint);
        code.Guard($"{guard}walk.Changes({name}, {present}{TwoOf(type)}, out var {other})", $"{value} = {other};");
    }

    // Whether a different value of the type may exist. Bytes are changed one by one.
    private static bool IsChangeable(ModelType type) => type switch
    {
        NullableType nullable => IsChangeable(nullable.Inner),
        EnumType enumeration => Distinct(enumeration).Count > 1,
        ScalarType scalar => scalar is { Name: not "byte[]", StandIn: null },
        _ => false,
    };

    // Two values of an enum, as arguments; empty for any other type.
    private static string TwoOf(ModelType type) => type switch
    {
        NullableType nullable => TwoOf(nullable.Inner),
        EnumType enumeration => string.Concat(
            Distinct(enumeration).Take(2).Select(member => $", {enumeration.Name}.{Identifier.Escape(member.Name)}")),
        _ => string.Empty,
    };

    private static List<EnumMember> Distinct(EnumType enumeration) => [.. enumeration.Members.DistinctBy(member => member.Number)];

    private static void Inside(CodeWriter code, string? member, Action body)
    {
        if (member is null)
        {
            body();
            return;
        }

        code.Line($"walk.Enter(\"{member}\");");
        body();
        code.Line("walk.Leave();");
    }
}
