using Roundup.ModelCompiler.Sources;

namespace Roundup.OwnData.Assemblies.Metadata;

internal sealed class ReferenceSearch
{
    private static readonly string[] s_notOwn = ["System", "Microsoft"];

    private readonly Dictionary<string, FoundAssembly> _found = new(StringComparer.OrdinalIgnoreCase);
    private readonly AssemblyFile _root;
    private readonly string _packages;
    private readonly DependencyFile? _dependencies;

    private ReferenceSearch(AssemblyFile _root, string _packages)
    {
        (this._root, this._packages) = (_root, _packages);
        _dependencies = DependencyFile.Beside(_root.Path);
    }

    public static string Packages => Environment.GetEnvironmentVariable("NUGET_PACKAGES") is { Length: > 0 } folder
        ? folder
        : Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");

    public static IReadOnlyList<FoundAssembly> Find(AssemblyFile root, string packages)
    {
        var search = new ReferenceSearch(root, packages);
        search.Follow();
        return [.. search._found.Values];
    }

    private void Follow()
    {
        _found.Add(_root.Name, new(_root.Path, IsOwn: true));
        var left = new Queue<AssemblyFile>([_root]);
        while (left.TryDequeue(out var file))
        {
            foreach (var name in file.References.Where(name => !_found.ContainsKey(name) && !Framework.Names.Contains(name)))
            {
                if (Find(name) is { } reference)
                {
                    _found.Add(name, new(reference.Path, IsOwn(reference)));
                    left.Enqueue(reference);
                }
                else if (FrameworkAssemblies.Other(name) is { } other)
                {
                    _found.Add(name, new(other, IsOwn: false));
                }
            }
        }
    }

    private AssemblyFile? Find(string name)
    {
        var beside = Path.Combine(Path.GetDirectoryName(_root.Path)!, name);
        string?[] places = [beside + ".dll", beside + ".exe", Package(name)];
        return places.Where(File.Exists)
            .Select(place => AssemblyFile.TryOpen(place!))
            .FirstOrDefault(file => string.Equals(file?.Name, name, StringComparison.OrdinalIgnoreCase));
    }

    private string? Package(string name) => _dependencies?.InPackage(name) is { } path ? Path.Combine(_packages, path) : null;

    // Whether an assembly is the user's: a project, or one with the same first part of its name (a package with the contracts of a team).
    // For .NET Framework, which has no .deps.json: an assembly without a strong name.
    private bool IsOwn(AssemblyFile file) =>
        _dependencies?.IsProject(file.Name) == true
        || (Family(file.Name) == Family(_root.Name) && !s_notOwn.Contains(Family(file.Name)))
        || (_dependencies is null && !file.IsSigned);

    private static string Family(string name) => name.Split('.')[0];
}

internal sealed record FoundAssembly(string Path, bool IsOwn);

internal static class FrameworkAssemblies
{
    private static readonly string s_folder = Path.GetDirectoryName(typeof(object).Assembly.Location)!;

    // The path of an assembly of another framework (ASP.NET Core, Windows desktop).
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
