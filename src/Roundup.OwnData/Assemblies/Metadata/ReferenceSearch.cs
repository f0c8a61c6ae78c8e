using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Assemblies.Metadata;

/// <summary>Finds the assemblies that an assembly references, directly or through others.</summary>
internal sealed class ReferenceSearch
{
    private static readonly string[] s_notOwn = ["System", "Microsoft"];

    private readonly Dictionary<string, FoundAssembly> found = new(StringComparer.OrdinalIgnoreCase);
    private readonly AssemblyFile root;
    private readonly string packages;
    private readonly DependencyFile? dependencies;

    private ReferenceSearch(AssemblyFile root, string packages)
    {
        (this.root, this.packages) = (root, packages);
        dependencies = DependencyFile.Beside(root.Path);
    }

    public static string Packages => Environment.GetEnvironmentVariable("NUGET_PACKAGES") is { Length: > 0 } folder
        ? folder
        : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");

    public static IReadOnlyList<FoundAssembly> Find(AssemblyFile root, string packages)
    {
        var search = new ReferenceSearch(root, packages);
        search.Follow();
        return [.. search.found.Values];
    }

    private void Follow()
    {
        found.Add(root.Name, new(root.Path, IsOwn: true));
        var left = new Queue<AssemblyFile>([root]);
        while (left.TryDequeue(out var file))
        {
            foreach (var name in file.References.Where(name => !found.ContainsKey(name) && !Framework.Names.Contains(name)))
            {
                if (Find(name) is { } reference)
                {
                    found.Add(name, new(reference.Path, IsOwn(reference)));
                    left.Enqueue(reference);
                }
                else if (FrameworkAssemblies.Other(name) is { } other)
                {
                    found.Add(name, new(other, IsOwn: false));
                }
            }
        }
    }

    private AssemblyFile? Find(string name)
    {
        var beside = Path.Combine(Path.GetDirectoryName(root.Path)!, name);
        string?[] places = [beside + ".dll", beside + ".exe", Package(name)];
        return places.Where(File.Exists)
            .Select(place => AssemblyFile.TryOpen(place!))
            .FirstOrDefault(file => string.Equals(file?.Name, name, StringComparison.OrdinalIgnoreCase));
    }

    private string? Package(string name) => dependencies?.InPackage(name) is { } path ? Path.Combine(packages, path) : null;

    /// <summary>
    /// Whether an assembly is the user's: a project, or one with the same first part of its name (a package with the contracts of a
    /// team). For .NET Framework, which has no <c>.deps.json</c>: an assembly without a strong name.
    /// </summary>
    private bool IsOwn(AssemblyFile file) =>
        dependencies?.IsProject(file.Name) == true
        || (Family(file.Name) == Family(root.Name) && !s_notOwn.Contains(Family(file.Name)))
        || (dependencies is null && !file.IsSigned);

    private static string Family(string name) => name.Split('.')[0];
}

internal sealed record FoundAssembly(string Path, bool IsOwn);

/// <summary>The assemblies of frameworks beside the running one.</summary>
internal static class FrameworkAssemblies
{
    private static readonly string s_folder = Path.GetDirectoryName(typeof(object).Assembly.Location)!;

    /// <summary>The path of an assembly of another framework (ASP.NET Core, Windows desktop).</summary>
    public static string? Other(string name)
    {
        var all = new DirectoryInfo(s_folder).Parent?.Parent;
        return all is not { Exists: true }
            ? null
            : all.EnumerateDirectories()
                .SelectMany(framework => framework.EnumerateDirectories())
                .Where(version => version.FullName != s_folder)
                .OrderByDescending(version => version.Name.StartsWith($"{Environment.Version.Major}.", StringComparison.Ordinal))
                .ThenByDescending(version => version.Name, StringComparer.Ordinal)
                .Select(version => Path.Combine(version.FullName, name + ".dll"))
                .FirstOrDefault(File.Exists);
    }
}
