using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Preparing;

/// <summary>The usings that projects have without stating them, for a model that relies on them.</summary>
internal static class ImplicitUsings
{
    // System.Net.Http is left out: a project for .NET Framework does not refer to it.
    private static readonly string[] Namespaces =
        ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Threading", "System.Threading.Tasks"];

    /// <summary>The stage with them, where the model has fewer errors then.</summary>
    public static Stage Try(Stage stage)
    {
        var before = stage.Errors().Count;
        if (before == 0)
        {
            return stage;
        }

        var with = stage.WithUsings(string.Concat(Namespaces.Select(name => $"global using {name};\n")));
        return with.Errors().Count < before ? with : stage;
    }

    /// <summary>Writes them into each file, which then states its usings itself.</summary>
    public static Stage Write(Stage stage)
    {
        if (stage.Usings is null)
        {
            return stage;
        }

        var edits = new Edits();
        foreach (var tree in stage.Trees)
        {
            var root = (CompilationUnitSyntax)tree.GetRoot();
            var present = root.Usings.Where(one => one.Alias is null).Select(one => one.Name?.ToString()).ToHashSet();
            var missing = string.Concat(Namespaces.Where(name => !present.Contains(name)).Select(name => $"using {name};\n"));

            // Global usings come before all others.
            var first = root.Usings.FirstOrDefault(one => one.GlobalKeyword.IsKind(Microsoft.CodeAnalysis.CSharp.SyntaxKind.None));
            var position = first?.SpanStart
                ?? (root.Usings.Count > 0 ? root.Usings[^1].FullSpan.End
                    : root.Externs.Count > 0 ? root.Externs[^1].FullSpan.End
                    : root.GetFirstToken().SpanStart);
            edits.Replace(tree, new TextSpan(position, 0), missing);
        }

        return stage.WithUsings(null).With(edits);
    }
}
