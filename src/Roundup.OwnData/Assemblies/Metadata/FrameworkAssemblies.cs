namespace Roundup.OwnData.Assemblies.Metadata;

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
