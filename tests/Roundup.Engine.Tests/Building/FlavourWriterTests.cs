using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Reading;
using Roundup.Engine.Building;

namespace Roundup.Engine.Tests.Building;

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

        var (folder, _) = FlavourWriter.Write(new Layout(_root), dataset, "plain");

        File.ReadAllText(Path.Combine(folder, "Blobs.Model.Source.cs")).ShouldContain(written);
    }
}
