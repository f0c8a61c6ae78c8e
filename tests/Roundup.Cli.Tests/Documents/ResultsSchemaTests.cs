using System.IO.Compression;
using Json.Schema;
using Roundup.Analysis;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Stored;
using Roundup.Results.Reading;

namespace Roundup.Cli.Tests.Documents;

/// <summary>docs/results.schema.json, and the files that it is about.</summary>
public class ResultsSchemaTests
{
    private static readonly string s_docs = Path.Combine(Repository.Find(), "docs");
    private static readonly string s_path = Path.Combine(s_docs, "results.schema.json");
    private static readonly JsonSchema s_schema = JsonSchema.FromText(ResultsSchema.Text());

    public static TheoryData<string> Stored =>
    [
        .. AllTests.Kinds(
            Directory.EnumerateFiles(Path.Combine(s_docs, "results"), "*.json.br").Select(path => Path.GetFileName(path)).Order()),
    ];

    [Fact]
    public void The_schema_is_that_of_the_records()
    {
        if (Environment.GetEnvironmentVariable("ROUNDUP_UPDATE_GOLDEN") == "1")
        {
            File.WriteAllText(s_path, ResultsSchema.Text());
        }

        File.ReadAllText(s_path).ShouldBe(
            ResultsSchema.Text(), "if a member was added, run with ROUNDUP_UPDATE_GOLDEN=1; all else needs a new schema number");
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Stored))]
    public void A_stored_file_is_valid(string name)
    {
        using var content = new BrotliStream(File.OpenRead(Path.Combine(s_docs, "results", name)), CompressionMode.Decompress);
        using var document = JsonDocument.Parse(content);

        Flaws(document.RootElement).ShouldBeEmpty();
    }

    [Fact]
    public void A_file_as_it_is_written_now_is_valid_with_samples_and_without()
    {
        var samples = StoredNumbers.With(RoundupResults.Read(Path.Combine(s_docs, "results", "own-data.json.br")));

        Flaws(Written(samples)).ShouldBeEmpty();
        Flaws(Written(StoredNumbers.With(SpeedEstimates.Kept(samples)))).ShouldBeEmpty();
        Written(samples).GetRawText().ShouldContain("\"analysed\":{");
    }

    [Theory]
    [InlineData("schema", "4")]
    [InlineData("run", "{}")]
    [InlineData("machine", """{ "os": 5 }""")]
    [InlineData("cases", """{ "rows": [] }""")]
    [InlineData("cases", """[{ "id": {}, "experiments": {} }]""")]
    public void A_file_that_breaks_the_contract_is_not(string member, string value)
    {
        var file = JsonNode.Parse(Written(RoundupResults.Read(Path.Combine(s_docs, "results", "quick.json.br"))).GetRawText())!;
        file[member] = JsonNode.Parse(value);

        Flaws(JsonSerializer.SerializeToElement(file)).ShouldNotBeEmpty();
    }

    [Fact]
    public void A_part_of_a_case_is_that_of_its_experiment()
    {
        var file = JsonNode.Parse(Written(RoundupResults.Read(Path.Combine(s_docs, "results", "own-data.json.br"))).GetRawText())!;
        Flaws(JsonSerializer.SerializeToElement(file)).ShouldBeEmpty();

        var part = file["cases"]!.AsArray().Select(one => one!["experiments"]!["speed"]!).First(one => one["launches"] is not null);
        part["launches"]![0]!["index"] = "first";

        Flaws(JsonSerializer.SerializeToElement(file)).ShouldNotBeEmpty();
    }

    private static List<string> Flaws(JsonElement file) =>
        s_schema.Evaluate(file, new() { OutputFormat = OutputFormat.Flag }).IsValid
            ? []
            : [.. s_schema.Evaluate(file, new() { OutputFormat = OutputFormat.List }).Details!
                .Where(detail => detail.Errors is not null)
                .SelectMany(detail => detail.Errors!.Select(error => $"{detail.InstanceLocation} {error.Key}: {error.Value}"))
                .Take(20)
                .DefaultIfEmpty("invalid")];

    private static JsonElement Written(ResultsFile file)
    {
        using var stream = new MemoryStream();
        Parts.Store.Write(file, stream);
        return JsonDocument.Parse(stream.ToArray()).RootElement;
    }
}
