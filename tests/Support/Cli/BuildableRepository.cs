using Roundup.Catalogue.Reading;

namespace Roundup.Tests.Support;

/// <summary>An empty repository that the real engine can build in, without any package source.</summary>
public sealed class BuildableRepository : TempFolder
{
    public BuildableRepository()
    {
        WarmBuilds.Begin();
        var checkout = Repository.Find(AppContext.BaseDirectory) ?? throw new InvalidOperationException("the tests run outside a checkout");
        string[] kinds = ["serializers", "compressors", "datasets"];
        var folders = kinds.Select(kind => System.IO.Path.Combine(checkout, kind)).Where(Directory.Exists);
        foreach (var file in folders.SelectMany(folder => Directory.EnumerateFiles(folder, "Directory.*")))
        {
            Write(System.IO.Path.GetRelativePath(checkout, file), File.ReadAllText(file));
        }

        Write(Repository.Marker, "<Solution />");
        Write("feed/readme.txt", "empty");
        Write(
            "nuget.config",
            $"<configuration><packageSources><clear /><add key=\"empty\" value=\"{In("feed")}\" /></packageSources></configuration>");
    }
}
