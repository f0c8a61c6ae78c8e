namespace Roundup.Catalogue.Tests.Reading;

public sealed class CatalogueReaderTests : RepositoryTests
{
    private const string Good = "<Library>X</Library><Format>JSON</Format><Status>maintained</Status>";
    private const string Row = """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />""";

    [Fact]
    public void Reads_a_library_with_its_rows_from_the_project_file()
    {
        var library = repository.Read().Libraries.Single(l => l.Name == "Swift.Json");

        library.ClassName.ShouldBe("Roundup.Serializers.SwiftJsonEntrant");
        library.PackageVersion.ShouldBe("3.2.1");
        library.Serializers.Select(r => r.FullName).ShouldBe(["Swift.Json", "Swift.Json/generated"]);
        library.Serializers[0].Native.ShouldBe([Shape.String]);
        library.Serializers[0].Adapted.ShouldBe([Shape.Bytes]);
        library.Serializers[1].Needs.ShouldBe("code generation");
    }

    [Fact]
    public void Reads_why_a_library_is_not_for_data_from_outside()
    {
        repository.Library("Risky", Good + "<Dangerous>A payload names types.</Dangerous>", Row);

        var libraries = repository.Read().Libraries.ToDictionary(l => l.Name);
        libraries["X"].Dangerous.ShouldBe("A payload names types.");
        libraries["Swift.Json"].Dangerous.ShouldBeNull();
    }

    [Fact]
    public void A_row_does_both_operations_unless_it_says_otherwise()
    {
        var rows = repository.Read().Serializers.ToDictionary(r => r.Configuration.FullName, r => r.Configuration);

        rows["Packed"].Operations.ShouldBe([Operation.Serialize, Operation.Deserialize]);
        rows["Packed/writer"].Operations.ShouldBe([Operation.Serialize]);
        rows["Packed"].IsReference.ShouldBeFalse();
        rows["reference/create"].IsReference.ShouldBeTrue();
    }

    [Fact]
    public void Reads_datasets_and_sorts_all_by_name()
    {
        repository.Dataset("Cities", "1 1_000", "<Document>true</Document>");
        var catalogue = repository.Read();

        catalogue.Datasets.Select(d => d.Name).ShouldBe(["Books", "Cities", "Users"]);
        catalogue.Datasets[1].Counts.ShouldBe([1, 1000]);
        catalogue.Datasets[1].IsDocument.ShouldBeTrue();
        catalogue.Datasets[1].Content.ReadModel().Select(file => file.Path).ShouldBe([repository.In("datasets/Cities/Model.cs")]);
        catalogue.Datasets[1].Content.ValuesProject("unused").ShouldBe(repository.In("datasets/Cities/Cities.csproj"));
        catalogue.Libraries.Select(l => l.Name).ShouldBe(["Packed", "reference", "Swift.Json"]);
    }

    [Fact]
    public void A_dataset_may_take_the_model_of_another()
    {
        repository.Dataset("Cities", "1", "<SampleSet>Large</SampleSet><ModelOf>Users</ModelOf><Root>Town.Cities</Root>");
        repository.Write("datasets/Users/Model.cs", "namespace Shop;");
        var cities = repository.Read().Datasets.Single(d => d.Name == "Cities");

        cities.SampleSet.ShouldBe("Large");
        cities.Content.ReadModel().ShouldBe([new ModelText(repository.In("datasets/Users/Model.cs"), "namespace Town;")]);
        repository.Read().Datasets.Single(d => d.Name == "Users").Content.ReadModel().Single().Text.ShouldBe("namespace Shop;");
    }

    [Fact]
    public void A_model_that_is_not_there_is_named()
    {
        repository.Dataset("Odd", "1", "<ModelOf>Absent</ModelOf>");

        Should.Throw<RoundupException>(() => repository.Read()).Message.ShouldContain("<ModelOf> names Absent");
    }

    [Theory]
    [InlineData("<Library>X</Library><Status>maintained</Status>", Row, "<Format>")]
    [InlineData(Good, "", "<Configuration>")]
    [InlineData("<Library>X</Library><Format>JSON</Format><Status>maintaned</Status>", Row, "did you mean maintained?")]
    [InlineData(Good + "<LastRelease>soon</LastRelease>", Row, "<LastRelease> is 'soon'")]
    [InlineData(Good + "<LastRelease>2026-13</LastRelease>", Row, "<LastRelease> is '2026-13'")]
    [InlineData(Good + "<LastRelease>1999</LastRelease>", Row, "<LastRelease> is '1999'")]
    [InlineData(Good + "<LookedUp>2026-11</LookedUp>", Row, "<LookedUp> is '2026-11', which is not a date")]
    [InlineData(Good + "<Package>Absent</Package>", Row, "no <PackageReference> includes it")]
    [InlineData(Good + "<Package>Absent</Package>", Row + """<PackageReference Include="Absent" />""", "Directory.Packages.props")]
    [InlineData(Good, """<Configuration Include="default" Flavour="plain" Needs="nothing" />""", "has neither Shapes nor Adapted")]
    [InlineData(Good, """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Byte" />""", "did you mean Bytes?")]
    [InlineData(
        Good, """<Configuration Include="default" Flavour="plain" Needs="magic" Shapes="Bytes" />""",
        "Needs of <Configuration> default is 'magic'")]
    [InlineData(Good, """<Configuration Include="default" Needs="nothing" Shapes="Bytes" />""", "has no Flavour")]
    [InlineData(
        Good,
        """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" Operation="Serialize" />""",
        "did you mean Operations?")]
    [InlineData(
        Good, """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" Reference="yes" />""",
        "neither true nor false")]
    [InlineData("<Library>Packed</Library><Format>JSON</Format><Status>maintained</Status>", Row, "exists twice")]
    [InlineData("<Broken>", Row, "not well-formed")]
    public void A_malformed_entrant_is_named_with_its_file_and_element(string properties, string items, string said)
    {
        var file = repository.Library("Broken", properties, items);

        var error = Should.Throw<RoundupException>(() => repository.Read());

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(file);
        error.Message.ShouldContain(said);
    }

    [Theory]
    [InlineData("2026", 2026)]
    [InlineData("2025-07", 2025)]
    [InlineData("2024-02-29", 2024)]
    public void A_release_is_a_year_a_month_or_a_day(string text, int year)
    {
        repository.Library("Dated", Good + $"<LastRelease>{text}</LastRelease><LookedUp>2026-11-23</LookedUp>", Row);

        var library = repository.Read().Libraries.Single(one => one.Folder == "Dated");
        library.LastRelease.ShouldBe(new ReleaseDate(year, text));
        library.LookedUp.ShouldBe(new DateOnly(2026, 11, 23));
    }

    [Theory]
    [InlineData("", "<Counts>")]
    [InlineData("1 many", "'many'")]
    [InlineData("0", "'0'")]
    public void A_malformed_dataset_is_named(string counts, string said)
    {
        repository.Dataset("Odd", counts);

        var error = Should.Throw<RoundupException>(() => repository.Read());

        error.Message.ShouldContain("Odd.csproj");
        error.Message.ShouldContain(said);
    }

    [Fact]
    public void The_root_is_found_from_a_folder_below()
    {
        Directory.CreateDirectory(repository.In("a/b"));

        Repository.Find(repository.In("a/b")).ShouldBe(repository.Path);
        Repository.Find(Path.GetPathRoot(repository.Path)!).ShouldBeNull();
    }
}
