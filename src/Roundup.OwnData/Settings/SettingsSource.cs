using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Reading;

namespace Roundup.OwnData.Settings;

// A public static member of a file of settings. Types: that of the member, and those that it derives from as far as the file says so.
// Access: how code names it, with its namespace and classes. IsMethod: it gets what it configures.
internal sealed record SettingsMember(string Name, string Access, bool IsMethod, int Line, IReadOnlyList<string> Types);

// A file of settings, parsed but not compiled.
internal sealed partial class SettingsSource
{
    private static readonly SyntaxKind[] s_hidden = [SyntaxKind.PrivateKeyword, SyntaxKind.ProtectedKeyword, SyntaxKind.FileKeyword];

    private static readonly SyntaxKind[] s_shown = [SyntaxKind.PublicKeyword, SyntaxKind.InternalKeyword];

    private SettingsSource(string code, IReadOnlyList<(string, string)> packages) => (Code, Packages) = (code, packages);

    // Without directives of packages, on the lines that they have in the file.
    public string Code { get; }

    public IReadOnlyList<(string Id, string Version)> Packages { get; }

    public IReadOnlyList<SettingsMember> Members { get; private init; } = [];

    public static SettingsSource Read(string path)
    {
        DataFileKind.Source.Check(path);
        var lines = Text(path).Split('\n');
        var packages = new List<(string, string)>();
        for (var at = 0; at < lines.Length; at++)
        {
            if (lines[at].TrimStart() is ['#', ':' or '!', ..] line)
            {
                packages.AddRange(line[1] == ':' ? [Package(path, at + 1, line.Trim())] : []);
                lines[at] = "";
            }
        }

        var code = string.Join('\n', lines);
        var root = CSharpSyntaxTree.ParseText(code, new CSharpParseOptions(LanguageVersion.Preview)).GetCompilationUnitRoot();
        var classes = root.DescendantNodes().OfType<ClassDeclarationSyntax>().ToList();
        return new(code, packages)
        {
            Members =
            [
                .. from owner in classes.Where(IsVisible)
                   from member in owner.Members
                   where member.Modifiers.Any(SyntaxKind.PublicKeyword) && member.Modifiers.Any(SyntaxKind.StaticKeyword)
                   from one in Declared(member)
                   select new SettingsMember(
                       one.Name.ValueText,
                       $"global::{Prefix(owner)}{one.Name.Text}{(one.IsCalled ? "()" : "")}",
                       one.IsMethod,
                       one.Name.GetLocation().GetLineSpan().StartLinePosition.Line + 1,
                       [one.Type, .. Bases(one.Type, classes)]),
            ],
        };
    }

    private static string Text(string path)
    {
        try
        {
            return BoundedFile.Text(path, FileLimits.WrittenFileBytes);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            throw DataError.InFile(path, $"it cannot be read: {e.Message.TrimEnd('.')}", e);
        }
    }

    private static (string Id, string Version) Package(string path, int line, string directive) =>
        PackageDirective().Match(directive) is { Success: true } parts && PackageVersions.IsValid(parts.Groups["version"].Value)
            ? (parts.Groups["id"].Value, parts.Groups["version"].Value)
            : throw DataError.At(path, line, 1, $"{directive} is not known here: a file of settings names packages as #:package Id@1.2.3");

    private static bool IsVisible(ClassDeclarationSyntax owner) => owner.AncestorsAndSelf().OfType<TypeDeclarationSyntax>()
        .All(type => type.TypeParameterList is null && !type.Modifiers.Any(modifier => s_hidden.Contains(modifier.Kind()))
            && (type.Parent is not TypeDeclarationSyntax || type.Modifiers.Any(modifier => s_shown.Contains(modifier.Kind()))));

    private static IEnumerable<(SyntaxToken Name, string Type, bool IsCalled, bool IsMethod)> Declared(
        MemberDeclarationSyntax member) => member switch
        {
            PropertyDeclarationSyntax property => [(property.Identifier, TypeText(property.Type), false, false)],
            FieldDeclarationSyntax { Declaration: var field } =>
                field.Variables.Select(one => (one.Identifier, TypeText(field.Type), false, false)),
            MethodDeclarationSyntax { TypeParameterList: null, ParameterList.Parameters: [] } method =>
                [(method.Identifier, TypeText(method.ReturnType), true, false)],
            MethodDeclarationSyntax { TypeParameterList: null, ParameterList.Parameters: [{ Type: { } type }] } method =>
                [(method.Identifier, $"Action<{TypeText(type)}>", false, true)],
            _ => [],
        };

    // Without namespaces, names of the parts of a tuple, and marks of what may be null.
    private static string TypeText(TypeSyntax type) => type switch
    {
        NullableTypeSyntax nullable => TypeText(nullable.ElementType),
        TupleTypeSyntax tuple => $"({string.Join(", ", tuple.Elements.Select(element => TypeText(element.Type)))})",
        QualifiedNameSyntax qualified => TypeText(qualified.Right),
        AliasQualifiedNameSyntax alias => TypeText(alias.Name),
        _ => type.ToString(),
    };

    private static IEnumerable<string> Bases(string type, List<ClassDeclarationSyntax> classes) => classes
        .Where(declared => declared.Identifier.ValueText == type)
        .SelectMany(declared => declared.BaseList?.Types.Select(one => TypeText(one.Type)) ?? []);

    private static string Prefix(ClassDeclarationSyntax owner) => string.Concat(
        owner.AncestorsAndSelf().Reverse().Select(node => node switch
        {
            BaseNamespaceDeclarationSyntax space => space.Name + ".",
            TypeDeclarationSyntax type => type.Identifier.Text + ".",
            _ => "",
        }));

    [GeneratedRegex(@"^#:package\s+(?<id>[\w.\-]+)@(?<version>\S+)$")]
    private static partial Regex PackageDirective();
}
