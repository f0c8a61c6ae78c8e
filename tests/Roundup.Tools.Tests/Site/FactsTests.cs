using System.Text;
using System.Text.Json.Nodes;
using System.Xml.Linq;
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

    /// <summary>Programs read the members: a name that is gone or moved is a new version, and told in CHANGELOG.md.</summary>
    [Fact]
    public void The_members_are_those_of_the_schema_of_today() => Golden.ShouldMatch(FactsSchema.Text(), "facts.schema.json");

    [Fact]
    public void The_stored_facts_are_those_of_the_stored_runs()
    {
        var stored = RoundupFacts.Load();

        stored.Write().ShouldBe(
            SiteMaterial.Stored(Checkout.Own).Facts.Write(),
            "a run or a project file changed: run `dotnet run -c Release --project tools/Roundup.Site -- facts`");
        stored.Version.ShouldBe(FactsFile.CurrentVersion);
        stored.Serializers.SelectMany(sheet => sheet.Sources).Select(source => source.Run).Distinct()
            .ShouldBe(stored.Runs.Select(run => run.Name), ignoreOrder: true);
    }

    [Fact]
    public void A_file_of_a_newer_version_is_an_error_with_the_remedy()
    {
        var newer = FactsJson.Create(s_sheets, s_runs) with { Version = FactsFile.CurrentVersion + 1 };

        Should.Throw<JsonException>(() => RoundupFacts.Read(new MemoryStream(Encoding.UTF8.GetBytes(newer.Write()))))
            .Message.ShouldEndWith("take a newer package.");
    }

    [Fact]
    public void A_first_call_is_that_of_its_run()
    {
        var run = Run("startup");
        var calls = SerializerFirstCalls.Find([run])["MemoryPack"].Single(one => one.Target == "net10.0");
        var rows = RoundupResults.FirstCalls(run.Results, SerializerSpeeds.Baseline)!.Rows
            .Where(row => row is { Name: "MemoryPack", Target: "net10.0" }).ToDictionary(row => row.Operation);

        calls.Write!.Milliseconds.ShouldBe(rows[Operation.Serialize].First!.Time.Median / 1e6, 0.01);
        calls.Write.Ratio!.Ratio.ShouldBe(rows[Operation.Serialize].First!.Ratio!.Median, 0.001);
        calls.Read!.Further!.Value.ShouldBe(rows[Operation.Deserialize].FurtherTime!.Median / 1e6, 0.01);
        calls.Data.ShouldBe(rows[Operation.Serialize].First!.Result.Id.Table.Dataset);
    }

    [Fact]
    public void A_badge_has_the_words_of_the_report_and_there_is_none_where_nothing_was_run()
    {
        var badges = Badges.Of(Sheet("System.Text.Json/reflection")).ToDictionary(badge => badge.Label);
        var check = Sheet("System.Text.Json/reflection").Check!;

        badges["versions"].Text.ShouldBe($"passed {check.Categories["versions"].Passed}");
        badges["values"].Text.ShouldBe($"{check.Categories["values"].Count} corrupted");
        badges["versions"].Path.ShouldBe("badges/System.Text.Json/row-System.Text.Json-reflection/versions.svg");
        badges["versions"].Markdown.ShouldBe(
            $"[![System.Text.Json/reflection, versions: {badges["versions"].Text}](SITE/{badges["versions"].Path})]"
            + "(SITE/libraries/System.Text.Json.html#row-System.Text.Json-reflection)");
        var picture = XElement.Parse(Badges.Svg(badges["damaged input"]));
        picture.Elements().First(one => one.Name.LocalName == "title").Value
            .ShouldBe($"System.Text.Json/reflection {check.Version}: damaged input: 1 with excessive memory or time (checked by Roundup)");
        picture.Descendants().Where(one => one.Name.LocalName == "text").Select(one => one.Value)
            .ShouldBe(["damaged input", "1 with excessive memory or time"]);
        s_sheets.Where(sheet => sheet.Check is null).ShouldNotBeEmpty();
        s_sheets.Where(sheet => sheet.Check is null).SelectMany(Badges.Of).ShouldBeEmpty();
        Badges.Create(s_sheets).Select(file => file.Name).ShouldBeUnique();
    }

    private static SerializerSheet Sheet(string row) => s_sheets.Single(sheet => sheet.Serializer == row);

    private static NamedResults Run(string name) =>
        new(name, Parts.Store.Read(Path.Combine(Repository.Find(), "docs", "results", name + ".json.br")));
}
