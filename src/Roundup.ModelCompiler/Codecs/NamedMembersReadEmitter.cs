using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

// Code that reads a format with named members, such as JSON or CBOR: members may come in any order, unknown members are skipped.
internal abstract class NamedMembersReadEmitter(Output output, CodecFormat format) : ReadEmitter(output, format)
{
    // An expression that is true if the next value is null, and then reads it.
    protected abstract string IsNull { get; }

    public override void Members(CodeWriter code, ObjectType type)
    {
        var locals = StartMethod();
        var targets = new Dictionary<Member, string>();
        if (type.SetsOneByOne)
        {
            code.Line($"var result = new {type.Name}();");
        }

        foreach (var member in type.Members)
        {
            targets[member] = type.SetsOneByOne ? "result." + member.Code : locals.New(member.Name);
            if (!type.SetsOneByOne)
            {
                code.Line($"{member.Type.Name} {targets[member]} = default;");
            }
        }

        Loop(code, type, member =>
        {
            using (locals.Block())
            {
                code.Line($"{targets[member]} = {Value(code, locals, member.Type, member.Name)};");
            }
        });

        if (type.SetsOneByOne)
        {
            code.Line("return result;");
        }
        else
        {
            Construction.Return(code, type, targets);
        }
    }

    protected abstract Locals StartMethod();

    // Emits the loop over the members that were written; member emits the code that reads one of them.
    protected abstract void Loop(CodeWriter code, ObjectType type, Action<Member> member);

    protected override string Optional(string value, string nothing) => $"{IsNull} ? {nothing} : {value}";

    // Declares a local that is null, and emits code that reads into it unless null was written. Returns its name.
    protected string UnlessNull(CodeWriter code, Locals locals, string typeName, string hint, Action<string> read)
    {
        var name = locals.New(hint);
        code.Line($"{typeName} {name} = null;");
        using (code.Block($"if (!{IsNull})"))
        using (locals.Block())
        {
            read(name);
        }

        return name;
    }
}
