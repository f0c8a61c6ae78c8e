using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>
/// The methods Write and Read around the members: a flag for null, or a tag for null or the exact type where several are possible. Members
/// of a type with a base type in the model are in a separate method, which both codecs call.
/// </summary>
internal sealed class CodecMethods(Output output, CodecFormat format)
{
    private readonly BinaryWriteEmitter _write = new(output, format);
    private readonly BinaryReadEmitter _read = new(output, format);

    public static IDisposable Class(
        Output output, CodecFormat format, CodeWriter code, ObjectType type, string summary, params string[] more)
    {
        var name = format.ClassOf(output, type);
        code.Line($"/// <summary>{summary}</summary>");
        var interfaces = string.Join(", ", more.Prepend(format.Interface).Select(one => $"{one}<{type.Name}>"));
        var end = code.Block($"internal sealed class {name} : {interfaces}");
        code.Line($"internal static readonly {name} Instance = new {name}();");
        return end;
    }

    public void Write(CodeWriter code, ObjectType type)
    {
        code.Line();
        using (code.Block($"public void Write({format.Writer} writer, {type.Name} value)"))
        {
            if (type.IsPolymorphic)
            {
                TypeSwitch.Chain(code, type, "value", "writer.Write((byte)0);", (concrete, tag) =>
                {
                    code.Line($"writer.Write((byte){tag});");
                    code.Line($"{format.ClassOf(output, concrete)}.WriteMembers(writer, ({concrete.Name})value);");
                });
            }
            else
            {
                if (!type.IsStruct)
                {
                    code.Line("writer.Write(value is not null);");
                    code.Guard("value is null", "return;");
                }

                Body(code, type, $"WriteMembers(writer, value);", () => _write.Members(code, type));
            }
        }

        Shared(
            code, type, $"internal static void WriteMembers({format.Writer} writer, {type.Name} value)", () => _write.Members(code, type));
    }

    public void Read(CodeWriter code, ObjectType type)
    {
        code.Line();
        using (code.Block($"public {type.Name} Read({format.Reader} reader)"))
        {
            if (type.IsPolymorphic)
            {
                using (code.Block("switch (reader.ReadByte())"))
                {
                    code.Line("case 0: return null;");
                    foreach (var (concrete, tag) in TypeSwitch.Tags(type))
                    {
                        code.Line($"case {tag}: return {format.ClassOf(output, concrete)}.ReadMembers(reader);");
                    }

                    code.Line(
                        $"default: throw new InvalidDataException(\"no type of the model has this tag, where a {type.Name} is "
                            + $"expected\");");
                }
            }
            else
            {
                if (!type.IsStruct)
                {
                    code.Guard("!reader.ReadBoolean()", "return null;");
                }

                Body(code, type, "return ReadMembers(reader);", () => _read.Members(code, type));
            }
        }

        Shared(code, type, $"internal static {type.Name} ReadMembers({format.Reader} reader)", () => _read.Members(code, type));
    }

    public static void Body(CodeWriter code, ObjectType type, string call, Action members)
    {
        if (type.IsShared)
        {
            code.Line(call);
        }
        else
        {
            members();
        }
    }

    /// <summary>Emits the method that has the code for the members if two codecs need it.</summary>
    public static void Shared(CodeWriter code, ObjectType type, string head, Action members)
    {
        if (type.IsShared)
        {
            code.Line();
            using (code.Block(head))
            {
                members();
            }
        }
    }
}
