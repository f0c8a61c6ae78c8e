using CsvHelper;

namespace Roundup.Reporting.Tests;

public class CsvTests
{
    private const string AgreedStart =
        "Suite,Serializer,Library,Version,Format,Compressor,Dataset,Count,Shape,Native,Operation,Runtime,Outcome,Fidelity,Lost,Reason,";

    [Fact]
    public void There_is_one_header_line_and_it_starts_as_agreed()
    {
        var csv = Render.Report("results.csv", SampleRun.Rich());
        csv.ShouldStartWith(AgreedStart);
        csv.Split(AgreedStart).Length.ShouldBe(2);
    }

    [Fact]
    public void Every_case_is_a_record_with_as_many_fields_as_the_header()
    {
        var records = Parse();
        records.Count.ShouldBe(1 + SampleRun.Rich().Tables.Sum(c => c.Rows.Count));
        records.ShouldAllBe(r => r.Length == Layouts.Csv.Count);
    }

    [Fact]
    public void Text_comes_back_as_it_was_but_for_what_cannot_be_seen()
    {
        var records = Parse();
        var (name, reason) = (Index("Serializer"), Index("Reason"));
        records.ShouldContain(r => r[name] == SampleRun.Nasty && r[reason] == Visible.Line(SampleRun.NastyReason));
    }

    [Fact]
    public void What_is_not_known_is_empty_and_a_known_zero_is_0()
    {
        var records = Parse().Skip(1).ToList();
        var (mean, allocated, outcome) = (Index("Mean"), Index("Allocated"), Index("Outcome"));
        records.Where(r => r[outcome] != "measured").ShouldAllBe(r => r[mean] == "" && r[allocated] == "");
        records.ShouldContain(r => r[outcome] == "measured" && r[allocated] == "");
        records.ShouldContain(r => r[allocated] == "0");
    }

    [Fact]
    public void Numbers_are_invariant_nanoseconds_and_bytes()
    {
        var fast = Parse().Single(r => r[Index("Serializer")] == "create");
        double.Parse(fast[Index("Mean")], CultureInfo.InvariantCulture).ShouldBe(0.3);
        Parse().ShouldContain(r => r[Index("Mean")] == "90000000000");
    }

    [Fact]
    public void An_empty_plan_gives_the_header_alone() =>
        Render.Report("results.csv", SampleRun.Empty()).TrimEnd('\n').ShouldNotContain('\n');

    private static int Index(string column) => Layouts.Csv.Select(c => c.Name).ToList().IndexOf(column);

    private static List<string[]> Parse()
    {
        using var parser = new CsvParser(new StringReader(Render.Report("results.csv", SampleRun.Rich())), CultureInfo.InvariantCulture);
        var records = new List<string[]>();
        while (parser.Read())
        {
            records.Add(parser.Record!);
        }

        return records;
    }
}
