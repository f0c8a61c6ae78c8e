using Roundup.Analysis.SteadyState;
using Roundup.Reporting.FirstCalls;
using Shouldly;
using Spectre.Console;

namespace Roundup.Reporting.Tests;

public class FirstCallTests
{
    [Fact]
    public void The_markdown_of_first_calls_is_as_agreed() => Golden.ShouldMatch(Written(new FirstCallReport(), FirstCallSampleRun.Rich()), "first-calls.md");

    [Fact]
    public void The_csv_of_first_calls_is_as_agreed() => Golden.ShouldMatch(Written(new FirstCallCsv(), FirstCallSampleRun.Rich()), "first-calls.csv");

    [Fact]
    public void The_console_of_first_calls_is_as_agreed() => Golden.ShouldMatch(Piped(FirstCallSampleRun.Rich()), "first-calls.txt");

    [Fact]
    public void No_line_on_the_console_is_wider_than_a_pipe_has_columns() => Piped(FirstCallSampleRun.Rich()).Split('\n').ShouldAllBe(line => line.Length <= 100);

    [Fact]
    public void Each_line_of_the_csv_has_as_many_fields_as_the_head()
    {
        using var reader = new StringReader(Written(new FirstCallCsv(), FirstCallSampleRun.Rich()));
        using var csv = new CsvHelper.CsvParser(reader, System.Globalization.CultureInfo.InvariantCulture);
        var lines = new List<string[]>();
        while (csv.Read())
        {
            lines.Add(csv.Record!);
        }

        lines.Count.ShouldBe(1 + FirstCallSampleRun.Rich().File.Cases.Count);
        lines.ShouldAllBe(line => line.Length == lines[0].Length);
        lines[0].Distinct().Count().ShouldBe(lines[0].Length);
    }

    [Fact]
    public void Where_nothing_was_measured_both_say_so()
    {
        Written(new FirstCallReport(), FirstCallSampleRun.Nothing()).ShouldContain("Nothing was measured: no case has a number.");
        Piped(FirstCallSampleRun.Nothing()).ShouldContain("Nothing was measured: no case has a number.");
    }

    [Fact]
    public void A_run_of_first_calls_has_reports_of_its_own()
    {
        var folder = Directory.CreateTempSubdirectory("roundup-first-").FullName;

        Reports.WriteAll(FirstCallSampleRun.Rich(), folder).Select(Path.GetFileName).ShouldBe(["report.md", "results.csv"]);

        File.ReadAllText(Path.Combine(folder, "report.md")).ShouldContain("first calls");
        Directory.Delete(folder, recursive: true);
    }

    private static string Written(IReport report, AnalysedRun run)
    {
        var output = new StringWriter();
        report.Write(run, output);
        return output.ToString();
    }

    private static string Piped(AnalysedRun run)
    {
        var output = new StringWriter { NewLine = "\n" };
        FirstCallConsole.Write(run, AnsiConsole.Create(new AnsiConsoleSettings { Out = new AnsiConsoleOutput(output), Ansi = AnsiSupport.Detect }));
        return output.ToString().ReplaceLineEndings("\n");
    }
}
