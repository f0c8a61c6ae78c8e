using Roundup.Catalogue;
using Roundup.OwnData.Assemblies.Code;
using Roundup.OwnData.Assemblies.Metadata;
using Roundup.OwnData.Assemblies.Types;

namespace Roundup.OwnData.Assemblies;

/// <summary>
/// From a type of a compiled assembly to the C# source of that type and of all types that it needs. The assembly is read as metadata
/// and never runs, so that it can be for any runtime.
/// </summary>
internal static class AssemblyReader
{
    /// <param name="path">The assembly, absolute; those that it refers to are beside it or in the folder of NuGet packages.</param>
    /// <param name="type">The root type, with or without its namespace; null: the message asks for it.</param>
    /// <param name="ignored">Paths of members that are left out: <c>Lines[].Handler</c>.</param>
    /// <exception cref="RoundupException">There is no such assembly, type or member, or no model can hold a member.</exception>
    public static AssemblyModel Read(string path, string? type, IReadOnlyList<string> ignored) =>
        Read(path, type, ignored, ReferenceSearch.Packages);

    internal static AssemblyModel Read(string path, string? type, IReadOnlyList<string> ignored, string packages)
    {
        ArgumentNullException.ThrowIfNull(path);
        ArgumentNullException.ThrowIfNull(ignored);
        try
        {
            return Read(LoadedTypes.Read(path, packages), type, ignored);
        }
        catch (BadImageFormatException e)
        {
            throw DataError.Of($"{path}: its metadata is damaged or protected ({e.Message.TrimEnd('.')}): build it again.", e);
        }
    }

    private static AssemblyModel Read(LoadedTypes loaded, string? type, IReadOnlyList<string> ignored)
    {
        var diagnostics = new AssemblyDiagnostics();
        var root = AssemblyRootFinder.Find(loaded, type);
        var members = new IgnoredMembers(loaded, root, ignored);
        var walk = new TypeWalk(loaded, root, members, diagnostics);
        diagnostics.ThrowIfAny(root.ToDisplayString());
        new MemberPlanner(loaded, walk, members, diagnostics).Complete();
        var names = new WrittenTypeNames(walk.Found, diagnostics);
        var source = SourceWriter.Write(loaded, walk.Found, names, diagnostics);
        return new(names.Full(root), source, diagnostics.Findings);
    }
}

/// <summary>The types of an assembly as C# source.</summary>
/// <param name="RootType">The full name of the root type; a nested type's with dots.</param>
/// <param name="Source">The source of all types. It needs the framework, and the packages of its attributes.</param>
/// <param name="Findings">The differences from the assembly.</param>
internal sealed record AssemblyModel(string RootType, string Source, IReadOnlyList<AssemblyFinding> Findings);

/// <summary>A difference of the written source from the assembly.</summary>
/// <param name="Path">The member or type: <c>Lines[].Total</c> from the root.</param>
/// <param name="Text">What differs, and why.</param>
internal sealed record AssemblyFinding(string Path, string Text)
{
    public override string ToString() => $"{Path}: {Text}";
}
