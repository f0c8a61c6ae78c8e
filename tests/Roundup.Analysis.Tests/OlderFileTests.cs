using System.Text.Json.Nodes;

namespace Roundup.Analysis.Tests;

/// <summary>Files of schema 2 had fewer readings, and each sample's time of day at its end.</summary>
public class OlderFileTests
{
    [Fact]
    public void The_samples_of_schema_2_are_read()
    {
        var sample = Read("[3,1,10000,1.5e6,1.4e6,64000,2,1,1,null,100000,110000,12.5]").Cases[0].Launches[0].Samples[0];
        (sample.Round, sample.Position, sample.Calls, sample.AtSeconds).ShouldBe((3, 1, 10_000, 12.5));
        (sample.WallNs, sample.CpuNs, sample.AllocatedBytes).ShouldBe((1.5e6, 1.4e6, 64_000));
        (sample.Gen0, sample.Gen1, sample.Gen2, sample.PauseNs).ShouldBe((2, 1, 1, null));
        (sample.CanaryBeforeNs, sample.CanaryAfterNs).ShouldBe((100_000, 110_000));
        (sample.RunDelayNs, sample.AdditionsBeforeNs).ShouldBe((null, null));
    }

    [Fact]
    public void The_names_of_the_elements_are_those_of_this_schema() =>
        Read("[3,1,10000,1.5e6,null,null,0,0,0,null,1,1,12.5]").SampleColumns.ShouldBe(Sample.Columns);

    [Fact]
    public void A_damaged_sample_is_named() =>
        Should.Throw<ResultsFormatException>(() => Read("[3,1,10000]")).Message.ShouldContain("a sample has 13 numbers");

    private static ResultsFile Read(string sample)
    {
        using var written = new MemoryStream();
        ResultsStore.Write(Synthetic.File(null, Synthetic.Timed("a", 100)), written);
        var file = JsonNode.Parse(written.ToArray())!;
        file["schema"] = 2;
        file["sampleColumns"] = new JsonArray("round");
        file["cases"]![0]!["data"]!["launches"]![0]!["samples"] = new JsonArray(JsonNode.Parse(sample));
        using var older = new MemoryStream(System.Text.Encoding.UTF8.GetBytes(file.ToJsonString()));
        return ResultsStore.Read(older, "results.json");
    }
}
