using System.IO.Compression;
using System.Runtime.Loader;
using Roundup.Analysis;
using Roundup.Analysis.Changes;

namespace Roundup.Cli.Tests.Documents;

/// <summary>What programs read results with, as docs/results-file.md shows it.</summary>
public sealed partial class ResultsApiTests : FolderTests
{
    private const string Usings = "using System; using System.Collections.Generic; using System.Linq;\n";

    private static readonly string s_docs = Path.Combine(Repository.Find(), "docs");

    [Fact]
    public void The_sample_reads_a_stored_file()
    {
        var text = Run(Path.Combine(s_docs, "results", "quick.json.br"));

        text.ShouldStartWith("quick on AMD EPYC, 2026-");
        text.ShouldContain("Serialize net10.0, over System.Text.Json/reflection");
        text.ShouldContain("1.00 (1.00 to 1.00)");
        var row = RoundupResults.Speed(RoundupResults.Read(Path.Combine(s_docs, "results", "quick.json.br")))!.Tables[0].Rows[0];
        text.ShouldContain($"{row.Ratio!.Ratio:0.00} ({row.Ratio.Interval!.Value.Low:0.00} to {row.Ratio.Interval.Value.High:0.00})");
    }

    [Fact]
    public void What_reads_files_for_others_reads_those_of_every_experiment()
    {
        var mine = RoundupResults.Read(Path.Combine(s_docs, "results", "startup.json.br"));

        RoundupResults.FirstCalls(mine)!.Rows.ShouldNotBeEmpty();
        RoundupResults.Speed(mine).ShouldBeNull();
        ExperimentList.All.Select(experiment => experiment.Report.Experiment).ShouldBe(ExperimentParts.All.Keys, ignoreOrder: true);
        RoundupResults.Read(Path.Combine(s_docs, "results", "check.json.br")).Cases
            .ShouldContain(result => result.Experiments[ExperimentNames.Check] is CheckedCase);
    }

    [Fact]
    public void Members_and_notices_of_a_newer_version_are_no_hindrance()
    {
        var file = JsonNode.Parse(Text(Path.Combine(s_docs, "results", "quick.json.br")))!;
        file["later"] = "added";
        file["notices"]!.AsArray().Insert(0, JsonNode.Parse("""{ "code": "LaterNotice", "arguments": ["x"] }"""));

        var read = RoundupResults.Read(folder.Write("newer.json", file.ToJsonString()));

        NoticeCatalogue.Text(read.Notices[0]).ShouldContain("a notice of a newer Roundup");
    }

    [Fact]
    public void Two_files_are_compared()
    {
        var file = RoundupResults.Read(Path.Combine(s_docs, "results", "quick.json.br"));

        var unchanged = RoundupResults.Compare(file, file)!;
        unchanged.Cases.ShouldAllBe(change => change.Verdict == ChangeVerdict.NotMeasured);
        unchanged.Control.Serializers.ShouldNotBeEmpty();
        RoundupResults.Changes(file).ShouldBeNull();
    }

    private static string Text(string compressed)
    {
        using var reader = new StreamReader(new BrotliStream(File.OpenRead(compressed), CompressionMode.Decompress));
        return reader.ReadToEnd();
    }

    /// <summary>Compiles the sample and runs it; returns what it prints.</summary>
    private string Run(string file)
    {
        var code = Block().Match(File.ReadAllText(Path.Combine(s_docs, "results-file.md"))).Groups["code"].Value;
        code.Split('\n').Count(line => line.Trim() is not ("" or "{" or "}")).ShouldBeLessThan(21);
        var assembly = CSharpCode.Compile(
            folder.In("Sample.dll"), [Usings + code], kind: OutputKind.ConsoleApplication, worst: DiagnosticSeverity.Warning);

        var context = new AssemblyLoadContext("sample", isCollectible: true);
        using var stream = File.OpenRead(assembly);
        var main = context.LoadFromStream(stream).EntryPoint!;
        var console = Console.Out;
        using var output = new StringWriter();
        Console.SetOut(output);
        try
        {
            main.Invoke(null, [new[] { file }]);
        }
        finally
        {
            Console.SetOut(console);
            context.Unload();
        }

        return output.ToString();
    }

    [GeneratedRegex("```csharp\r?\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Block();
}
