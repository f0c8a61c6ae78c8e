using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

internal static class CanonicalClass
{
    public static HelperClass Helper { get; } = new("Equality", "the rules of equality");

    public static GeneratedFile File(Output output, ObjectType type)
    {
        var code = new CodeWriter();
        var methods = new CodecMethods(output, CodecFormat.Canonical);
        var summary = $"Carries and compares values of {type.Name}, and walks through them.";
        using (CodecMethods.Class(output, CodecFormat.Canonical, code, type, summary, "IGraph"))
        {
            methods.Write(code, type);
            methods.Read(code, type);
            Compare(output, code, type);
            Walk(output, code, type);
        }

        return output.File($"{type.Name}.Canonical.cs", $"Dataset {output.Dataset}, type {type.Name}: carried and compared.", code);
    }

    private static void Compare(Output output, CodeWriter code, ObjectType type)
    {
        void Guard() => code.Guard(
            "!Equality.Both(comparison, null, expected, actual) || !Equality.SameType(comparison, expected, actual)", "return;");
        CodecMethods.Method(
            code,
            type,
            $"public void Compare({type.Name} expected, {type.Name} actual, Comparison comparison)",
            $"internal static void CompareMembers({type.Name} expected, {type.Name} actual, Comparison comparison)",
            "CompareMembers(expected, actual, comparison);",
            () => new CompareEmitter(output).Members(code, type),
            () =>
            {
                Guard();
                TypeSwitch.Chain(code, type, "expected", whenNull: null, (concrete, _) =>
                    code.Line(
                        $"{CodecFormat.Canonical.ClassOf(output, concrete)}.CompareMembers(({concrete.Name})expected, "
                            + $"({concrete.Name})actual, comparison);"));
            },
            Guard);
    }

    private static void Walk(Output output, CodeWriter code, ObjectType type)
    {
        void Guard() => code.Guard("value is null", "return;");
        CodecMethods.Method(
            code,
            type,
            $"public void Walk({type.Name} value, GraphWalk walk)",
            $"internal static void WalkMembers({type.Name} value, GraphWalk walk)",
            "WalkMembers(value, walk);",
            () => new WalkEmitter(output).Members(code, type),
            () =>
            {
                Guard();

                // A deserialized value may have a type outside the model. The comparison reports that as a loss.
                foreach (var concrete in type.ConcreteTypes)
                {
                    code.Guard(
                        $"value.GetType() == typeof({concrete.Name})",
                        $"{CodecFormat.Canonical.ClassOf(output, concrete)}.WalkMembers(({concrete.Name})value, walk);");
                }
            },
            Guard);
    }
}

internal static class HandwrittenClass
{
    public static HelperClass Helper { get; } = new("Values", "scalars of the codecs");

    public static GeneratedFile File(Output output, ObjectType type)
    {
        var code = new CodeWriter();
        var methods = new CodecMethods(output, CodecFormat.Handwritten);
        using (CodecMethods.Class(output, CodecFormat.Handwritten, code, type, $"The reference for values of {type.Name}."))
        {
            methods.Write(code, type);
            methods.Read(code, type);
            Copy(output, code, type);
        }

        return output.File($"{type.Name}.Handwritten.cs", $"Dataset {output.Dataset}, type {type.Name}: the handwritten reference.", code);
    }

    private static void Copy(Output output, CodeWriter code, ObjectType type) => CodecMethods.Method(
        code,
        type,
        $"public {type.Name} Copy({type.Name} value)",
        $"internal static {type.Name} CopyMembers({type.Name} value)",
        "return CopyMembers(value);",
        () => new CopyEmitter(output).Members(code, type),
        () => TypeSwitch.Chain(code, type, "value", "return null;", (concrete, _) =>
            code.Line($"return {CodecFormat.Handwritten.ClassOf(output, concrete)}.CopyMembers(({concrete.Name})value);")),
        () => code.Guard("value is null", "return null;"));
}
