using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Roundup.Catalogue.Tests.Architecture;

/// <summary>
/// Which folders of a project use which. A folder is a namespace. It uses another by a using, and, where it lies inside the other, by the
/// name of a type or of an extension method that is declared there: for these no using is needed.
/// </summary>
internal sealed class FolderUses
{
    private readonly List<Source> _sources;
    private readonly HashSet<string> _folders;
    private readonly HashSet<(string Folder, string Name)> _types;
    private readonly HashSet<(string Folder, string Name)> _extensions;

    private FolderUses(IEnumerable<string> files)
    {
        _sources = [.. files.AsParallel().AsOrdered().Select(Source.Read).OfType<Source>()];
        _types = [.. _sources.SelectMany(source => source.Types.Select(name => (source.Folder, name)))];
        _extensions = [.. _sources.SelectMany(source => source.Extensions.Select(name => (source.Folder, name)))];
        _folders = [.. _sources.Select(source => source.Folder)];
    }

    public static IReadOnlyList<FolderUse> Of(string project)
    {
        var files = Directory.EnumerateFiles(project, "*.cs", SearchOption.AllDirectories)
            .Where(file => Path.GetRelativePath(project, file).Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj"));
        var uses = new FolderUses(files);
        return [.. uses._sources.SelectMany(uses.Of).Distinct()];
    }

    private IEnumerable<FolderUse> Of(Source source) => source.Usings.Select(OfUsing)
        .Concat(source.Names.Select(name => OfName(name, source)))
        .OfType<(string Folder, string Name)>()
        .Where(used => used.Folder != source.Folder)
        .Select(used => new FolderUse(source.Folder, used.Folder, source.File, used.Name));

    /// <summary>The folder that a using means, also by the name of a type in it; null for another project's.</summary>
    private (string Folder, string Name)? OfUsing(string used) =>
        _folders.Contains(used) ? (used, "using") : _folders.Contains(Outer(used)) ? (Outer(used), "using") : null;

    private (string Folder, string Name)? OfName(SimpleNameSyntax name, Source source)
    {
        var text = name.Identifier.Text;
        var seen = Enclosing(source.Folder);
        if (name.Parent is MemberAccessExpressionSyntax access && access.Name == name)
        {
            return access.Parent is InvocationExpressionSyntax ? Found(_extensions) : null;
        }

        return IsPartOfAnother(name) || (IsValue(name) && source.Members.Contains(text)) ? null : Found(_types) ?? OfPath(name, source);

        (string Folder, string Name)? Found(HashSet<(string Folder, string Name)> declared) =>
            seen.FirstOrDefault(folder => declared.Contains((folder, text))) is { } folder ? (folder, text) : null;
    }

    /// <summary>The folder that a name means whose front is a namespace, from the root or from a folder around the file.</summary>
    private (string Folder, string Name)? OfPath(SimpleNameSyntax name, Source source)
    {
        SyntaxNode path = name;
        while (path.Parent is QualifiedNameSyntax or MemberAccessExpressionSyntax)
        {
            path = path.Parent;
        }

        var parts = path.ToString().Split('.');
        return parts.Length == 1 ? null : Enclosing(source.Folder).Append("")
            .SelectMany(front => Enumerable.Range(1, parts.Length - 1)
                .Select(count => string.Join('.', parts.Take(count).Prepend(front).Where(part => part.Length > 0))))
            .Where(_folders.Contains)
            .Select(folder => ((string, string)?)(folder, path.ToString()))
            .MaxBy(used => used!.Value.Item1.Length);
    }

    private static bool IsPartOfAnother(SimpleNameSyntax name) =>
        (name.Parent is QualifiedNameSyntax qualified && qualified.Right == name)
        || name.Parent is MemberBindingExpressionSyntax or NameColonSyntax or NameEqualsSyntax
        || (name.Parent is AssignmentExpressionSyntax { Parent: InitializerExpressionSyntax } assigned && assigned.Left == name);

    /// <summary>Whether a name can be that of a member or a variable, and not only that of a type.</summary>
    private static bool IsValue(SimpleNameSyntax name) => name.Parent is ExpressionSyntax and not (
            ObjectCreationExpressionSyntax or CastExpressionSyntax or TypeOfExpressionSyntax or DefaultExpressionSyntax or TypeSyntax)
        || name.Parent is ArgumentSyntax or EqualsValueClauseSyntax or ArrowExpressionClauseSyntax or ReturnStatementSyntax
            or ExpressionElementSyntax or InterpolationSyntax or ConstantPatternSyntax;

    private static IEnumerable<string> Enclosing(string folder)
    {
        for (var at = folder; at.Length > 0; at = Outer(at))
        {
            yield return at;
        }
    }

    private static string Outer(string name) => name[..Math.Max(0, name.LastIndexOf('.'))];

    private sealed record Source(string File, string Folder, CompilationUnitSyntax Root)
    {
        public IEnumerable<string> Types { get; } = [.. Declarations(Root).Select(NameOf).OfType<string>()];

        public IEnumerable<string> Usings { get; } = [.. Root.Usings.Select(used => used.NamespaceOrType.ToString())];

        public IEnumerable<SimpleNameSyntax> Names { get; } =
            [.. Declarations(Root).SelectMany(declaration => declaration.DescendantNodes()).OfType<SimpleNameSyntax>()];

        public IEnumerable<string> Extensions { get; } =
        [
            .. Declarations(Root).SelectMany(declaration => declaration.ChildNodes()).OfType<MethodDeclarationSyntax>()
                .Where(method => method.ParameterList.Parameters is [var first, ..] && first.Modifiers.Any(SyntaxKind.ThisKeyword))
                .Select(method => method.Identifier.Text),
        ];

        /// <summary>The names of everything in the file that is no type.</summary>
        public HashSet<string> Members { get; } =
            [.. Declarations(Root).SelectMany(declaration => declaration.DescendantNodes()).Select(MemberOf).OfType<string>()];

        /// <summary>A file; null for one without a namespace.</summary>
        public static Source? Read(string path)
        {
            var root = CSharpSyntaxTree.ParseText(System.IO.File.ReadAllText(path)).GetCompilationUnitRoot();
            var folder = root.Members.OfType<BaseNamespaceDeclarationSyntax>().FirstOrDefault()?.Name.ToString();
            return folder is null ? null : new(Path.GetFileName(path), folder, root);
        }

        private static IEnumerable<MemberDeclarationSyntax> Declarations(CompilationUnitSyntax root) =>
            root.Members.OfType<BaseNamespaceDeclarationSyntax>().SelectMany(one => one.Members);

        private static string? NameOf(MemberDeclarationSyntax declaration) => declaration switch
        {
            BaseTypeDeclarationSyntax type => type.Identifier.Text,
            DelegateDeclarationSyntax type => type.Identifier.Text,
            _ => null,
        };

        private static string? MemberOf(SyntaxNode node) => node switch
        {
            PropertyDeclarationSyntax property => property.Identifier.Text,
            MethodDeclarationSyntax method => method.Identifier.Text,
            ParameterSyntax parameter => parameter.Identifier.Text,
            VariableDeclaratorSyntax variable => variable.Identifier.Text,
            EnumMemberDeclarationSyntax member => member.Identifier.Text,
            TypeParameterSyntax parameter => parameter.Identifier.Text,
            _ => null,
        };
    }
}

/// <param name="From">The folder that uses another.</param>
/// <param name="To">The folder that is used.</param>
/// <param name="File">The file that uses it.</param>
/// <param name="Name">What it uses.</param>
internal sealed record FolderUse(string From, string To, string File, string Name);
