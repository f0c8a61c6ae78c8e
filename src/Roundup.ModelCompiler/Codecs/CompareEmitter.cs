using System.Globalization;
using System.Text;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

// Code that compares member by member. A path is entered only where a value has parts or where something differs.
internal sealed class CompareEmitter(Output output)
{
    public void Members(CodeWriter code, ObjectType type)
    {
        var locals = output.Locals();
        foreach (var member in type.Carried)
        {
            Emit(code, locals, member.Type, member.Name, member.Read("expected"), member.Read("actual"));
        }
    }

    // Compares two values. member is null for elements, whose path the comparison has entered already.
    private void Emit(CodeWriter code, Locals locals, ModelType type, string? member, string expected, string actual)
    {
        var arguments = $"comparison, {(member is null ? "null" : $"\"{member}\"")}, {expected}, {actual}";
        switch (type)
        {
            case ScalarType { StandIn: { } other }:
                Emit(code, locals, Scalars.ByName(other.Type), member, other.Format(expected), other.Format(actual));
                break;
            case ScalarType:
                code.Line($"Equality.Value({arguments});");
                break;
            case EnumType:
                code.Line($"Equality.Enum({arguments});");
                break;
            case NullableType nullable:
                using (code.Block($"if (Equality.Both({arguments}))"))
                {
                    Emit(code, locals, nullable.Inner, member, expected + ".Value", actual + ".Value");
                }

                break;
            case ObjectType nested:
                Inside(code, member, () =>
                    code.Line($"{CodecFormat.Canonical.ClassOf(output, nested)}.Instance.Compare({expected}, {actual}, comparison);"));
                break;
            case SequenceType sequence:
                Sequence(code, locals, sequence, member, expected, actual);
                break;
            case SetType set:
                using (code.Block($"if ({SameCount(member, expected, actual, "Count")})"))
                {
                    code.Line($"Equality.Set({arguments}, item => {Key(set.Element, "item")});");
                }

                break;
            case MapType map:
                Map(code, locals, map, member, expected, actual);
                break;
        }
    }

    private void Sequence(CodeWriter code, Locals locals, SequenceType sequence, string? member, string expected, string actual)
    {
        var (left, right) = Pair(code, locals, member ?? "Item", sequence.View(expected), sequence.View(actual));
        using (code.Block($"if ({SameCount(member, left, right, sequence.Count)})"))
        using (locals.Block())
        {
            Inside(code, member, () =>
            {
                var index = locals.New("i");
                code.Line("comparison.EnterElements();");
                using (code.Block($"for (var {index} = 0; {index} < {left}.{sequence.Count}; {index}++)"))
                {
                    Emit(code, locals, sequence.Element, null, $"{left}[{index}]", $"{right}[{index}]");
                }

                code.Line("comparison.Leave();");
            });
        }
    }

    private void Map(CodeWriter code, Locals locals, MapType map, string? member, string expected, string actual)
    {
        var (left, right) = Pair(code, locals, member ?? "Item", expected, actual);
        using (code.Block($"if ({SameCount(member, left, right, "Count")})"))
        using (locals.Block())
        {
            Inside(code, member, () =>
            {
                var (byKey, pair, value) = (locals.New(right + "ByKey"), locals.New("pair"), locals.New("actualValue"));
                code.Line($"var {byKey} = Equality.ByKey({right}, key => {Key(map.Keys, "key")});");
                using (code.Block($"foreach (var {pair} in {left})"))
                {
                    using (code.Block($"if ({byKey}.TryGetValue({Key(map.Keys, pair + ".Key")}, out var {value}))"))
                    {
                        code.Line("comparison.EnterElements();");
                        Emit(code, locals, map.Values, null, pair + ".Value", value);
                        code.Line("comparison.Leave();");
                    }

                    using (code.Block("else"))
                    {
                        code.Line($"comparison.Differs(\"key missing\", Equality.Show({pair}.Key), \"none\");");
                    }
                }
            });
        }
    }

    private static void Inside(CodeWriter code, string? member, Action body)
    {
        if (member is null)
        {
            body();
            return;
        }

        code.Line($"comparison.Enter(\"{member}\");");
        body();
        code.Line("comparison.Leave();");
    }

    private static (string Expected, string Actual) Pair(
        CodeWriter code, Locals locals, string hint, string expected, string actual)
    {
        var (left, right) = (locals.New("expected" + hint), locals.New("actual" + hint));
        code.Line($"var {left} = {expected};");
        code.Line($"var {right} = {actual};");
        return (left, right);
    }

    private static string Key(ModelType type, string value) =>
        string.Format(CultureInfo.InvariantCulture, CompositeFormat.Parse(type.Key!), value);

    private static string SameCount(string? member, string expected, string actual, string count) =>
        $"Equality.SameCount(comparison, {(member is null ? "null" : $"\"{member}\"")}, {expected}?.{count}, {actual}?.{count})";
}
