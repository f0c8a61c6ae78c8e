using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Results.Reading;

namespace Roundup.OwnData.Settings;

// One setting of a library. Code: a line of an initializer. Slot: what it sets; of settings with one slot a program can have one.
internal sealed record Switch(string Code, string Slot);

// The settings of a library that can be tried: a property that has all of them in its initializer, and beside its file the classes that
// they name. The code with some of them is written from these.
internal sealed class SwitchFile
{
    private const string Indent = "    ";

    private readonly PropertyDeclarationSyntax _property;
    private readonly IReadOnlyList<CompilationUnitSyntax> _beside;

    private SwitchFile(CompilationUnitSyntax root, IReadOnlyList<CompilationUnitSyntax> beside)
    {
        _property = root.DescendantNodes().OfType<PropertyDeclarationSyntax>().First();
        _beside = beside;
        All = [.. Leaves(_property.Initializer!.Value).Select(Of).Distinct()];
    }

    public IReadOnlyList<Switch> All { get; }

    public static SwitchFile Read(string path) => new(
        Parse(path),
        [
            .. Directory.EnumerateFiles(Path.GetDirectoryName(path)!, "*.cs").Where(file => file != path).Order(StringComparer.Ordinal)
                .Select(Parse),
        ]);

    private static CompilationUnitSyntax Parse(string path) =>
        CSharpSyntaxTree.ParseText(BoundedFile.Text(path, FileLimits.WrittenFileBytes)).GetCompilationUnitRoot();

    // With what stays of others where a setting is added: those of another slot.
    public static IReadOnlyList<Switch> With(IReadOnlyList<Switch> chosen, Switch added) =>
        [.. chosen.Where(one => one.Slot != added.Slot), added];

    // A class with a property for each name, and the classes that these name.
    public string Write(IEnumerable<(string Name, IReadOnlyList<Switch> Chosen)> properties)
    {
        var type = _property.Type.ToString();
        var code = string.Join("\n\n", properties.Select(one =>
            $"{Indent}public static {type} {one.Name} {{ get; }} = "
            + $"{Render(_property.Initializer!.Value, one.Chosen, Indent) ?? "new()"};"));
        var words = Words(code);
        var usings = _property.SyntaxTree.GetCompilationUnitRoot().Usings.ToList();
        var classes = new Dictionary<CompilationUnitSyntax, string>();
        while (_beside.FirstOrDefault(one => !classes.ContainsKey(one) && words.Contains(Declared(one).Identifier.ValueText)) is { } needed)
        {
            classes[needed] = $"\n{Trimmed(Declared(needed), words).ToFullString().Trim()}\n";
            words.UnionWith(Words(classes[needed]));
            usings.AddRange(needed.Usings);
        }

        var names = usings.Select(one => one.Name!.ToString()).Distinct().Order(StringComparer.Ordinal);
        return $"{string.Concat(names.Select(name => $"using {name};\n"))}\npublic static class Swapped\n{{\n{code}\n}}\n"
            + string.Concat(classes.Values);
    }

    private static BaseTypeDeclarationSyntax Declared(CompilationUnitSyntax file) =>
        file.Members.OfType<BaseTypeDeclarationSyntax>().First();

    private static HashSet<string> Words(string code) => [.. SyntaxFactory.ParseTokens(code).Select(token => token.ValueText)];

    // Of a static class, only the methods that are named.
    private static MemberDeclarationSyntax Trimmed(BaseTypeDeclarationSyntax declared, HashSet<string> words) =>
        declared is ClassDeclarationSyntax owner && owner.Modifiers.Any(SyntaxKind.StaticKeyword)
            ? owner.WithMembers([.. owner.Members.Where(member => member is not MethodDeclarationSyntax method
                || words.Contains(method.Identifier.ValueText))])
            : declared;

    private static Switch Of(ExpressionSyntax leaf) => new(leaf.ToString(), leaf switch
    {
        AssignmentExpressionSyntax set => set.Left.ToString(),
        ObjectCreationExpressionSyntax created => created.Type.ToString(),
        _ => leaf.ToString(),
    });

    private static IEnumerable<ExpressionSyntax> Leaves(ExpressionSyntax node) =>
        InitializerOf(node) is { } all ? all.Expressions.SelectMany(Leaves) : [node];

    private static InitializerExpressionSyntax? InitializerOf(ExpressionSyntax node) => node switch
    {
        InitializerExpressionSyntax all => all,
        AssignmentExpressionSyntax set => InitializerOf(set.Right),
        BaseObjectCreationExpressionSyntax created => created.Initializer,
        _ => null,
    };

    // The code with these settings alone; null where none is left.
    private static string? Render(ExpressionSyntax node, IReadOnlyList<Switch> chosen, string indent)
    {
        if (InitializerOf(node) is not { } all)
        {
            return chosen.Contains(Of(node)) ? node.ToString() : null;
        }

        var parts = all.Expressions.Select(part => Render(part, chosen, indent + Indent)).OfType<string>().ToList();
        var head = node.ToString()[..(all.SpanStart - node.SpanStart)].TrimEnd();
        return parts.Count == 0 ? null
            : $"{head}\n{indent}{{\n{string.Concat(parts.Select(part => $"{indent}{Indent}{part},\n"))}{indent}}}";
    }
}
