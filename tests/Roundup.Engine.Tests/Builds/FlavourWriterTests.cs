namespace Roundup.Engine.Tests.Builds;

public sealed class FlavourWriterTests : FolderTests
{
    [Theory]
    [InlineData("namespace Shop.Users;\n\npublic class User { public int Id { get; set; } }\n", "namespace Shop.Blobs;")]
    [InlineData("namespace Shop.Users\n{\n    public class User { public int Id { get; set; } }\n}\n", "namespace Shop.Blobs\n{")]
    [InlineData(
        "namespace Shop.UsersToo { class Other { } }\nnamespace Shop.Users { public class User { public int Id; } }\n",
        "namespace Shop.UsersToo { class Other { } }\nnamespace Shop.Blobs {")]
    public void A_model_of_another_dataset_is_written_in_the_namespace_of_the_own_root(string model, string written)
    {
        var file = Path.Combine(Root, "Model.cs");
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

        var (folder, _) = FlavourWriter.Write(new RepositoryLayout(Root), dataset, "plain", FlavourList.All);

        File.ReadAllText(Path.Combine(folder, "Blobs.Model.Source.cs")).ShouldContain(written);
    }

    [Fact]
    public void The_authors_attributes_stay_where_the_entrant_has_their_package()
    {
        var file = Path.Combine(Root, "Model.cs");
        File.WriteAllText(
            file,
            "using Newtonsoft.Json;\nnamespace Shop;\npublic class User { [JsonProperty(\"id\")] public int Id { get; set; } }\n");
        var dataset = DatasetOf(file);
        var text = ModelSources.Get(dataset);
        FlavourWriter.FullFlavourOf(Worker("Jil"), text).ShouldBe("plain");
        var form = FlavourWriter.FullFlavourOf(Worker("Other", "Newtonsoft.Json"), text);
        form.ShouldBe("plain+Newtonsoft.Json");
        Written(dataset, "plain").ShouldNotContain("Json");
        Written(dataset, form).ShouldContain("using Newtonsoft.Json;\nnamespace Shop;\npublic class User { [JsonProperty(\"id\")]");
    }

    private static DatasetDefinition DatasetOf(string model) => new()
    {
        Name = "Users",
        Origin = "Users.csproj",
        Description = "",
        Root = "Shop.User",
        Values = "Values",
        Counts = [1],
        Content = new DatasetFolder("Users.csproj", [model]),
    };

    private string Written(DatasetDefinition dataset, string form)
    {
        var folder = FlavourWriter.Write(new RepositoryLayout(Root), dataset, form, FlavourList.All).Folder;
        return File.ReadAllText(Path.Combine(folder, "Users.Model.Source.cs"));
    }

    private static BuildUnit Worker(params string[] packages)
    {
        var row = new SerializerDefinition
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
            Serializers = [row],
            References = packages,
        };
        return BuildUnit.Worker(library, row, "net10.0");
    }
}
