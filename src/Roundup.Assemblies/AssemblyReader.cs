using Roundup.Assemblies.Choosing;
using Roundup.Assemblies.Findings;
using Roundup.Assemblies.Loading;
using Roundup.Assemblies.Reaching;
using Roundup.Assemblies.Writing;

namespace Roundup.Assemblies;

/// <summary>
/// From a type of a compiled assembly to the C# source of it and of all that it reaches. The assembly is read as metadata; its code does
/// not run, so that one for any runtime can be read.
/// </summary>
public static class AssemblyReader
{
    /// <summary>Reads.</summary>
    /// <param name="path">The assembly, absolute; those that it refers to are beside it or in the folder of NuGet packages.</param>
    /// <param name="type">The root type, with or without its namespace; null: the message asks for it.</param>
    /// <param name="ignored">Paths of members that are left out: <c>Lines[].Handler</c>.</param>
    /// <exception cref="AssemblyException">There is no such assembly, type or member, or no model can hold a member.</exception>
    public static AssemblyModel Read(string path, string? type, IReadOnlyList<string> ignored) =>
        Read(path, type, ignored, ReferenceSearch.Packages);

    /// <summary>The same with another folder of NuGet packages.</summary>
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
            throw new AssemblyException($"{path}: its metadata is damaged or protected ({e.Message.TrimEnd('.')}): build it again.", e);
        }
    }

    private static AssemblyModel Read(LoadedTypes loaded, string? type, IReadOnlyList<string> ignored)
    {
        var remarks = new Remarks();
        var root = RootChoice.Of(loaded, type);
        var members = new IgnoredMembers(loaded, root, ignored);
        var walk = new TypeWalk(loaded, root, members, remarks);
        remarks.ThrowIfAny(root.ToDisplayString());
        new PlanCompletion(loaded, walk, members, remarks).Complete();
        var names = new TypeNames(walk.Found, remarks);
        var source = SourceWriter.Write(loaded, walk.Found, names, remarks);
        return new(names.Full(root), source, remarks.Findings);
    }
}
