using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Flavours.Attributes;

// Inserts a flavour's attributes and modifiers into a file of a model. The rest of the text does not change.
internal sealed class Annotator(BoundModel model, AnnotatedModel known, AnnotatedFlavour flavour, IReadOnlyList<string> kept)
{
    private readonly Dictionary<AnnotatedType, bool> _authors = [];
    private readonly List<TextChange> _changes = [];

    public string Rewrite(SyntaxTree file)
    {
        var text = file.GetText();
        var semantics = model.Compilation.GetSemanticModel(file);
        foreach (var node in file.GetRoot().DescendantNodes())
        {
            switch (node)
            {
                case BaseTypeDeclarationSyntax declaration:
                    Type(text, declaration, semantics.GetDeclaredSymbol(declaration)!);
                    break;
                case PropertyDeclarationSyntax property:
                    Member(text, property, semantics.GetDeclaredSymbol(property));
                    break;
                case ConstructorDeclarationSyntax constructor:
                    Constructor(text, constructor, semantics.GetDeclaredSymbol(constructor)!);
                    break;
                case FieldDeclarationSyntax field:
                    Field(text, field, semantics);
                    break;
                case ParameterSyntax { Parent.Parent: RecordDeclarationSyntax } parameter:
                    Parameter(parameter, semantics);
                    break;
            }
        }

        _changes.AddRange(model.Attributes.Changes(file, kept));
        return text.WithChanges(_changes.OrderBy(change => change.Span.Start).ThenBy(change => change.Span.Length)).ToString();
    }

    // Whether the author has given the type attributes for the same library, or a type with which it shares its numbers.
    private bool HasAuthorAttributes(AnnotatedType type)
    {
        if (!_authors.TryGetValue(type, out var hasAuthorAttributes))
        {
            var family = flavour.NumbersAcrossTypes
                ? known.Types.Where(other =>
                    DeclaredTypes.DerivesByClass(other.Symbol, type.Symbol) || DeclaredTypes.DerivesByClass(type.Symbol, other.Symbol))
                : [type];
            _authors[type] = hasAuthorAttributes = family
                .SelectMany(one => model.Attributes.On(one.Symbol))
                .Any(attribute => flavour.IsFor(attribute) && flavour.Overrides(attribute));
        }

        return hasAuthorAttributes;
    }

    private IEnumerable<string> Missing(AnnotatedType type)
    {
        var present = model.Attributes.On(type.Symbol).Where(attribute => attribute.Member is null && flavour.IsFor(attribute))
            .Select(attribute => attribute.Name).ToHashSet();
        return flavour.OnAuthorType(type).Where(attribute => !present.Contains(attribute[(attribute.LastIndexOf('.') + 1)..]));
    }

    private void Type(SourceText text, BaseTypeDeclarationSyntax declaration, INamedTypeSymbol symbol)
    {
        var type = known.Find(symbol);

        // A partial type is annotated once.
        if (type is not null && symbol.DeclaringSyntaxReferences[0].GetSyntax() == declaration)
        {
            Insert(text, declaration.SpanStart, HasAuthorAttributes(type) ? Missing(type) : flavour.OnType(type));
        }

        if (flavour.IsPartial && declaration is TypeDeclarationSyntax own && ContainsAnnotated(symbol)
            && !own.Modifiers.Any(SyntaxKind.PartialKeyword))
        {
            Insert(own.Keyword.SpanStart, "partial ");
        }
    }

    // Whether the type or one nested in it is annotated: a generator needs the outer types to be partial too.
    private bool ContainsAnnotated(INamedTypeSymbol type) => known.Find(type) is not null || type.GetTypeMembers().Any(ContainsAnnotated);

    private void Member(SourceText text, PropertyDeclarationSyntax property, ISymbol? symbol)
    {
        // A partial property is annotated once.
        if (symbol is null or IPropertySymbol { PartialDefinitionPart: not null } || Attributes(symbol) is not { } attributes)
        {
            return;
        }

        Insert(text, property.SpanStart, attributes);
        if (flavour.IsVirtual
            && symbol is { IsVirtual: false, IsOverride: false, IsAbstract: false, IsStatic: false }
            && symbol.ContainingType is { IsSealed: false, TypeKind: TypeKind.Class })
        {
            Insert(property.Type.SpanStart, "virtual ");
        }
    }

    private void Constructor(SourceText text, ConstructorDeclarationSyntax declaration, IMethodSymbol symbol)
    {
        if (known.Find(symbol.ContainingType) is { } type && !HasAuthorAttributes(type))
        {
            Insert(text, declaration.SpanStart, flavour.OnConstructor(type, symbol));
        }
    }

    private void Field(SourceText text, FieldDeclarationSyntax field, SemanticModel semantics)
    {
        // A prepared model declares each field by itself.
        Insert(text, field.SpanStart, Attributes(semantics.GetDeclaredSymbol(field.Declaration.Variables[0])!) ?? []);
    }

    // The parameter of a record declares a property, which the attribute is for.
    private void Parameter(ParameterSyntax parameter, SemanticModel semantics)
    {
        var constructor = semantics.GetDeclaredSymbol(parameter)?.ContainingSymbol;
        var property = constructor?.ContainingType.GetMembers(parameter.Identifier.ValueText).OfType<IPropertySymbol>().FirstOrDefault();
        foreach (var attribute in (property is null ? null : Attributes(property)) ?? [])
        {
            Insert(parameter.SpanStart, $"[property: {Unhidden(attribute)}] ");
        }
    }

    // The attributes of a property or field, member or not. Null if the type has the author's.
    private IEnumerable<string>? Attributes(ISymbol symbol) =>
        known.Find(symbol.ContainingType) is { } type && HasAuthorAttributes(type) ? null
        : known.Find(symbol) is { } member ? flavour.OnMember(known.Find(symbol.ContainingType)!, member)
        : symbol is { IsStatic: false, DeclaredAccessibility: Accessibility.Public } && known.Find(symbol.ContainingType) is not null
            ? flavour.OnIgnored(symbol)
        : null;

    private void Insert(SourceText text, int position, IEnumerable<string> attributes)
    {
        foreach (var attribute in attributes)
        {
            Insert(position, $"[{Unhidden(attribute)}]{Gap(text, position)}");
        }
    }

    // The attribute, with global:: where a name of the model hides the library's namespace.
    private string Unhidden(string attribute)
    {
        var first = attribute.Split('.', 2)[0];
        return first.Length < attribute.Length && model.Compilation.ContainsSymbolsWithName(first, SymbolFilter.All)
            ? Regex.Replace(attribute, $@"(?<![\w.:]){first}\.", $"global::{first}.", RegexOptions.CultureInvariant)
            : attribute;
    }

    private void Insert(int position, string text) => _changes.Add(new(new TextSpan(position, 0), text));

    // The text between an attribute and the declaration: a line break and the declaration's indentation, or a space within a line.
    private static string Gap(SourceText text, int position)
    {
        var line = text.Lines.GetLineFromPosition(position);
        var before = text.ToString(TextSpan.FromBounds(line.Start, position));
        var lineBreak = text.ToString(TextSpan.FromBounds(line.End, line.EndIncludingLineBreak));
        return string.IsNullOrWhiteSpace(before) ? (lineBreak.Length == 0 ? "\n" : lineBreak) + before : " ";
    }
}
