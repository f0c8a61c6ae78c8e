using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

internal static class ImplicitUsings
{
    // Without System.Net.Http, which a project for .NET Framework does not reference.
    private static readonly string[] s_namespaces =
        ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Threading", "System.Threading.Tasks"];

    // The source with implicit usings if it has fewer errors with them.
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

    // Writes the usings, and the global usings of all files, into each file: the code of a worker and its libraries has other ones.
    public static CompiledSource Write(CompiledSource compiled)
    {
        var global = compiled.Trees.SelectMany(Usings).Where(IsGlobal).ToList();
        string[] all =
        [
            .. compiled.Usings is null ? [] : s_namespaces.Select(name => $"using {name};"),
            .. global.Select(one => one.WithGlobalKeyword(default).WithoutTrivia().NormalizeWhitespace().ToString()),
        ];
        if (all.Length == 0)
        {
            return compiled;
        }

        var edits = new SourceEdits();
        global.ForEach(one => edits.Replace(one.SyntaxTree, AttributeRemoval.Line(one), ""));
        foreach (var tree in compiled.Trees.Where(tree => tree.GetCompilationUnitRoot().Members.Count > 0))
        {
            var root = tree.GetCompilationUnitRoot();
            var present = root.Usings.Where(one => !IsGlobal(one)).ToList();
            var missing = all.Except(present.Select(one => one.WithoutTrivia().NormalizeWhitespace().ToString()));
            var position = present.FirstOrDefault()?.SpanStart
                ?? (root.Usings.Count > 0 ? root.Usings[^1].FullSpan.End
                    : root.Externs.Count > 0 ? root.Externs[^1].FullSpan.End
                    : root.GetFirstToken().SpanStart);
            edits.Replace(tree, new TextSpan(position, 0), string.Concat(missing.Select(one => one + "\n")));
        }

        return compiled.WithUsings(null).With(edits);
    }

    private static IEnumerable<UsingDirectiveSyntax> Usings(SyntaxTree tree) => tree.GetCompilationUnitRoot().Usings;

    private static bool IsGlobal(UsingDirectiveSyntax one) => one.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword);
}
