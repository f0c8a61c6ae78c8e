using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>The handwritten floor of a type: write, read, copy.</summary>
internal static class HandwrittenClass
{
    public static HelperClass Helper { get; } = new("Values", "scalars of the codecs");

    public static GeneratedFile File(Output output, ObjectType type)
    {
        var code = new CodeWriter();
        var methods = new CodecMethods(output, CodecFormat.Handwritten);
        using (CodecMethods.Class(output, CodecFormat.Handwritten, code, type, $"The floor for values of {type.Name}."))
        {
            methods.Write(code, type);
            methods.Read(code, type);
            Copy(output, code, type);
        }

        return output.File($"{type.Name}.Handwritten.cs", $"Dataset {output.Dataset}, type {type.Name}: the handwritten floor.", code);
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
