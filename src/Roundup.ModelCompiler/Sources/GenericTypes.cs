using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Roundup.ModelCompiler.Sources;

// Replaces generic model types: each closed type that the root reaches (Page<Order>) becomes a class of its own (PageOfOrder), which all
// libraries and schemas support.
internal sealed class GenericTypes(CompiledSource compiled, ClosedGenericTypes closed)
{
    private sealed class Arguments() : Dictionary<ISymbol, ITypeSymbol>(SymbolEqualityComparer.Default);

    public static (CompiledSource Compiled, string Root) Replace(CompiledSource compiled, INamedTypeSymbol root)
    {
        var closed = new ClosedGenericTypes(compiled, root);
        var name = closed.FullNameOf(root) ?? DeclaredTypes.FullName(root);
        return closed.IsEmpty ? (compiled, name) : (new GenericTypes(compiled, closed).Replace(), name);
    }

    private CompiledSource Replace()
    {
        var edits = new SourceEdits();
        foreach (var tree in compiled.Trees)
        {
            var semantics = compiled.Compilation.GetSemanticModel(tree);
            var generic = tree.GetRoot().DescendantNodes().OfType<TypeDeclarationSyntax>()
                .Select(declaration => (Declaration: declaration, Forms: closed.Find(semantics.GetDeclaredSymbol(declaration)!).ToList()))
                .Where(one => one.Forms.Count > 0)
                .ToList();
            foreach (var (declaration, forms) in generic)
            {
                var copies = forms.Select(form => Copy(semantics, declaration, form.Type, form.Name));
                edits.Replace(tree, declaration.Span, string.Join("\n\n" + Indentation(declaration), copies));
            }

            foreach (var change in Changes(semantics, tree.GetRoot(), []))
            {
                edits.Replace(tree, change.Span, change.NewText!);
            }
        }

        return compiled.With(edits);
    }

    private string Copy(SemanticModel semantics, TypeDeclarationSyntax declaration, INamedTypeSymbol form, string name)
    {
        var arguments = new Arguments();
        foreach (var (parameter, argument) in form.OriginalDefinition.TypeParameters.Zip(form.TypeArguments))
        {
            arguments.Add(parameter, argument);
        }

        var changes = new List<TextChange>
        {
            new(TextSpan.FromBounds(declaration.Identifier.SpanStart, declaration.TypeParameterList!.Span.End), name),
        };
        changes.AddRange(declaration.ConstraintClauses.Select(clause => new TextChange(clause.Span, string.Empty)));
        foreach (var member in declaration.Members)
        {
            if (member is ConstructorDeclarationSyntax constructor)
            {
                changes.Add(new(constructor.Identifier.Span, name));
            }
            else if (member is DestructorDeclarationSyntax destructor)
            {
                changes.Add(new(destructor.Identifier.Span, name));
            }
        }

        changes.AddRange(Changes(semantics, declaration, arguments));
        var from = declaration.SpanStart;
        var text = SourceText.From(declaration.ToString());
        var moved = changes.Select(change => new TextChange(new(change.Span.Start - from, change.Span.Length), change.NewText!));
        return SourceEdits.Apply(text, moved).ToString();
    }

    private IEnumerable<TextChange> Changes(SemanticModel semantics, SyntaxNode part, Arguments arguments)
    {
        foreach (var type in part.DescendantNodes().OfType<TypeSyntax>())
        {
            if (Text(semantics, type, arguments) is { } text)
            {
                yield return new(type.Span, text);
            }
        }
    }

    private string? Text(SemanticModel semantics, TypeSyntax type, Arguments arguments)
    {
        if (type is NullableTypeSyntax nullable)
        {
            // T? of an unconstrained type parameter is T if the argument is a value type.
            if (semantics.GetSymbolInfo(nullable.ElementType).Symbol is not ITypeParameterSymbol marked
                || !arguments.TryGetValue(marked, out var argument))
            {
                return null;
            }

            var isNullable = argument.IsReferenceType || marked.HasValueTypeConstraint || DeclaredTypes.IsNullableValue(argument);
            return closed.Code(argument).TrimEnd('?') + (isNullable ? "?" : string.Empty);
        }

        if (type is not NameSyntax || type.Parent is AttributeSyntax)
        {
            return null;
        }

        return semantics.GetSymbolInfo(type).Symbol switch
        {
            ITypeParameterSymbol parameter => arguments.TryGetValue(parameter, out var given) ? closed.Code(given) : null,
            INamedTypeSymbol { IsGenericType: true } named when DeclaredTypes.IsDeclared(named) =>
                closed.FullNameOf(Fill(named, arguments)) is { } name ? "global::" + name : null,
            _ => null,
        };
    }

    private INamedTypeSymbol Fill(INamedTypeSymbol type, Arguments arguments) => type.IsUnboundGenericType
        ? type
        : type.OriginalDefinition.Construct([.. type.TypeArguments.Select(argument => Fill(argument, arguments))]);

    private ITypeSymbol Fill(ITypeSymbol type, Arguments arguments) => type switch
    {
        ITypeParameterSymbol parameter => arguments.GetValueOrDefault(parameter) ?? parameter,
        IArrayTypeSymbol array => compiled.Compilation.CreateArrayTypeSymbol(Fill(array.ElementType, arguments), array.Rank),
        INamedTypeSymbol { TypeArguments.Length: > 0, IsTupleType: false } named => Fill(named, arguments),
        _ => type,
    };

    private static string Indentation(SyntaxNode node)
    {
        var text = node.SyntaxTree.GetText();
        var before = text.ToString(TextSpan.FromBounds(text.Lines.GetLineFromPosition(node.SpanStart).Start, node.SpanStart));
        return string.IsNullOrWhiteSpace(before) ? before : string.Empty;
    }
}
