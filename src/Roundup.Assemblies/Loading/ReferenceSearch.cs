namespace Roundup.Assemblies.Loading;

/// <summary>Finds the assemblies that an assembly refers to, directly or through others.</summary>
internal sealed class ReferenceSearch
{
    private static readonly string[] s_notOwn = ["System", "Microsoft"];

    private readonly Dictionary<string, FoundFile> found = new(StringComparer.OrdinalIgnoreCase);
    private readonly AssemblyFile root;
    private readonly string packages;
    private readonly DependencyFile? dependencies;

    private ReferenceSearch(AssemblyFile root, string packages)
    {
        (this.root, this.packages) = (root, packages);
        dependencies = DependencyFile.Beside(root.Path);
    }

    /// <summary>The folder of packages that NuGet uses.</summary>
    public static string Packages => Environment.GetEnvironmentVariable("NUGET_PACKAGES") is { Length: > 0 } folder
        ? folder
        : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");

    /// <summary>The assembly itself first, then those found for it; what is missing is not in the list.</summary>
    /// <param name="root">The assembly.</param>
    /// <param name="packages">The folder of packages.</param>
    public static IReadOnlyList<FoundFile> Of(AssemblyFile root, string packages)
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
            foreach (var name in file.References.Where(name => !found.ContainsKey(name) && !FrameworkFiles.Core.ContainsKey(name)))
            {
                if (Find(name) is { } reference)
                {
                    found.Add(name, new(reference.Path, IsOwn(reference)));
                    left.Enqueue(reference);
                }
                else if (FrameworkFiles.Other(name) is { } other)
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
    /// Whether the types of an assembly are the user's: a project, or of the same family of names (a package with the contracts of a
    /// team). .NET Framework writes down no projects; there, what has no strong name is taken for the user's.
    /// </summary>
    private bool IsOwn(AssemblyFile file) =>
        dependencies?.IsProject(file.Name) == true
        || (Family(file.Name) == Family(root.Name) && !s_notOwn.Contains(Family(file.Name)))
        || (dependencies is null && !file.IsSigned);

    private static string Family(string name) => name.Split('.')[0];
}

/// <summary>An assembly that was found.</summary>
/// <param name="Path">Where.</param>
/// <param name="IsOwn">Whether its types are the user's.</param>
internal sealed record FoundFile(string Path, bool IsOwn);
