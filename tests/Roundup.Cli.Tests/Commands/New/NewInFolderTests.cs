namespace Roundup.Cli.Tests.Commands.New;

/// <summary><c>roundup new</c> in a folder of the user's own.</summary>
public sealed class NewInFolderTests : CliTests
{
    private string Mine => repository.In("mine");

    [Fact]
    public async Task The_first_serializer_comes_with_what_its_build_needs_and_nothing_changes_in_the_repository()
    {
        var before = Directory.GetFileSystemEntries(repository.In("serializers"));

        var result = await RunAsync("serializer", "Own");

        result.Error.ShouldBeEmpty();
        result.Output.ShouldContain($"{Mine}/serializers/Own/OwnEntrant.cs");
        result.Output.ShouldContain($"{Mine}/serializers/Directory.Build.props");
        result.Output.ShouldContain($"Next: roundup run --folder {Mine} --serializer Own --dataset Simple");
        OwnFolder.SharedFiles.ShouldAllBe(file => File.Exists(repository.In("mine/serializers/" + file)));
        Directory.GetFileSystemEntries(repository.In("serializers")).ShouldBe(before, ignoreOrder: true);
        Read().Libraries.Single(library => library.Name == "Own").OwnFolder.ShouldBe(Mine);
    }

    [Fact]
    public async Task The_tool_writes_to_the_current_folder_and_the_next_command_needs_no_option()
    {
        var result = await new RoundupCli(repository) { UsersFolder = Mine }.RunAsync("new", "serializer", "Own");

        result.Output.ShouldContain($"{Mine}/serializers/Own/OwnEntrant.cs");
        result.Output.ShouldContain("Next: roundup run --serializer Own --dataset Simple");
        OwnFolder.IsMarked(Mine).ShouldBeTrue();
    }

    [Theory]
    [InlineData("serializers/Api/Api.csproj")]
    [InlineData("suites/cases.json")]
    public async Task The_tool_does_not_make_a_folder_of_another_program_its_own(string file)
    {
        repository.Write("mine/" + file, "[]");
        var cli = new RoundupCli(repository) { UsersFolder = Mine };

        var result = await cli.RunAsync("new", "dataset", "Own");

        result.Code.ShouldBe(2);
        var foreign = repository.In("mine/" + file.Split('/')[0]);
        result.Error.ShouldContain($"{foreign} was not made by `roundup new` and may belong to another");
        Directory.Exists(repository.In("mine/datasets")).ShouldBeFalse();
        OwnFolder.IsMarked(Mine).ShouldBeFalse();
    }

    [Fact]
    public async Task What_is_there_already_stays_as_it_is()
    {
        await RunAsync("serializer", "Own");
        var props = repository.Write("mine/serializers/Directory.Build.props", "<Project />");

        var result = await RunAsync("serializer", "Other");

        result.Code.ShouldBe(0);
        result.Output.ShouldNotContain("Directory.Build");
        File.ReadAllText(props).ShouldBe("<Project />");
    }

    [Fact]
    public async Task An_IDE_finds_the_repository_by_a_path_from_the_folder()
    {
        await RunAsync("dataset", "Orders");

        File.ReadAllText(repository.In("mine/datasets/Directory.Build.props"))
            .ShouldContain("$(MSBuildThisFileDirectory)../..<");
    }

    [Theory]
    [InlineData("Own.Core", "4.0.0", "<PackageVersion Include=\"Own.Core\" Version=\"4.0.0\" />")]
    [InlineData("Swift.Json", null, null)]
    [InlineData("Swift.Json", "3.2.1", null)]
    [InlineData("Swift.Json", "3.3.0", "<PackageVersion Update=\"Swift.Json\" Version=\"3.3.0\" />")]
    public async Task A_package_gets_a_version_in_the_folder_unless_Roundup_has_it(string package, string? version, string? line)
    {
        string[] given = version is null ? [] : ["--package-version", version];

        (await RunAsync(["serializer", "Own", "--package", package, .. given])).Error.ShouldBeEmpty();

        var text = File.ReadAllText(repository.In("mine/serializers/Directory.Packages.props"));
        var isAdded = line?.Contains("Include", StringComparison.Ordinal) ?? false;
        text.Contains("<PackageVersion Include", StringComparison.Ordinal).ShouldBe(isAdded);
        text.ShouldContain(line ?? "<Import Project=\"$(RoundupCheckout)/serializers/Directory.Packages.props\" />");
        Read().Libraries.Single(library => library.Name == "Own").PackageVersion.ShouldBe(version ?? "3.2.1");
        File.ReadAllText(repository.In("serializers/Directory.Packages.props")).ShouldNotContain("3.3.0");
    }

    [Fact]
    public async Task A_second_package_is_a_line_more()
    {
        await RunAsync("serializer", "Own", "--package", "Own.Core", "--package-version", "4.0.0");

        var result = await RunAsync("serializer", "Other", "--package", "Other.Core", "--package-version", "1.0.0");

        result.Output.ShouldContain("Directory.Packages.props (a line added)");
        Read().Libraries.Select(library => library.PackageVersion).ShouldBe(["1.0.0", "4.0.0", null, null, "3.2.1"]);
    }

    [Theory]
    [InlineData("There is already a serializer Packed", "serializer", "Packed")]
    [InlineData("There is already a dataset Users", "dataset", "Users")]
    [InlineData("has no version in", "serializer", "Own", "--package", "Own.Core")]
    public async Task What_cannot_be_made_leaves_no_folder(string said, params string[] arguments)
    {
        (await RunAsync(arguments)).ShouldBeRefused(said);
        Directory.Exists(Mine).ShouldBeFalse();
    }

    [Fact]
    public async Task A_name_that_the_folder_has_is_taken()
    {
        await RunAsync("compressor", "Squeeze");

        (await RunAsync("compressor", "squeeze")).Code.ShouldBe(2);
        (await RunAsync("compressor", "Squeeze")).Error.ShouldContain("There is already a compressor Squeeze");
    }

    private Task<CliResult> RunAsync(params string[] arguments) =>
        new RoundupCli(repository).RunAsync(["new", .. arguments, "--folder", Mine]);

    private RoundupCatalogue Read() => CatalogueReader.Read(repository.Path, [Mine], TestExperiments.All);
}
