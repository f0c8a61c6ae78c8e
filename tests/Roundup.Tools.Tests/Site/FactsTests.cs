using System.Text.Json.Nodes;
using Json.Schema;
using Roundup.Analysis;
using Roundup.Analysis.Advising;
using Roundup.Facts;
using Roundup.Reporting.Facts;
using Roundup.Site.Facts;

namespace Roundup.Tools.Tests.Site;

/// <summary>facts.json of two stored runs: every fact is that of its run.</summary>
public class FactsTests
{
    private static readonly NamedResults[] s_runs = [Run("quick"), Run("check")];

    private static readonly NamedResults[] s_versions = [Run("versions/Newtonsoft.Json")];

    private static readonly IReadOnlyList<SerializerSheet> s_sheets = SerializerSheets.Create(
        SheetLibrary.AllOf(s_runs), s_runs, new(new HashSet<string>(), _ => null, _ => null), s_versions);

    [Fact]
    public void Speed_is_that_of_its_run_with_the_interval()
    {
        var ranking = RoundupResults.Speed(s_runs[0].Results)!.Rankings[0];
        foreach (var row in ranking.Serializers)
        {
            var speed = s_sheets.Single(sheet => sheet.Serializer == row.Name).Quoted()!;
            speed.Write!.Ratio.ShouldBe(row.IsBaseline ? 1 : row.Serialize!.Value.Value, speed.Write.Ratio * 1e-3);
            speed.Write.Low.HasValue.ShouldBe(!row.IsBaseline);
            (speed.Read!.High ?? 1).ShouldBe(row.IsBaseline ? 1 : row.Deserialize!.Value.Interval!.Value.High, speed.Read.Ratio * 1e-3);
            speed.Tables.ShouldBe(ranking.Tables);
            (speed.Source.Run, speed.Source.Command).ShouldBe(("quick", "roundup " + s_runs[0].Results.Run.Command));
        }
    }

    [Fact]
    public void A_change_of_the_model_is_told_for_both_readers()
    {
        var changes = Sheet("MemoryPack").Check!.Changes.ToDictionary(change => change.Change);

        changes["AppendedNullable"].ShouldBe(new("AppendedNullable", CheckOutcome.Passed, CheckOutcome.Rejected));
        changes["RemovedLast"].ShouldBe(new("RemovedLast", CheckOutcome.Rejected, CheckOutcome.Passed));
        Sheet("MemoryPack").Answers["version-tolerant"].IsMet.ShouldBe(false);
        Sheet("MemoryPack/version-tolerant").Answers["version-tolerant"].IsMet.ShouldBe(true);
    }

    [Fact]
    public void A_failure_has_the_versions_since_and_until_which_it_is_found()
    {
        var versions = Sheet("Newtonsoft.Json").Versions.ShouldNotBeNull();
        var zero = versions.Changes.Single(change => change is { Probe: "Floats", What: "Floats Double: -0 → 0" });

        versions.Tried.ShouldBe(["9.0.1", "11.0.1", "12.0.1", "12.0.3", "13.0.1", "13.0.2", "13.0.3", "13.0.4"]);
        versions.Source.Command.ShouldStartWith("roundup check --only values,versions");
        zero.Periods.ShouldBe([new("13.0.2", "13.0.2")
        {
            NotIn = "13.0.1", Before = CheckOutcome.Passed, Until = "13.0.3", After = CheckOutcome.Passed,
        }]);
        SerializerVersions.Text(zero.Periods).ShouldBe("since 13.0.2 (13.0.1: passed), until 13.0.3 (passed)");
        versions.Changes.ShouldAllBe(change => change.Periods.Any(period => (period.NotIn ?? period.Until) != null));
        var findings = Sheet("Newtonsoft.Json").Check!.Categories["values"].Findings;
        findings.ShouldAllBe(finding => finding.Periods != null && finding.Periods.Any(period => period.Until == null));
        SerializerVersions.Text(findings[0].Periods!).ShouldBe("since 9.0.1 or earlier");
        Sheet("MemoryPack").Versions.ShouldBeNull();
        FactsJson.Create(s_sheets, [.. s_runs, .. s_versions]).Runs.Select(run => run.Name).ShouldContain("versions/Newtonsoft.Json");
    }

    [Fact]
    public void What_no_run_has_executed_is_not_known_and_says_what_would_find_out()
    {
        var answer = Sheet("MemoryPack").Answers[NeedList.NativeAotName];

        answer.IsMet.ShouldBeNull();
        answer.Source.ShouldBeNull();
        answer.FindOut.ShouldBe("roundup run --serializer MemoryPack --dataset Login --target net10.0-aot");
        Sheet("MemoryPack").NativeAot.ShouldBeNull();
    }

    [Fact]
    public void The_file_fits_its_schema_which_says_what_each_member_is()
    {
        var facts = JsonNode.Parse(FactsJson.Create(s_sheets, s_runs).Write())!;
        var schema = JsonNode.Parse(FactsSchema.Text())!;
        JsonSchema.FromText(schema.ToJsonString()).Evaluate(JsonDocument.Parse(facts.ToJsonString()).RootElement).IsValid.ShouldBeTrue();
        var members = schema["properties"]!["serializers"]!["items"]!["properties"]!.AsObject();
        members.Where(member => member.Value is JsonObject described && !described.ContainsKey("$ref"))
            .ShouldAllBe(member => member.Value!["description"] != null);
        facts["serializers"]!.AsArray().Select(row => (string?)row!["anchor"]).ShouldBeUnique();
        facts["serializers"]![0]!["status"] = null;
        JsonSchema.FromText(schema.ToJsonString()).Evaluate(JsonDocument.Parse(facts.ToJsonString()).RootElement).IsValid.ShouldBeFalse();
    }

    private static SerializerSheet Sheet(string row) => s_sheets.Single(sheet => sheet.Serializer == row);

    private static NamedResults Run(string name) =>
        new(name, Parts.Store.Read(Path.Combine(Repository.Find(), "docs", "results", name + ".json.br")));
}
