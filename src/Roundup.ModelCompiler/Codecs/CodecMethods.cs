using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

// The methods Write and Read around the members: a flag for null, or a tag for null or the exact type where several are possible. Members
// of a type with a base type in the model are in a separate method, which both codecs call.
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

    public void Write(CodeWriter code, ObjectType type) => Method(
        code,
        type,
        $"public void Write({format.Writer} writer, {type.Name} value)",
        $"internal static void WriteMembers({format.Writer} writer, {type.Name} value)",
        "WriteMembers(writer, value);",
        () => _write.Members(code, type),
        () => TypeSwitch.Chain(code, type, "value", "writer.Write((byte)0);", (concrete, tag) =>
        {
            code.Line($"writer.Write((byte){tag});");
            code.Line($"{format.ClassOf(output, concrete)}.WriteMembers(writer, ({concrete.Name})value);");
        }),
        () =>
        {
            code.Line("writer.Write(value is not null);");
            code.Guard("value is null", "return;");
        });

    public void Read(CodeWriter code, ObjectType type) => Method(
        code,
        type,
        $"public {type.Name} Read({format.Reader} reader)",
        $"internal static {type.Name} ReadMembers({format.Reader} reader)",
        "return ReadMembers(reader);",
        () => _read.Members(code, type),
        () =>
        {
            using (code.Block("switch (reader.ReadByte())"))
            {
                code.Line("case 0: return null;");
                foreach (var (concrete, tag) in TypeSwitch.Tags(type))
                {
                    code.Line($"case {tag}: return {format.ClassOf(output, concrete)}.ReadMembers(reader);");
                }

                code.Line(
                    $"default: throw new InvalidDataException(\"no type of the model has this tag, where a {type.Name} is expected\");");
            }
        },
        () => code.Guard("!reader.ReadBoolean()", "return null;"));

    // Emits a method, and a second one with the code for the members if two codecs need it.
    // nothing: emits the code for null, of a class that no other derives from.
    public static void Method(
        CodeWriter code, ObjectType type, string head, string shared, string call, Action members, Action hierarchy, Action? nothing = null)
    {
        code.Line();
        using (code.Block(head))
        {
            if (type.IsPolymorphic)
            {
                hierarchy();
            }
            else
            {
                if (!type.IsStruct)
                {
                    nothing?.Invoke();
                }

                Body(code, type, call, members);
            }
        }

        Shared(code, type, shared, members);
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
