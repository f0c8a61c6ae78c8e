using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Codecs;

/// <summary>Code of the canonical and of the handwritten codec that writes members in order, without names.</summary>
internal sealed class BinaryWriteEmitter(Output output, CodecFormat format) : WriteEmitter(output, format)
{
    public override void Members(CodeWriter code, ObjectType type)
    {
        var locals = Output.Locals();
        foreach (var member in type.Carried)
        {
            Value(code, locals, member.Type, member.Of("value"), member.Name);
        }
    }

    protected override void Optional(CodeWriter code, string condition, Action present)
    {
        code.Line($"writer.Write({condition});");
        using (code.Block($"if ({condition})"))
        {
            present();
        }
    }

    // The count plus one, or 0 for null, then the elements.
    protected override void Collection(CodeWriter code, string items, string count, bool isMap, Action elements)
    {
        code.Line($"writer.Write({items} is null ? 0 : {items}.{count} + 1);");
        using (code.Block($"if ({items} is not null)"))
        {
            elements();
        }
    }
}
