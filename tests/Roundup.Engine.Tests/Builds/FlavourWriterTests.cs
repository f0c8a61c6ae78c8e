using System.Runtime.Loader;
using Roundup.ModelCompiler;

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
        var text = ModelSources.Of(dataset);
        FlavourWriter.FullFlavourOf(Worker("Jil"), text).ShouldBe("plain");
        var form = FlavourWriter.FullFlavourOf(Worker("Other", "Newtonsoft.Json"), text);
        form.ShouldBe("plain+Newtonsoft.Json");
        Written(dataset, "plain").ShouldNotContain("Json");
        Written(dataset, form).ShouldContain("using Newtonsoft.Json;\nnamespace Shop;\npublic class User { [JsonProperty(\"id\")]");
    }

    [Fact]
    public void A_changed_flavour_of_an_extension_changes_the_stamp_of_its_models()
    {
        var file = Path.Combine(Root, "Model.cs");
        File.WriteAllText(file, "namespace Shop;\npublic class User { public int Id { get; set; } }\n");
        var dataset = DatasetOf(file);

        var first = Write(dataset, Spicy("one"));
        var changed = Write(dataset, Spicy("two"));
        File.ReadAllText(Path.Combine(changed.Folder, "Users.Spices.cs")).ShouldContain("class UsersSpices\n{\n    // int Id: two\n}");
        var same = Write(dataset, Spicy("one"));

        changed.Stamp.ShouldNotBe(first.Stamp);
        same.Stamp.ShouldBe(first.Stamp);
        FlavourWriter.Write(new RepositoryLayout(Root), dataset, "plain", [.. FlavourList.All, Spicy("one")]).Stamp
            .ShouldBe(FlavourWriter.Write(new RepositoryLayout(Root), dataset, "plain", FlavourList.All).Stamp);
    }

    private (string Folder, string Stamp) Write(DatasetDefinition dataset, Flavour spicy) =>
        FlavourWriter.Write(new RepositoryLayout(Root), dataset, spicy.Name, [.. FlavourList.All, spicy]);

    /// <summary>A flavour of another assembly, as an extension has it.</summary>
    private Flavour Spicy(string word)
    {
        var code = $$"""
            using System.Collections.Generic;
            using Roundup.ModelCompiler;
            using Roundup.ModelCompiler.Emit;
            using Roundup.ModelCompiler.Flavours;

            public sealed class Spicy : Flavour
            {
                public override string Name => "spicy";

                public override IEnumerable<GeneratedFile> Extras(Output output)
                {
                    var code = new CodeWriter();
                    using (code.Block($"internal static class {output.Dataset}Spices"))
                    {
                        foreach (var member in output.Model.Root.Members)
                        {
                            code.Line($"// {member.Type.Name} {member.Name}: {{word}}");
                        }
                    }

                    yield return output.File("Spices.cs", "Spices.", code);
                }
            }
            """;
        var folder = Directory.CreateDirectory(Path.Combine(Root, Guid.NewGuid().ToString())).FullName;
        var assembly = CSharpCode.Compile(Path.Combine(folder, "Spicy.dll"), [code]);
        var type = new AssemblyLoadContext(null).LoadFromAssemblyPath(assembly).GetType("Spicy", throwOnError: true)!;
        return (Flavour)Activator.CreateInstance(type)!;
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
