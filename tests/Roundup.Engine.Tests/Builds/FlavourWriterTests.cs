using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Builds;
using Roundup.Engine.Builds.Datasets;
using Roundup.Engine.Builds.Units;

namespace Roundup.Engine.Tests.Builds;

public sealed class FlavourWriterTests : IDisposable
{
    private readonly string _root = Directory.CreateTempSubdirectory("roundup-flavours-").FullName;

    public void Dispose() => Directory.Delete(_root, recursive: true);

    [Theory]
    [InlineData("namespace Shop.Users;\n\npublic class User { public int Id { get; set; } }\n", "namespace Shop.Blobs;")]
    [InlineData("namespace Shop.Users\n{\n    public class User { public int Id { get; set; } }\n}\n", "namespace Shop.Blobs\n{")]
    [InlineData(
        "namespace Shop.UsersToo { class Other { } }\nnamespace Shop.Users { public class User { public int Id; } }\n",
        "namespace Shop.UsersToo { class Other { } }\nnamespace Shop.Blobs {")]
    public void A_model_of_another_dataset_is_written_in_the_namespace_of_the_own_root(string model, string written)
    {
        var file = Path.Combine(_root, "Model.cs");
        File.WriteAllText(file, model);
        var dataset = new DatasetDefinition
        {
            Name = "Blobs",
            Origin = "Blobs.csproj",
            Description = "",
            Root = "Shop.Blobs.User",
            Values = "Values",
            Counts = [1],
            Content = new DatasetFolder("Blobs.csproj", [file]) { Renamed = ("Shop.Users", "Shop.Blobs") },
        };

        var (folder, _) = FlavourWriter.Write(new RepositoryLayout(_root), dataset, "plain");

        File.ReadAllText(Path.Combine(folder, "Blobs.Model.Source.cs")).ShouldContain(written);
    }

    [Fact]
    public void The_authors_attributes_stay_where_the_entrant_has_their_package()
    {
        var file = Path.Combine(_root, "Model.cs");
        File.WriteAllText(
            file,
            "using Newtonsoft.Json;\nnamespace Shop;\npublic class User { [JsonProperty(\"id\")] public int Id { get; set; } }\n");
        var dataset = new DatasetDefinition
        {
            Name = "Users",
            Origin = "Users.csproj",
            Description = "",
            Root = "Shop.User",
            Values = "Values",
            Counts = [1],
            Content = new DatasetFolder("Users.csproj", [file]),
        };
        var text = ModelSources.Of(dataset);
        FlavourWriter.FullFlavourOf(Worker("Jil"), text).ShouldBe("plain");
        var form = FlavourWriter.FullFlavourOf(Worker("Other", "Newtonsoft.Json"), text);
        form.ShouldBe("plain+Newtonsoft.Json");
        Written(dataset, "plain").ShouldNotContain("Json");
        Written(dataset, form).ShouldContain("using Newtonsoft.Json;\nnamespace Shop;\npublic class User { [JsonProperty(\"id\")]");
    }

    private string Written(DatasetDefinition dataset, string form) =>
        File.ReadAllText(Path.Combine(FlavourWriter.Write(new RepositoryLayout(_root), dataset, form).Folder, "Users.Model.Source.cs"));

    private static BuildUnit Worker(params string[] packages)
    {
        var row = new RowDefinition
        {
            Name = "default",
            FullName = "Lib",
            Flavour = "plain",
            Needs = "nothing",
            Native = [],
            Adapted = [],
            Operations = [],
        };
        var library = new LibraryDefinition
        {
            Name = "Lib",
            ProjectFile = "Lib.csproj",
            Status = "maintained",
            Format = "JSON",
            Rows = [row],
            References = packages,
        };
        return BuildUnit.Worker(library, row, "net10.0");
    }
}
