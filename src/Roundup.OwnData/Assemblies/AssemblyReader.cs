using Microsoft.CodeAnalysis;
using Roundup.Catalogue;
using Roundup.ModelCompiler;
using Roundup.OwnData.Assemblies.Code;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Assemblies.Types;
using MemberPaths = Roundup.ModelCompiler.Sources.MemberPaths;

namespace Roundup.OwnData.Assemblies;

/// <summary>
/// From a type of a compiled assembly to the C# source of that type and of all types that it needs. The assembly is read as metadata
/// and never runs, so that it can be for any runtime.
/// </summary>
internal static class AssemblyReader
{
    /// <param name="path">The assembly, absolute; those that it refers to are beside it or in the folder of NuGet packages.</param>
    /// <param name="type">The root type, with or without its namespace; null: see <see cref="RootChoice"/>.</param>
    /// <param name="ignored">Paths of members that are left out: <c>Lines[].Handler</c>.</param>
    /// <param name="packages">The folder of NuGet packages; null: the user's.</param>
    /// <param name="members">The names of the members of the sample's first value; null without a sample.</param>
    /// <exception cref="RoundupException">There is no such assembly, type or member, or no model can hold a member.</exception>
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
            throw DataError.Of($"{path}: its metadata is damaged or protected ({e.Message.TrimEnd('.')}): build it again.", e);
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

/// <param name="RootType">The full name of the root type; a nested type's with dots.</param>
/// <param name="Source">The source of all types. It needs the framework, and the packages of its attributes.</param>
/// <param name="LeftOut">The members that were left out for the user, each by the simple name of its type and its own.</param>
internal sealed record AssemblyModel(
    string RootType, string Source, IReadOnlyList<AssemblyFinding> Findings, IReadOnlyCollection<(string Type, string Member)> LeftOut)
{
    /// <inheritdoc cref="AssemblyDiagnostics.NotCopied"/>
    public required IReadOnlyList<string> NotCopied { get; init; }

    /// <inheritdoc cref="OwnModel.IsInitialNotKnown"/>
    public required Predicate<string> IsInitialNotKnown { get; init; }
}
