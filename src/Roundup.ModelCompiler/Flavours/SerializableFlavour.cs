using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using Roundup.ModelCompiler.Binding;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>[Serializable] on each class and struct, for BinaryFormatter and its like. Nothing else of the text changes.</summary>
internal sealed class SerializableFlavour : Flavour
{
    private const string Attribute = "[System.Serializable]";

    /// <inheritdoc/>
    public override string Name => "serializable";

    /// <inheritdoc/>
    public override string Rewrite(BoundModel model, SyntaxTree file)
    {
        var text = file.GetText();
        var semantics = model.Compilation.GetSemanticModel(file);
        var changes = file.GetRoot().DescendantNodes()
            .OfType<TypeDeclarationSyntax>()
            .Where(declaration => Wants(semantics.GetDeclaredSymbol(declaration)!, declaration))
            .Select(declaration => new TextChange(new TextSpan(declaration.SpanStart, 0), Attribute + Gap(text, declaration.SpanStart)));
        return text.WithChanges(changes).ToString();
    }

    /// <summary>Each class and struct once, however many parts it has.</summary>
    private static bool Wants(INamedTypeSymbol type, TypeDeclarationSyntax declaration) =>
        type is { TypeKind: TypeKind.Class or TypeKind.Struct, IsStatic: false }
        && type.DeclaringSyntaxReferences[0].GetSyntax() == declaration
        && !type.GetAttributes().Any(attribute => attribute.AttributeClass?.ToDisplayString() == "System.SerializableAttribute");

    /// <summary>What parts the attribute from the declaration: a line break and the declaration's indentation, or a blank inside a line.</summary>
    private static string Gap(SourceText text, int position)
    {
        var line = text.Lines.GetLineFromPosition(position);
        var before = text.ToString(TextSpan.FromBounds(line.Start, position));
        var lineBreak = text.ToString(TextSpan.FromBounds(line.End, line.EndIncludingLineBreak));
        return string.IsNullOrWhiteSpace(before) ? (lineBreak.Length == 0 ? "\n" : lineBreak) + before : " ";
    }
}
