using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours;

internal static class ModelSetClass
{
    public static GeneratedFile File(Output output, Flavour flavour)
    {
        var (dataset, root) = (output.Dataset, output.Model.Root);
        var canonical = CodecFormat.Canonical.ClassOf(output, root) + ".Instance";
        var handwritten = CodecFormat.Handwritten.ClassOf(output, root) + ".Instance";
        var code = new CodeWriter();
        code.Line($"/// <summary>The roots of dataset {dataset}.</summary>");
        using (code.Block($"public sealed class {dataset}Models : IModelSet"))
        {
            code.Line($"public string Dataset => \"{dataset}\";");
            code.Line();
            using (code.Block("public void Accept(IModelVisitor visitor, bool many)"))
            {
                if (output.Model.Source.Document)
                {
                    code.Line("// A document is never put in a list: its count is the number of elements inside.");
                    Visit(root.Name, canonical, handwritten, many: false);
                }
                else
                {
                    using (code.Block("if (many)"))
                    {
                        Visit(
                            $"List<{root.Name}>",
                            $"new ListCanonical<{root.Name}>({canonical})",
                            $"new ListHandwritten<{root.Name}>({handwritten})",
                            many: true);
                    }

                    using (code.Block("else"))
                    {
                        Visit(root.Name, canonical, handwritten, many: false);
                    }
                }
            }
        }

        return output.File("Models.cs", $"Dataset {dataset}: its model set in flavour {flavour.Name}.", code, [.. flavour.Usings]);

        void Visit(string type, string codec, string reference, bool many)
        {
            if (flavour.Mapped(output, many) is { } mapped)
            {
                codec = $"new MappedCanonical<{type}, {mapped.Type}>({codec}, {mapped.To}, {mapped.From})";
                reference = $"new MappedHandwritten<{type}, {mapped.Type}>({reference}, {mapped.To}, {mapped.From})";
                type = mapped.Type;
            }

            code.Line($"var model = new Model<{type}>(\"{dataset}\", {codec}, {reference});");
            code.Line($"visitor.Visit(model{flavour.Feature(output, type)});");
        }
    }
}
