using Roundup.Analysis;
using Roundup.Analysis.Advising;
using Roundup.Analysis.Rankings;
using Roundup.Cli.Commands.Lists;
using Roundup.ModelCompiler.Flavours;
using Roundup.Site.Article;

namespace Roundup.Tools.Tests.Site;

/// <summary>The article: each number is that of its run, and what is no longer true is an error with its line.</summary>
public class ArticleTests
{
    private static readonly Lazy<SiteMaterial> s_stored = new(() => SiteMaterial.Stored(Checkout.Own));

    [Fact]
    public void The_article_is_what_the_template_and_the_stored_runs_say()
    {
        var files = SiteProgram.ArticleFiles(Checkout.Own);

        foreach (var (path, text) in files)
        {
            (File.Exists(path) ? File.ReadAllText(path) : "").ReplaceLineEndings("\n").ShouldBe(
                text.ReplaceLineEndings("\n"),
                    $"{path} is not what its template says: `dotnet run --project tools/Roundup.Site -- article`");
        }

        files[0].Text.Length.ShouldBeLessThan(60_000);
        files.Count.ShouldBeInRange(2, 13);
    }

    [Fact]
    public void Writes_a_ratio_with_its_interval() =>
        Filled("MemoryPack: {{ ratio \"quick\" \"MemoryPack\" }}.").Text.ShouldMatch(
            @"^MemoryPack: \[0\.\d+ \(0\.\d+ to 0\.\d+\)\]\(results/quick\.json\.br#MemoryPack\)\.$");

    [Theory]
    [InlineData("a\n{{ ratio \"no-such-run\" \"MemoryPack\" }}", "frame.md(2): docs/results has no run no-such-run")]
    [InlineData("{{ ratio \"quick\" \"NoSuchRow\" }}", "frame.md(1): the run quick has no number of NoSuchRow")]
    [InlineData("{{ ratio \"quick\" \"MemoryPack\" data:\"NoSuchData\" }}", "frame.md(1): the run quick has no ratios of NoSuchData")]
    [InlineData("{{ evidence \"MemoryPack\" \"values/Simple/Bytes\" \"\" }}", "frame.md(1): no stored run found anything")]
    [InlineData("{{ evidence \"Newtonsoft.Json\" \"values/InitialCollections/String\" \"1 → 3\" }}", "frame.md(1): values/InitialColl")]
    [InlineData("{{ holds ((time \"quick\" \"MemoryPack\") > 1) }}", "frame.md(1): the comparison no longer holds")]
    [InlineData("{{ faster \"quick\" \"XmlSerializer\" \"MemoryPack\" }}", "frame.md(1): the run quick does not show that XmlSerializer")]
    [InlineData("{{ ratio \"quick\" \"Hyperion\" }}", "frame.md(1): the run quick has no number of Hyperion")]
    [InlineData("{{ plain \"MemoryPack\" \"it reads all\" }}", "frame.md(1): no plain program confirms for MemoryPack 1.21.4")]
    [InlineData("{{ no_such_function }}", "frame.md(1): ")]
    public void Names_the_line_of_what_is_not_so(string frame, string message) =>
        Should.Throw<SiteException>(() => Filled(frame)).Message.ShouldStartWith(message);

