using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Types;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Samples.Model;

internal static class ModelWriter
{
    public static string Write(IReadOnlyList<ModelPart> parts, string space, string heading)
    {
        var code = new CodeWriter();
        code.Line("// " + heading);
        code.Line();
        code.Line("using System;");
        code.Line("using System.Collections.Generic;");
        if (parts.Any(part => part is ModelMix))
        {
            code.Line("using System.Text.Json;");
        }

        if (parts.Any(NeedsAttributes))
        {
            code.Line("using System.Text.Json.Serialization;");
        }

        code.Line();
        code.Line($"namespace {space};");
        foreach (var part in parts)
        {
            code.Line();
            if (part.Comment is not null)
            {
                code.Line("// " + part.Comment);
            }

            Write(code, part);
        }

        return code.ToString();
    }

    private static bool NeedsAttributes(ModelPart part) =>
        part is not ModelClass { Tag: null } type
        || type.Members.Exists(member => IsRenamed(member) || member.OmitsNull || member.Type.HasNames);

    private static bool IsRenamed(ModelMember member) => member.Name != member.JsonName;

    private static void Write(CodeWriter code, ModelPart part)
    {
        switch (part)
        {
            case ModelClass type:
                Class(code, type);
                break;
            case ModelEnum type:
                Enumeration(code, type);
                break;
            default:
                MixWriter.Write(code, (ModelMix)part);
                break;
        }
    }

    private static void Class(CodeWriter code, ModelClass type)
    {
        if (type.Tag is not null)
        {
            code.Line($"[JsonPolymorphic(TypeDiscriminatorPropertyName = {CSharpText.Literal(type.Tag)})]");
            foreach (var (derived, value) in type.Derived)
            {
                code.Line($"[JsonDerivedType(typeof({derived.Name}), {CSharpText.Literal(value)})]");
            }
        }

        var header = $"public {(type.Tag is null ? "" : "abstract ")}class {type.Name}{(type.Base is null ? "" : " : " + type.Base.Name)}";
        using (code.Block(header))
        {
            foreach (var member in type.Members)
            {
                code.Gap();
                if (member.Comment is not null)
                {
                    code.Line("// " + member.Comment);
                }

                if (IsRenamed(member))
                {
                    code.Line($"[JsonPropertyName({CSharpText.Literal(member.JsonName)})]");
                }

                if (member.OmitsNull)
                {
                    code.Line("[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]");
                }

                if (member.Type.HasNames)
                {
                    code.Line("[JsonNumberHandling(JsonNumberHandling.AllowNamedFloatingPointLiterals)]");
                }

                var start = member.Type.Start is null ? "" : $" = {member.Type.Start};";
                code.Line($"public {member.Type.Code} {Identifier.Escape(member.Name)} {{ get; set; }}{start}");
            }
        }
    }

    private static void Enumeration(CodeWriter code, ModelEnum type)
    {
        code.Line($"[JsonConverter(typeof(JsonStringEnumConverter<{type.Name}>))]");
        using (code.Block($"public enum {type.Name}"))
        {
            foreach (var value in type.Values)
            {
                code.Line(Identifier.Escape(value) + ",");
            }
        }
    }
}
