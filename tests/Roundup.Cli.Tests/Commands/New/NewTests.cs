namespace Roundup.Cli.Tests.Commands.New;

public sealed class NewTests : CliTests
{
    [Fact]
    public async Task A_serializer_is_two_files_and_what_to_type_next()
    {
        var result = await RunAsync("serializer", "Mine");

        result.ShouldBe(new CliResult(0, """
            serializers/Mine/Mine.csproj
            serializers/Mine/MineEntrant.cs

            Next: roundup run --serializer Mine --dataset Simple

            """, ""));
        var library = repository.Read().Libraries.Single(l => l.Name == "Mine");
        library.Format.ShouldBe("JSON");
        library.Package.ShouldBeNull();
        library.Unverified.ShouldNotBeNull();
        library.Serializers.Single().FullName.ShouldBe("Mine");
        library.ClassName.ShouldBe("Roundup.Serializers.MineEntrant");
        Read("serializers/Mine/MineEntrant.cs").ShouldContain("public sealed class MineEntrant : ISerializer");
        Read("serializers/Mine/MineEntrant.cs").Split('\n').Length.ShouldBeLessThan(60);
    }

    [Fact]
    public async Task A_package_gets_its_reference_and_its_version_in_the_one_place()
    {
        repository.Write("serializers/Directory.Packages.props", """
            <Project>
              <!-- The versions. -->
              <ItemGroup>
                <PackageVersion Include="Alpha" Version="1.0.0" />
                <PackageVersion Include="Swift.Json" Version="3.2.1" />
              </ItemGroup>
            </Project>

            """);

        var result = await RunAsync("serializer", "Mine", "--package", "mine.Core", "--package-version", "2.0.0-beta.1", "--format", "A<B");

        result.Output.ShouldContain("serializers/Directory.Packages.props (a line added)");
        result.Output.ShouldContain("Next: roundup run --serializer Mine --dataset Simple");
        result.Output.ShouldContain(
            "If mine.Core is not published yet: run `dotnet pack -o ./out` in its project, and add --package-source ./out.");
        Read("serializers/Directory.Packages.props").ShouldBe("""
            <Project>
              <!-- The versions. -->
              <ItemGroup>
                <PackageVersion Include="Alpha" Version="1.0.0" />
                <PackageVersion Include="mine.Core" Version="2.0.0-beta.1" />
                <PackageVersion Include="Swift.Json" Version="3.2.1" />
              </ItemGroup>
            </Project>

            """);
        var library = repository.Read().Libraries.Single(l => l.Name == "Mine");
        library.Package.ShouldBe("mine.Core");
        library.PackageVersion.ShouldBe("2.0.0-beta.1");
        library.Format.ShouldBe("A<B");
    }

    [Theory]
    [InlineData("Zeta", "</ItemGroup>")]
    [InlineData("Swift.Json", null)]
    public async Task A_version_stands_behind_the_last_or_is_known_already(string package, string? before)
    {
        string[] version = before is null ? [] : ["--package-version", "1.2"];
        string[] arguments = ["serializer", "Mine", "--package", package, .. version];

        (await RunAsync(arguments)).Code.ShouldBe(0);

        repository.Read().Libraries.Single(l => l.Name == "Mine").PackageVersion.ShouldBe(before is null ? "3.2.1" : "1.2");
        Read("serializers/Directory.Packages.props").ShouldContain(before is null
            ? "<PackageVersion Include=\"Swift.Json\" Version=\"3.2.1\" /></ItemGroup>"
            : "<PackageVersion Include=\"Zeta\" Version=\"1.2\" /></ItemGroup>");
    }

    [Fact]
    public async Task A_file_of_versions_is_made_where_there_is_none()
    {
        Directory.Delete(repository.In("serializers"), recursive: true);

        (await RunAsync("serializer", "Mine", "--package", "Mine.Core", "--package-version", "1.0.0")).Code.ShouldBe(0);

        repository.Read().Libraries.Single().PackageVersion.ShouldBe("1.0.0");
    }

    [Fact]
    public async Task A_compressor_is_two_files()
    {
        var result = await RunAsync("compressor", "Squeeze");

        result.ShouldBe(new CliResult(0, """
            compressors/Squeeze/Squeeze.csproj
            compressors/Squeeze/SqueezeEntrant.cs

            Next: roundup run --serializer System.Text.Json/reflection --compressor none,Squeeze --dataset Users

            """, ""));
        repository.Read().CompressorConfigurations.Single(row => row.Compressor.Name == "Squeeze").Configuration.FullName.ShouldBe(
            "Squeeze");
    }

