using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

// A model in a form that every library supports: without code that needs packages, ignored members, generic and internal types, and types
// without a namespace. Attributes stay. A model without any of these stays as it is, byte for byte.
internal sealed record PreparedSource(ModelSource Source, CompiledSource Compiled)
{
    // The members that were removed for the user, each by the simple name of its type and its own.
    public IReadOnlyCollection<(string Type, string Member)> Ignored { get; private init; } = [];

    public static PreparedSource Of(ModelSource source)
    {
        if (!SyntaxFacts.IsValidIdentifier(source.Dataset))
        {
            throw new ModelException(
                source.Dataset, "a dataset's name is part of generated class names", "give it a name of letters, digits and underscores");
        }

        var first = CompiledSource.Of(source);
        var compiled = ImplicitUsings.Try(SeparateFields.Make(EntryPoints.Remove(first)));
        (compiled, var ignored) = IgnoredMembers.Remove(compiled, new RootFinder(compiled).Find(source.RootType), source.Ignored);
        var authored = new UncompilableCode(source.RootType);
        compiled = authored.Remove(compiled);

        // Before generic types: the class for Page<Order> is as visible as Page, but must not be more visible than Order.
        compiled = PublicTypes.Make(compiled, new RootFinder(compiled).Find(source.RootType));
        (compiled, var root) = GenericTypes.Replace(compiled, new RootFinder(compiled).Find(source.RootType));
        var closed = new UncompilableCode(root);
        (compiled, root) = GlobalTypes.Move(ImplicitUsings.Write(closed.Remove(compiled)), root);
        if (compiled == first)
        {
            return new(source.RootType == root ? source : source with { RootType = root }, compiled);
        }

        var files = source.Files.Zip(compiled.Trees).Select(pair => pair.First with { Text = pair.Second.GetText().ToString() });
        return new(
            source with
            {
                RootType = root,
                Files = [.. files],
                Ignored = [],
                OmittedParts = [.. source.OmittedParts.Concat(authored.Omitted).Concat(closed.Omitted).Distinct()],
            },
            compiled)
        { Ignored = ignored };
    }
}

// Removes the entry point of a program, since a worker has its own Main: top-level statements and static methods named Main.
internal static class EntryPoints
{
    public static CompiledSource Remove(CompiledSource compiled)
    {
        var edits = new SourceEdits();
        foreach (var node in compiled.Trees.SelectMany(tree => tree.GetRoot().DescendantNodes()))
        {
            if (node is GlobalStatementSyntax
                || (node is ClassDeclarationSyntax { Identifier.ValueText: "Program", Parent: CompilationUnitSyntax } program
                    && !program.Members.Any(member => member is BaseTypeDeclarationSyntax or PropertyDeclarationSyntax))
                || (node is MethodDeclarationSyntax { Identifier.ValueText: "Main" } main && main.Modifiers.Any(SyntaxKind.StaticKeyword)))
            {
                edits.Remove(node);
            }
        }

        return compiled.With(edits);
    }
}

// Declares each field by itself, so that it can have attributes of its own: public float X, Y; has two.
internal static class SeparateFields
{
    public static CompiledSource Make(CompiledSource compiled)
    {
        var edits = new SourceEdits();
        foreach (var field in compiled.Trees.SelectMany(tree => tree.GetRoot().DescendantNodes().OfType<FieldDeclarationSyntax>()))
        {
            var variables = field.Declaration.Variables;
            var start = field.SyntaxTree.GetText().ToString(TextSpan.FromBounds(field.SpanStart, variables[0].SpanStart));
            foreach (var (before, variable) in variables.Zip(variables.Skip(1)))
            {
                edits.Replace(field.SyntaxTree, TextSpan.FromBounds(before.Span.End, variable.SpanStart), $"; {start}");
            }
        }

        return compiled.With(edits);
    }
}

// Puts types without a namespace into one: in all code of a worker, that of libraries included, they would come before the types that a
// using names, such as Stream or Version.
internal static class GlobalTypes
{
    private const string Namespace = "Own";

    public static (CompiledSource Source, string Root) Move(CompiledSource compiled, string root)
    {
        var edits = new SourceEdits();
        foreach (var type in compiled.Trees.SelectMany(tree => tree.GetCompilationUnitRoot().Members))
        {
            if (type is BaseTypeDeclarationSyntax or DelegateDeclarationSyntax)
            {
                edits.Replace(type.SyntaxTree, new TextSpan(type.SpanStart, 0), $"namespace {Namespace} {{ ");
                edits.Replace(type.SyntaxTree, new TextSpan(type.Span.End, 0), " }");
            }
        }

        // Code that names such a type by global::, or from a namespace of its own, needs it where it is.
        var moved = compiled.With(edits);
        return moved == compiled || moved.Errors().Count > compiled.Errors().Count ? (compiled, root)
            : new RootFinder(compiled).Find(root).ContainingNamespace.IsGlobalNamespace ? (moved, $"{Namespace}.{root}")
            : (moved, root);
    }
}

// Makes the types of a model public if the root reaches an internal one: generated code and libraries need public types. Private nested
// types and types of one file do not change.
internal static class PublicTypes
{
    public static CompiledSource Make(CompiledSource compiled, INamedTypeSymbol root)
    {
        if (!new TypeGraph(compiled.Declared).From(root).Any(type => type.DeclaredAccessibility == Accessibility.Internal))
        {
            return compiled;
        }

        var edits = new SourceEdits();
        foreach (var node in compiled.Trees.SelectMany(tree => tree.GetRoot().DescendantNodes()))
        {
            if (node is BaseTypeDeclarationSyntax or DelegateDeclarationSyntax)
            {
                Make(edits, (MemberDeclarationSyntax)node);
            }
        }

        return compiled.With(edits);
    }

    private static void Make(SourceEdits edits, MemberDeclarationSyntax type)
    {
        var access = type.Modifiers.Where(modifier => modifier.Kind()
            is SyntaxKind.PublicKeyword or SyntaxKind.InternalKeyword or SyntaxKind.ProtectedKeyword or SyntaxKind.PrivateKeyword
            or SyntaxKind.FileKeyword).ToList();
        if (type.Modifiers.Any(SyntaxKind.InternalKeyword))
        {
            // Including protected internal, whose keywords may be separated.
            edits.Replace(type.SyntaxTree, TextSpan.FromBounds(access[0].SpanStart, access[^1].Span.End), "public");
        }
        else if (access.Count == 0 && type.Parent is not TypeDeclarationSyntax)
        {
            // After the attributes.
            var first = type.AttributeLists.Count == 0 ? type.GetFirstToken() : type.AttributeLists[^1].GetLastToken().GetNextToken();
            edits.Replace(type.SyntaxTree, new TextSpan(first.SpanStart, 0), "public ");
        }
    }
}
