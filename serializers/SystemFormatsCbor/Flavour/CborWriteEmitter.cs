using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Flavours.Cbor;

/// <summary>Code that writes a value as CBOR: arrays and maps of known length.</summary>
internal sealed class CborWriteEmitter(Output output) : WriteEmitter(output, CborClass.Format)
{
    // As a map by the names of the members.
    public override void Members(CodeWriter code, ObjectType type)
    {
        var locals = Output.Locals();
        code.Line($"writer.WriteStartMap({type.Members.Count});");
        foreach (var member in type.Members)
        {
            code.Line($"writer.WriteTextString(\"{member.Name}\");");
            Value(code, locals, member.Type, "value." + member.Code, member.Name);
        }

        code.Line("writer.WriteEndMap();");
    }

    protected override void Optional(CodeWriter code, string condition, Action present) =>
        code.Either(condition, present, "writer.WriteNull();");

    protected override void Collection(CodeWriter code, string items, string count, bool isMap, Action elements) =>
        Optional(code, $"{items} is not null", () =>
        {
            var kind = isMap ? "Map" : "Array";
            code.Line($"writer.WriteStart{kind}({items}.{count});");
            elements();
            code.Line($"writer.WriteEnd{kind}();");
        });
}
