namespace Roundup.Catalogue.Tests.Reading;

/// <summary>A folder of the user is read in addition to the repository.</summary>
public sealed class OwnFolderTests : RepositoryTests
{
    private const string Row = """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />""";
    private const string Versions = "mine/serializers/Directory.Packages.props";

    private string Mine => repository.In("mine");

    [Fact]
    public void What_is_in_it_stands_beside_what_comes_with_Roundup()
    {
        repository.Compressors();
        Library("Own", Row);
        Compressor("Tight", "own-tight");
        Dataset("Orders");
        Write("suites/ours.json", """{ "title": "Ours", "datasets": ["Orders", "Users"] }""");

        var catalogue = Read(Mine);

        catalogue.Folders.ShouldBe([Mine]);
        catalogue.Libraries.Select(library => (library.Name, library.OwnFolder)).ShouldBe(
            [("Own", Mine), ("Packed", null), ("reference", null), ("Swift.Json", null)]);
        catalogue.Compressors.Where(compressor => compressor.OwnFolder == Mine).Select(one => one.Name).ShouldBe(["own-tight"]);
        catalogue.Datasets.Select(dataset => (dataset.Name, dataset.OwnFolder)).ShouldBe(
            [("Books", null), ("Orders", Mine), ("Users", null)]);
        catalogue.Suites.Select(suite => suite.Name).ShouldBe(["ours", "quick"]);
    }

    [Fact]
    public void Nothing_of_it_is_read_where_it_is_not_named()
    {
        Library("Own", Row);

        repository.Read().Libraries.ShouldNotContain(library => library.Name == "Own");
    }

    [Fact]
    public void A_suite_in_it_names_rows_and_datasets_of_both()
    {
        Library("Own", Row);
        Dataset("Orders");
        Write("suites/ours.json", """{ "title": "Ours", "serializers": ["Own", "Packed"], "datasets": ["Orders", "Users"] }""");

        var plan = Planner.Plan(Read(Mine), new RunOptions { Suite = "ours", Folders = [Mine] });

        plan.Cases.Select(planned => planned.Id.Serializer).Distinct().ShouldBe(["Own", "Packed", "Packed/writer"], ignoreOrder: true);
        plan.Cases.Select(planned => planned.Id.Table.Dataset).Distinct().ShouldBe(["Orders", "Users"], ignoreOrder: true);
    }

    [Theory]
    [InlineData("configuration Packed", "serializers/Packed2/Packed2.csproj", "serializers/Packed/Packed.csproj")]
    [InlineData("configuration squeeze/fast", "compressors/Squeeze2/Squeeze2.csproj", "compressors/Squeeze/Squeeze.csproj")]
    [InlineData("dataset Users", "datasets/Users/Users.csproj", "datasets/Users/Users.csproj")]
    [InlineData("suite quick", "suites/quick.json", "suites/quick.json")]
    public void What_has_the_name_of_something_else_is_an_error_that_names_both_files(string what, string own, string other)
    {
        repository.Compressors();
        switch (own.Split('/')[0])
        {
            case "serializers":
                Library("Packed2", Row, "Packed");
                break;
            case "compressors":
                Compressor("Squeeze2", "squeeze", """<Configuration Include="fast" />""");
                break;
            case "datasets":
                Dataset("Users");
                break;
            default:
                Write(own, """{ "title": "Quick", "datasets": ["Users"] }""");
                break;
        }

        var error = Should.Throw<RoundupException>(() => Read(Mine)).Message;

        error.ShouldStartWith($"The {what} exists twice, in ");
        error.ShouldContain(repository.In(other));
        error.ShouldContain(repository.In("mine/" + own));
    }

    [Theory]
    [InlineData("4.0.0", """<PackageVersion Include="Own.Core" Version="4.0.0" />""", "Own.Core")]
    [InlineData("3.2.1", "", "Swift.Json")]
    [InlineData("3.3.0", """<PackageVersion Update="Swift.Json" Version="3.3.0" />""", "Swift.Json")]
    public void Versions_of_packages_are_its_own_and_those_that_it_imports(string version, string items, string package)
    {
        const string Import = """<Import Project="$(RoundupCheckout)/serializers/Directory.Packages.props" />""";
        repository.Write(Versions, $"<Project>{Import}<ItemGroup>{items}</ItemGroup></Project>");
        Library("Own", $"{Row}<PackageReference Include=\"{package}\" />", package: package);

        Read(Mine).Libraries.Single(library => library.Name == "Own").PackageVersion.ShouldBe(version);
        repository.Read().Libraries.Single(library => library.Name == "Swift.Json").PackageVersion.ShouldBe("3.2.1");
    }

    [Fact]
    public void A_version_that_only_the_repository_has_is_none_where_it_is_not_imported()
    {
        repository.Write(Versions, "<Project />");
        Library("Own", $"{Row}<PackageReference Include=\"Swift.Json\" />", package: "Swift.Json");

        Should.Throw<RoundupException>(() => Read(Mine)).Message.ShouldContain($"Swift.Json has no version in {repository.In(Versions)}");
    }

    [Theory]
    [InlineData("""<ProjectReference Include="../../../src/Own/Own.csproj" />""", true)]
    [InlineData("""<Reference Include="Own"><HintPath>../../../lib/Own.dll</HintPath></Reference>""", true)]
    [InlineData("""<Reference Include="System.Runtime.Serialization" />""", false)]
    public void A_library_from_a_project_or_an_assembly_is_from_source(string item, bool isFromSource)
    {
        repository.Write("src/Own/Own.csproj", "<Project />");
        Library("Own", Row + item);

        Read(Mine).Libraries.Single(library => library.Name == "Own").IsFromSource.ShouldBe(isFromSource);
    }

    [Fact]
    public void A_referenced_project_that_is_not_there_is_an_error()
    {
        Library("Own", Row + """<ProjectReference Include="..\..\src\Own.csproj" />""");

        Should.Throw<RoundupException>(() => Read(Mine)).Message
            .ShouldContain("Own.csproj(3): <ProjectReference> names ../../src/Own.csproj, which is not there");
    }

    [Fact]
    public void A_folder_without_anything_of_Roundup_is_an_error_that_says_what_belongs_into_it()
    {
        repository.Write("mine/readme.md", "");

        Should.Throw<RoundupException>(() => Read(Mine)).Message
            .ShouldContain($"{Mine} has none of the folders serializers, compressors, datasets and suites");
    }

    [Fact]
    public void The_repository_itself_is_no_folder_of_the_user_s() =>
        Should.Throw<RoundupException>(() => Read(repository.Path + "/")).Message.ShouldContain("which is always read");

    [Fact]
    public void A_folder_that_is_named_twice_is_read_once()
    {
        Library("Own", Row);

        Read(Mine, Mine + "/").Folders.ShouldBe([Mine]);
    }

    private RoundupCatalogue Read(params string[] folders) => CatalogueReader.Read(repository.Path, folders, TestExperiments.All);

    private void Library(string folder, string items, string? name = null, string? package = null) => repository.Library(
        folder,
        $"<Library>{name ?? folder}</Library><Package>{package}</Package><Format>JSON</Format><Status>maintained</Status>",
        items,
        "mine/");

    private void Compressor(string folder, string name, string row = """<Configuration Include="default" />""") =>
        repository.Compressor(folder, $"<Compressor>{name}</Compressor><Status>maintained</Status>", row, "mine/");

    private void Dataset(string name) => repository.Dataset(name, "1", within: "mine/");

    private void Write(string file, string text) => repository.Write("mine/" + file, text);
}
