using System.Text;
using Roundup.Analysis.Stored;

namespace Roundup.Analysis.Tests.Speed;

/// <summary>The numbers of the analysis in a file, for readers without it.</summary>
public class StoredNumbersTests
{
    private static ResultsFile File { get; } = StoredNumbers.With(Synthetic.File(
        "B", Synthetic.Timed("A", 400, 410, 405), Synthetic.Timed("B", 1000, 1010, 990), Synthetic.Timed("create", 10, 10, 10)));

    [Fact]
    public void Are_those_of_the_analysis()
    {
        var row = Analyser.Analyse(File).Row("A");

        Of(File, "A").ShouldBe(new()
        {
            Time = row.Time!.Mean,
            TimeLow = row.Time.Interval!.Value.Low,
            TimeHigh = row.Time.Interval.Value.High,
            Baseline = "B",
            Ratio = row.Ratio!.Ratio,
            RatioLow = row.Ratio.Interval!.Value.Low,
            RatioHigh = row.Ratio.Interval.Value.High,
            Rank = 1,
            RankLast = 1,
            AllocRatio = 1,
            SizeRatio = 1,
        });
        Of(File, "B")!.Ratio.ShouldBe(1);
        Of(File, "create")!.Rank.ShouldBeNull();
    }

    [Fact]
    public void Are_never_read_back()
    {
        var changed = File with
        {
            Cases = [.. File.Cases.Select(one => one.With(one.Part with { Analysed = new() { Time = 1, Ratio = 99, Rank = 7 } }))],
        };

        Analyser.Analyse(changed).Row("A").Ratio!.Ratio.ShouldBe(Analyser.Analyse(File).Row("A").Ratio!.Ratio);
        Of(StoredNumbers.With(changed), "A").ShouldBe(Of(File, "A"));
    }

    [Fact]
    public void Are_left_out_where_no_file_can_have_them()
    {
        var wild = StoredNumbers.With(Synthetic.File("B", Synthetic.Timed("A", 1e-1, 1e9), Synthetic.Timed("B", 1000, 1000)));
        using var stream = new MemoryStream();
        Parts.Store.Write(wild, stream);
        stream.Position = 0;

        Of(wild, "A")!.RatioHigh.ShouldBeNull("it is above all that a file can have");
        var read = Of(Parts.Store.Read(stream, "wild"), "A")!;
        (read.Ratio, read.RatioHigh, read.TimeHigh).ShouldBe((10, null, null));
        Encoding.UTF8.GetString(stream.ToArray()).ShouldNotContain("Infinity");
    }

    private static AnalysedNumbers? Of(ResultsFile file, string row) =>
        file.Cases.Single(one => one.Id.Serializer == row).Part.Analysed;
}