    [Fact]
    public void Every_surface_has_of_a_category_what_the_newest_run_found_that_ran_all_of_it()
    {
        var (sheets, runs) = (s_stored.Value.Sheets, s_stored.Value.Runs.ToDictionary(run => run.Name));
        var told = sheets.Where(sheet => sheet.Checked is not null).ToDictionary(sheet => sheet.Serializer);
        told.Count.ShouldBeGreaterThan(30);
        foreach (var sheet in told.Values)
        {
            // The choice, once more from the files alone.
            var expected =
                from run in runs.Values
                where run.File.Has(ExperimentNames.Check)
                let infos = SerializerInfos.Of(run.File)
                from result in run.File.Of(ExperimentNames.Check).Cases
                where result.Id.Serializer == sheet.Serializer && result.Id.Table.Target == sheet.Check!.Target
                let part = result.Part as CheckedCase
                where part is not null && infos[result.Id.Serializer].BuiltWithout is null
                    // Of another version than the newest run has, nothing is told.
                    && (infos[result.Id.Serializer].Package is null || infos[result.Id.Serializer].Version == sheet.Version)
                from category in Enum.GetValues<CheckCategory>()
                let found = part.Findings.Where(finding => finding.Category == category).ToList()
                where found.Count > 0 || part.Passed.ContainsKey(category)
                let isWhole = !part.NotRun.ContainsKey(category) && result.Id.Table.Shape == Shape.Preferred
                group (run, isWhole, Passed: part.Passed.GetValueOrDefault(category), Found: found)
                    by (result.Id.Table.Dataset, category) into asked
                let newest = asked.OrderByDescending(one => one.isWhole).ThenByDescending(one => one.run.File.Run.Started).First()
                group (newest.run.Name, newest.Passed, newest.Found) by asked.Key.category;
            foreach (var category in expected)
            {
                var worst = category.SelectMany(one => one.Found).Select(finding => finding.Outcome).DefaultIfEmpty(
                    CheckOutcome.Passed).Max();
                var question = sheet.Check!.Categories[category.Key.Word()];
                var what = $"{sheet.Serializer} {category.Key}";
                question.Passed.ShouldBe(category.Sum(one => one.Passed), what);
                question.Sources.Select(source => source.Run).ShouldBe(
                    category.Select(one => one.Name).Distinct(), ignoreOrder: true, what);
                question.Outcome.ShouldBe(worst, what);
                sheet.Checked!.Cells[category.Key].Worst.ShouldBe(worst, what);
            }
        }

        var advised = Advised("version-tolerant").Concat(Advised("thread-safe")).ToList();
        advised.Count(one => told.ContainsKey(one.Row)).ShouldBeGreaterThan(20);
        foreach (var (row, need, answer) in advised.Where(one => told.ContainsKey(one.Row)))
        {
            told[row].Answers[need].Fact.ShouldBe(answer.Fact, $"{row} {need}");
        }

        var shown = StoredAot.In(Repository.Find(), ExperimentParts.Store);
        foreach (var sheet in told.Values.Where(sheet => sheet.Answers[NeedList.NativeAotName].IsMet == true))
        {
            shown.Find(sheet.Serializer, sheet.Package is null ? null : sheet.Version, "not known")!
                .Split("; ").ShouldContain(text => text.Contains(": exact"), sheet.Serializer);
        }

        // A cell of the article is a word of the facts, or not in it: no plain program says the same.
        string[] rows = [.. told.Keys];
        var table = $"{{{{ serializers_table [{string.Join(", ", rows.Select(row => $"\"{row}\""))}] \"quick\" \"server-shapes\" }}}}";
        var lines = Filled(table).Text.Split('\n');
        var heads = Cells(lines[0]);
        foreach (var cells in lines.Skip(2).Select(Cells))
        {
            var sheet = told[cells[0]];
            string Cell(string category) => cells[Array.IndexOf(heads, category)];
            Cell("Status").ShouldBe(sheet.Status);
            Cell("Version tolerant").ShouldBeOneOf("not confirmed", sheet.Answers["version-tolerant"].Word);
        }

        lines.Length.ShouldBe(rows.Length + 2);
    }

    [Fact]
    public void A_cell_that_no_plain_program_confirms_is_not_told()
    {
        var facts = new PlainFacts(["A 1.0, it is slow: holds", "A 1.0, it reads: does not hold (IOException)"]);

        facts.Confirmed("A", "1.0", "it is slow", "timeout", true).ShouldBe("timeout");
        facts.Confirmed("A", "1.0", "it is slow", "passed", false).ShouldBe("not confirmed");
        facts.Confirmed("A", "1.0", "it reads", "rejected", false).ShouldBe("rejected");
        facts.Confirmed("A", "1.1", "it is slow", "timeout", true).ShouldBe("not confirmed");
    }

    /// <summary>The texts of a line's cells, of links what they are of.</summary>
    private static string[] Cells(string line) =>
        [.. line.Split('|')[1..^1].Select(cell => Regex.Replace(cell.Trim(), @"^\[([^\]]+)\](\[[^\]]*\]|\([^)]*\)).*$", "$1"))];

    /// <summary>What <c>roundup advise</c> answers on the stored run that it takes where there is no other.</summary>
    private static IEnumerable<(string Row, string Need, NeedAnswer Answer)> Advised(string need)
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        NamedResults[] named = [.. s_stored.Value.Runs.Select(run => new NamedResults(run.Name, run.File))];
        Need[] needs = [NeedList.All.Single(one => one.Name == need)];
        var facts = SerializerFacts.In(named, new CatalogueFacts(FlavourList.All).Read(catalogue, named, needs));
        var advice = Adviser.Advise(named.Single(run => run.Name == "quick"), needs, Weights.Usual, facts);
        return
        [
            .. advice.Best.Select(one => (one.Line.Name, need, one.Needs[0].Answer)),
            .. advice.Excluded.Concat(advice.NotKnown).Where(one => one.Need == need).Select(one => (one.Serializer, need, one.Answer)),
        ];
    }

    private static ArticleText Filled(string frame) => ArticleText.Of(frame, "frame.md", s_stored.Value);
}
