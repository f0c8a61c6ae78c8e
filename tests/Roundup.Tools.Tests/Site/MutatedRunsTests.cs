using System.Text.Json.Nodes;

namespace Roundup.Tools.Tests.Site;

/// <summary>The site of good runs and one that no program has written: that one is on it, or named as left out.</summary>
public sealed class MutatedRunsTests : RepositoryTests
{
    private static readonly JsonNode s_schema =
        JsonNode.Parse(File.ReadAllText(Path.Combine(Repository.Find(), "docs", "results.schema.json")))!;

    [Theory]
    [InlineData("quick", 40)]
    [InlineData("check", 40)]
    [InlineData("startup", 40)]
    public async Task One_file_ends_no_site(string stored, int oneOf)
    {
        var good = StoredResults.Some(stored);
        repository.Write("CONTRIBUTING.md", "");
        repository.Write("docs/not-measured.md", "");
        repository.Write("runs/first/results.json", good.ToJsonString());
        repository.Write("runs/second/results.json", good.ToJsonString());
        var named = good.DeepClone();
        named["serializers"]![0]!["name"] = new string('n', 300);
        var overflow = good.DeepClone();
        overflow["run"]!["experiments"]![0]!["measureSeconds"] = double.MaxValue;
        foreach (var (what, file) in Mutations.Of(good, s_schema, new(3), 1, oneOf)
            .Append(("a name of 300 letters", named)).Append(("a time that cannot be added", overflow)))
        {
            repository.Write("runs/odd/results.json", file.ToJsonString());

            string[] build = ["build", repository.In("site"), repository.In("runs")];
            var site = await Tool.RunAsync(Tool.In(repository.Path), build);

            var said = $"{what}: {site.Error}";
            site.Error.ShouldBeEmpty(said);
            site.Code.ShouldBe(0, said);
            File.Exists(repository.In("site/runs/first.html")).ShouldBeTrue(said);
            (File.Exists(repository.In("site/runs/odd.html")) || site.Output.Contains("Not used: odd")).ShouldBeTrue(said);
            File.Delete(repository.In("site/runs/odd.html"));
        }
    }
}
