using System.Text.Json.Nodes;
using Roundup.Analysis.Estimates;
using Roundup.Analysis.Experiments.FirstCall;

namespace Roundup.Reporting.Tests;

/// <summary>Results with estimates instead of samples, as a run writes them without <c>--keep-samples</c>.</summary>
public class KeptResultsTests
{
    private static ResultsFile Samples { get; } = StoredResultsTests.Read("own-data");

    private static ResultsFile Kept => FirstCallSummaries.Kept(SpeedEstimates.Kept(Samples));

    [Fact]
    public void Give_the_tables_of_the_samples() => ShouldGiveTheTables(Samples, new SpeedReport());

    [Fact]
    public void Give_the_tables_of_first_calls() => ShouldGiveTheTables(FirstCallSampleRun.Rich(), new FirstCallReport());

    [Fact]
    public void Have_no_samples_and_a_file_with_samples_keeps_all()
    {
        Kept.HasSamples.ShouldBeFalse();
        Read(Written(Samples)).Cases.SelectMany(result => result.Launches).Sum(launch => launch.Samples.Count)
            .ShouldBe(Samples.Cases.SelectMany(result => result.Launches).Sum(launch => launch.Samples.Count));
    }

    [Fact]
    public void Are_written_again_as_they_were_read()
    {
        var text = Written(Kept);

        Written(Read(text)).ShouldBe(text);
        Written(FirstCallSummaries.Kept(SpeedEstimates.Kept(Read(text)))).ShouldBe(text);
    }

    private static void ShouldGiveTheTables(ResultsFile file, IExperimentReport report)
    {
        var written = Written(FirstCallSummaries.Kept(SpeedEstimates.Kept(file)));
        var (samples, kept) = (Cells(file, report), Cells(Read(written), report));

        Read(written).HasSamples.ShouldBeFalse();
        kept.Length.ShouldBe(samples.Length);
        foreach (var (expected, found) in samples.Zip(kept))
        {
            if (double.TryParse(expected, CultureInfo.InvariantCulture, out var number))
            {
                double.Parse(found, CultureInfo.InvariantCulture).ShouldBe(number, Math.Abs(number) * 1e-4);
            }
            else
            {
                found.ShouldBe(expected);
            }
        }
    }

    private static string[] Cells(ResultsFile file, IExperimentReport report) =>
        Render.Written(RunReport.Create(file, [report]), "results.csv").Split('\n', ',');

    private static string Written(ResultsFile file)
    {
        using var stream = new MemoryStream();
        Parts.Store.Write(file, stream);
        return Encoding.UTF8.GetString(stream.ToArray());
    }

    private static ResultsFile Read(string text)
    {
        using var stream = new MemoryStream(Encoding.UTF8.GetBytes(text));
        return Parts.Store.Read(stream, "results.json");
    }
}
