using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>The codec of a type for the framework's CborWriter and CborReader: an object is a map by the names of its members.</summary>
internal static class CborClass
{
    public static CodecFormat Format { get; } = new("Cbor", "ICborCodec", "CborWriter", "CborReader", CborScalars.Get);

    public static GeneratedFile File(Output output, ObjectType type)
    {
        var code = new CodeWriter();
        using (CodecMethods.Class(output, Format, code, type, $"Writes and reads values of {type.Name} as CBOR."))
        {
            Write(output, code, type);
            Read(output, code, type);
        }

        return output.File(
            $"{type.Name}.Cbor.cs",
            $"Dataset {output.Dataset}, type {type.Name}: CBOR.",
            code,
            "System.Formats.Cbor", "Roundup.Serializers");
    }

    private static void Write(Output output, CodeWriter code, ObjectType type) => CodecMethods.Method(
        code,
        type,
        $"public void Write(CborWriter writer, {type.Name} value)",
        $"internal static void WriteMembers(CborWriter writer, {type.Name} value)",
        "WriteMembers(writer, value);",
        () => new CborWriteEmitter(output).Members(code, type),
        () => TypeSwitch.Chain(code, type, "value", "writer.WriteNull();", (concrete, tag) =>
        {
            code.Line("writer.WriteStartArray(2);");
            code.Line($"writer.WriteInt32({tag});");
            code.Line($"{Format.ClassOf(output, concrete)}.WriteMembers(writer, ({concrete.Name})value);");
            code.Line("writer.WriteEndArray();");
        }),
        () =>
        {
            using (code.Block("if (value is null)"))
            {
                code.Line("writer.WriteNull();");
                code.Line("return;");
            }
        });

    private static void Read(Output output, CodeWriter code, ObjectType type)
    {
        void Guard() => code.Guard("CborValues.IsNull(reader)", "return null;");
        CodecMethods.Method(
            code,
            type,
            $"public {type.Name} Read(CborReader reader)",
            $"internal static {type.Name} ReadMembers(CborReader reader)",
            "return ReadMembers(reader);",
            () => new CborReadEmitter(output).Members(code, type),
            () =>
            {
                Guard();
                code.Line($"{type.Name} result;");
                code.Line("reader.ReadStartArray();");
                using (code.Block("switch (reader.ReadInt32())"))
                {
                    foreach (var (concrete, tag) in TypeSwitch.Tags(type))
                    {
                        code.Line($"case {tag}: result = {Format.ClassOf(output, concrete)}.ReadMembers(reader); break;");
                    }

                    code.Line(
                        $"default: throw new CborContentException(\"no type of the model has this number, where a {type.Name} is "
                            + $"expected\");");
                }

                code.Line("reader.ReadEndArray();");
                code.Line("return result;");
            },
            Guard);
    }
}
