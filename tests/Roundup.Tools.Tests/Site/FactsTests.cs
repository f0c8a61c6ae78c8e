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

    private static readonly IReadOnlyList<SerializerSheet> s_sheets = SerializerSheets.Create(
        SheetLibrary.AllOf(s_runs), s_runs, new(new HashSet<string>(), _ => null, _ => null), []);

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
