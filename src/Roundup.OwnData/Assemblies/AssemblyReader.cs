using Microsoft.CodeAnalysis;
using Roundup.OwnData.Assemblies.Code;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Assemblies.Types;
using MemberPaths = Roundup.ModelCompiler.Sources.MemberPaths;

namespace Roundup.OwnData.Assemblies;

// From a type of a compiled assembly to the C# source of that type and of all types that it needs. The assembly is read as metadata and
// never runs, so that it can be for any runtime.
internal static class AssemblyReader
{
    // path: absolute. The assemblies that it refers to are beside it or in the folder of NuGet packages.
    // type: with or without its namespace; RootChoice chooses where it is null.
    // ignored: paths of members, such as Lines[].Handler.
    // packages: the folder of NuGet packages; null stands for that of the user.
    // members: those of the sample; null without a sample.
    public static AssemblyModel Read(
        string path, string? type, IReadOnlyList<string> ignored, string? packages = null, IReadOnlyList<string>? members = null)
    {
        ArgumentNullException.ThrowIfNull(path);
        ArgumentNullException.ThrowIfNull(ignored);
        try
        {
            var loaded = LoadedTypes.Read(path, packages ?? ReferenceSearch.Packages);
            return Read(loaded, new RootChoice(loaded.File, loaded.Assembly, loaded.All).Find(type, members ?? []), ignored);
        }
        catch (BadImageFormatException e)
        {
            throw DataError.Create($"{path}: its metadata is damaged or protected ({e.Message.TrimEnd('.')}): build it again.", e);
        }
    }

    private static AssemblyModel Read(LoadedTypes loaded, INamedTypeSymbol root, IReadOnlyList<string> ignored)
    {
        var diagnostics = new AssemblyDiagnostics();
        var members = new IgnoredPaths(loaded, root, ignored);
        var walk = new TypeWalk(loaded, root, members, diagnostics);
        diagnostics.ThrowIfAny(root.ToDisplayString());
        new MemberPlanner(loaded, walk, members, diagnostics).Complete();
        var names = new WrittenTypeNames(walk.Found, diagnostics);
        var source = SourceWriter.Write(loaded, walk.Found, names, diagnostics);
        var paths = new MemberPaths(root, loaded.All);
        return new(names.Full(root), source, diagnostics.Findings, members.Names)
        {
            // The path of a value in a list of roots begins with brackets.
            NotCopied = [.. diagnostics.NotCopied],
            IsInitialNotKnown = path => paths.FindOrNone(path.TrimStart('[', ']', '.')).Any(diagnostics.NotKnown.Contains),
        };
    }
}

// RootType: the full name; a nested type's with dots. Source needs the framework, and the packages of its attributes. Omitted: each by the
// simple name of its type and its own.
internal sealed record AssemblyModel(
    string RootType, string Source, IReadOnlyList<AssemblyFinding> Findings, IReadOnlyCollection<(string Type, string Member)> Omitted)
{
    public required IReadOnlyList<string> NotCopied { get; init; }

    public required Predicate<string> IsInitialNotKnown { get; init; }
}
