using System.IO.Compression;

namespace Roundup.Processes.Tests.Support;

/// <summary>A package without a library, as small as NuGet takes it.</summary>
internal static class TestPackage
{
    /// <summary>When each is made.</summary>
    public static DateTimeOffset Made { get; } = new(2019, 5, 6, 12, 0, 0, TimeSpan.Zero);

    /// <summary>Makes one.</summary>
    /// <param name="folder">The folder that it is put in, which need not exist.</param>
    /// <param name="id">Its id.</param>
    /// <param name="version">Its version.</param>
    /// <param name="needs">A package that it depends on.</param>
    public static void Pack(string folder, string id, string version, (string Id, string Version)? needs = null)
    {
        var dependencies = needs is var (need, least)
            ? $"""<dependencies><group targetFramework="net8.0"><dependency id="{need}" version="{least}" /></group></dependencies>"""
            : "";
        Directory.CreateDirectory(folder);
        using var archive = ZipFile.Open(Path.Combine(folder, $"{id}.{version}.nupkg"), ZipArchiveMode.Create);
        var manifest = archive.CreateEntry($"{id}.nuspec");
        manifest.LastWriteTime = Made;
        using (var text = new StreamWriter(manifest.Open()))
        {
            text.Write(
                $"""
                <package><metadata>
                  <id>{id}</id><version>{version}</version><authors>a</authors><description>d</description>
                  {dependencies}
                </metadata></package>
                """);
        }

        archive.CreateEntry("lib/net8.0/_._").Open().Dispose();
    }
}