    [Fact]
    public async Task A_dataset_is_three_files()
    {
        var result = await RunAsync("dataset", "Orders");

        result.ShouldBe(new CliResult(0, """
            datasets/Orders/Orders.csproj
            datasets/Orders/Model.cs
            datasets/Orders/Values.cs

            Next: roundup run --dataset Orders

            """, ""));
        var dataset = repository.Read().Datasets.Single(d => d.Name == "Orders");
        dataset.Root.ShouldBe("Roundup.Datasets.Orders.OrdersModel");
        dataset.Counts.ShouldBe([1, 100]);
    }

    [Theory]
    [InlineData("'mine' cannot name a serializer, because its class gets that name: start with a capital letter", "serializer", "mine")]
    [InlineData("'My-Lib' cannot name a serializer", "serializer", "My-Lib")]
    [InlineData("'../Mine' cannot name a dataset", "dataset", "../Mine")]
    [InlineData("'Model' cannot name a dataset, because its namespace would hide the Model", "dataset", "Model")]
    [InlineData("'System' cannot name a dataset, because its namespace would hide", "dataset", "System")]
    [InlineData("There is already a compressor none, in the command line", "compressor", "None")]
    [InlineData("There is already a serializer SwiftJson, in ", "serializer", "SwiftJSON")]
    [InlineData("There is already a serializer Packed, in ", "serializer", "Packed")]
    [InlineData("There is already a dataset Users, in ", "dataset", "Users")]
    [InlineData("Other.Core has no version in ", "serializer", "Mine", "--package", "Other.Core")]
    [InlineData("swift.json has the version 3.2.1 in ", "serializer", "Mine", "--package", "swift.json", "--package-version", "3.0.0")]
    [InlineData("--package 'a/b' is not a package's name", "serializer", "Mine", "--package", "a/b")]
    [InlineData("--package-version 'new' is not a package version", "serializer", "Mine", "--package", "A", "--package-version", "new")]
    [InlineData("--package-version needs --package", "serializer", "Mine", "--package-version", "1.0")]
    [InlineData("There is no option --pakage: did you mean --package?", "serializer", "Mine", "--pakage", "A")]
    [InlineData("`roundup new` needs one of serializer, compressor, dataset")]
    public async Task What_cannot_be_made_is_one_sentence_and_leaves_nothing(string said, params string[] arguments)
    {
        var before = Tree();
        (await RunAsync(arguments)).ShouldBeRefused(said);
        Tree().ShouldBe(before);
    }

    [Fact]
    public async Task A_folder_without_a_project_is_not_overwritten()
    {
        repository.Write("serializers/mine/notes.txt", "mine");

        (await RunAsync("serializer", "Mine")).ShouldBeRefused(
            $"{repository.In("serializers/mine")} already exists: choose another name, or delete it.");
    }

    [Fact]
    public async Task A_write_that_fails_half_way_leaves_nothing_in_the_way_of_another_try()
    {
        Directory.Delete(repository.In("serializers"), recursive: true);
        Directory.CreateDirectory(repository.In("serializers/Directory.Packages.props"));
        string[] arguments = ["serializer", "Mine", "--package", "Mine.Core", "--package-version", "1.0.0"];

        var result = await RunAsync(arguments);

        result.Code.ShouldBe(4);
        result.Error.TrimEnd().ShouldEndWith("; make it writable and repeat.");
        Directory.Exists(repository.In("serializers/Mine")).ShouldBeFalse();
        Directory.Delete(repository.In("serializers/Directory.Packages.props"));
        (await RunAsync(arguments)).Code.ShouldBe(0);
    }

    [Fact]
    public async Task Help_has_examples() => (await RunAsync("serializer", "--help")).Output.ShouldContain("roundup new serializer Mine");

    private Task<CliResult> RunAsync(params string[] arguments) => cli.RunAsync(["new", .. arguments]);

    private string Read(string file) => File.ReadAllText(repository.In(file));

    private string Tree()
    {
        var files = Directory.EnumerateFiles(repository.Path, "*", SearchOption.AllDirectories).Order(StringComparer.Ordinal);
        return string.Join('\n', files.Select(file => file + File.ReadAllText(file)));
    }
}
