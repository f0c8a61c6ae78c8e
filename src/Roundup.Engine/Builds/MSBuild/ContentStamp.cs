using System.Security.Cryptography;
using System.Text;

namespace Roundup.Engine.Builds.MSBuild;

// A hash over everything that a build depends on. Comparing hashes is much faster than a call of MSBuild that finds nothing to do.
internal sealed class ContentStamp : IDisposable
{
    private readonly IncrementalHash _hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);

    public ContentStamp Text(string? text)
    {
        _hash.AppendData(Encoding.UTF8.GetBytes(text ?? ""));
        _hash.AppendData([0]);
        return this;
    }

    public ContentStamp File(string path)
    {
        Text(Path.GetFileName(path));
        if (System.IO.File.Exists(path))
        {
            _hash.AppendData(System.IO.File.ReadAllBytes(path));
        }

        return this;
    }

    public ContentStamp Project(string projectFile)
    {
        foreach (var file in ProjectSources.List(projectFile))
        {
            Text(Path.GetRelativePath(Path.GetDirectoryName(projectFile)!, file)).File(file);
        }

        return this;
    }

    public ContentStamp OwnFolder(BuildUnit unit)
    {
        if (unit.OwnFolder is null)
        {
            return this;
        }

        var folder = Path.GetDirectoryName(unit.ProjectFile)!;
        return NuGetConfiguration(folder).Shared(Path.GetDirectoryName(folder)!);
    }

    public ContentStamp Shared(string folder)
    {
        foreach (var file in SharedFiles(folder))
        {
            File(file);
        }

        return this;
    }

    public static IEnumerable<string> SharedFiles(string folder) =>
        Directory.EnumerateFiles(folder, "*.props").Concat(Directory.EnumerateFiles(folder, "*.targets")).Order(StringComparer.Ordinal);

    // Adds the NuGet configuration files that apply to a folder, except the machine-wide one.
    public ContentStamp NuGetConfiguration(string folder)
    {
        foreach (var file in NuGetConfigurations(folder))
        {
            File(file);
        }

        return this;
    }

    public static IEnumerable<string> NuGetConfigurations(string folder)
    {
        var home = Environment.GetFolderPath(Environment.SpecialFolder.UserProfile);
        var applicationData = Environment.GetFolderPath(Environment.SpecialFolder.ApplicationData);
        var files = new List<string>();
        for (var at = new DirectoryInfo(folder); at is not null; at = at.Parent)
        {
            string[] names = ["nuget.config", "NuGet.Config", "NuGet.config"];
            files.AddRange(names.Select(name => Path.Combine(at.FullName, name)));
        }

        files.Add(Path.Combine(home, ".nuget", "NuGet", "NuGet.Config"));
        files.Add(Path.Combine(applicationData, "NuGet", "NuGet.Config"));
        return files.Where(System.IO.File.Exists);
    }

    public string Finish() => Convert.ToHexString(_hash.GetHashAndReset());

    public void Dispose() => _hash.Dispose();
}
