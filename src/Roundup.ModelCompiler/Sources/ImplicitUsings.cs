using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

/// <summary>The implicit usings of a project, for a model that relies on them.</summary>
internal static class ImplicitUsings
{
    // Without System.Net.Http, which a project for .NET Framework does not reference.
    private static readonly string[] s_namespaces =
        ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Threading", "System.Threading.Tasks"];

    /// <summary>The source with implicit usings if it has fewer errors with them.</summary>
    public static CompiledSource Try(CompiledSource compiled)
    {
        var before = compiled.Errors().Count;
        if (before == 0)
        {
            return compiled;
        }

        var with = compiled.WithUsings(string.Concat(s_namespaces.Select(name => $"global using {name};\n")));
        return with.Errors().Count < before ? with : compiled;
    }

    /// <summary>Writes the usings into each file.</summary>
    public static CompiledSource Write(CompiledSource compiled)
    {
        if (compiled.Usings is null)
        {
            return compiled;
        }

        var edits = new SourceEdits();
        foreach (var tree in compiled.Trees)
        {
            var root = (CompilationUnitSyntax)tree.GetRoot();
            var present = root.Usings.Where(one => one.Alias is null).Select(one => one.Name?.ToString()).ToHashSet();
            var missing = string.Concat(s_namespaces.Where(name => !present.Contains(name)).Select(name => $"using {name};\n"));

            // Global usings come before all others.
            var first = root.Usings.FirstOrDefault(one => one.GlobalKeyword.IsKind(Microsoft.CodeAnalysis.CSharp.SyntaxKind.None));
            var position = first?.SpanStart
                ?? (root.Usings.Count > 0 ? root.Usings[^1].FullSpan.End
                    : root.Externs.Count > 0 ? root.Externs[^1].FullSpan.End
                    : root.GetFirstToken().SpanStart);
            edits.Replace(tree, new TextSpan(position, 0), missing);
        }

        return compiled.WithUsings(null).With(edits);
    }
}
