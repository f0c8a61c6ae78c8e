namespace Roundup.Catalogue.Tests.Reading;

public sealed class CompressorReaderTests : RepositoryTests
{
    private const string Good = "<Compressor>x</Compressor><Status>maintained</Status>";
    private const string Row = """<Configuration Include="default" />""";

    [Fact]
    public void Reads_a_compressor_with_its_rows_from_the_project_file()
    {
        repository.Compressors();
        var catalogue = repository.Read();

        catalogue.CompressorConfigurations.Select(c => c.Configuration.FullName).ShouldBe(["squeeze/fast", "squeeze/small", "tight"]);
        var tight = catalogue.Compressors.Single(c => c.Name == "tight");
        tight.ClassName.ShouldBe("Roundup.Compressors.PackTightEntrant");
        tight.PackageVersion.ShouldBe("2.0.1");
        tight.Status.ShouldBe("dormant");
        catalogue.CompressorConfigurations[1].Notes.ShouldBe("Takes its time.");
        catalogue.CompressorConfigurations[0].Notes.ShouldBeNull();
    }

    [Fact]
    public void A_repository_without_compressors_has_none() => repository.Read().Compressors.ShouldBeEmpty();

    [Theory]
    [InlineData("<Status>maintained</Status>", Row, "<Compressor>")]
    [InlineData("<Compressor>None</Compressor><Status>maintained</Status>", Row, "means that there is no compressor")]
    [InlineData("<Compressor>x</Compressor><Status>reference</Status>", Row, "<Status> is 'reference'")]
    [InlineData(Good, "", "<Configuration>")]
    [InlineData(Good + "<FirstTarget>net11</FirstTarget>", Row, "<FirstTarget> is 'net11'")]
    [InlineData(Good, """<Configuration Include="default" Note="x" />""", "did you mean Notes?")]
    [InlineData(Good + "<Package>Absent</Package>", Row + """<PackageReference Include="Absent" />""", "Directory.Packages.props")]
    [InlineData("<Compressor>squeeze</Compressor><Status>maintained</Status>", """<Configuration Include="fast" />""", "exists twice")]
    public void A_malformed_compressor_is_named_with_its_file_and_element(string properties, string items, string said)
    {
        repository.Compressors();
        var file = repository.Compressor("Broken", properties, items);

        var error = Should.Throw<RoundupException>(() => repository.Read());

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(file);
        error.Message.ShouldContain(said);
    }
}
