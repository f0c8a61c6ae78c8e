using Roundup.Analysis;
using Roundup.Analysis.Advising;
using Roundup.Analysis.Rankings;
using Roundup.Cli.Commands.Lists;
using Roundup.Facts;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.Cli.Tests.Commands;

/// <summary><c>roundup facts</c>: what the stored runs found out, without a build.</summary>
public sealed class FactsTests : CliTests
{
    // About one screen of a terminal.
    private const int MostLines = 60;

    private static readonly FactsFile s_stored = RoundupFacts.Load();

    [Fact]
    public async Task The_first_line_is_the_answer_and_each_question_names_its_run_with_machine_and_date()
    {
        var result = await cli.RunAsync("facts", "memorypack");

        result.Code.ShouldBe(0, result.Error);
        var sheet = s_stored.Serializers.Single(one => one.Serializer == "MemoryPack");
        result.Output.ShouldStartWith($"MemoryPack {sheet.Version}: {sheet.Status}, MIT, released {sheet.Released:yyyy-MM-dd}");
        result.Output.ShouldContain("Is it fast? Relative to System.Text.Json/reflection");
        result.Output.ShouldContain("a new program reads old data: ");
        result.Output.ShouldContain("damaged input, excessive memory or time: KeysThatCollide");
        result.Output.ShouldContain(sheet.Issues[0].Address);
        var run = s_stored.Runs.Single(one => one.Name == "check");
        result.Output.ReplaceLineEndings(" ").Replace("  ", "").ShouldContain($"check {run.Date:yyyy-MM-dd}");
        result.Output.ShouldContain(run.Machine.Split(',')[1].Trim());
        result.Output.ShouldNotContain("\e[");
    }

    [Theory]
    [InlineData("System.Text.Json")]
    [InlineData("MessagePack")]
    [InlineData("Newtonsoft.Json")]
    [InlineData("protobuf-net")]
    [InlineData("MessagePack@2.4.35/attributes")]
    public async Task A_library_is_one_screen(string library)
    {
        var result = await cli.RunAsync("facts", library);

        result.Code.ShouldBe(0, result.Error);
        result.Output.Split('\n').Length.ShouldBeLessThan(MostLines, result.Output);
    }

    [Fact]
    public async Task Json_is_the_part_of_facts_json_with_the_runs_of_its_facts()
    {
        var result = await cli.RunAsync("facts", "MemoryPack/utf16", "--format", "json");
        var library = await cli.RunAsync("facts", "MemoryPack/default", "--format", "json");

        var part = RoundupFacts.Read(new MemoryStream(Encoding.UTF8.GetBytes(result.Output)));
        var sheet = part.Serializers.ShouldHaveSingleItem();
        part.Write().ShouldBe(s_stored.Of(one => one.Serializer == "MemoryPack/utf16").Write());
        part.Runs.Select(run => run.Name).ShouldBe(sheet.Sources.Select(source => source.Run).Distinct(), ignoreOrder: true);
        RoundupFacts.Read(new MemoryStream(Encoding.UTF8.GetBytes(library.Output))).Serializers.ShouldHaveSingleItem()
            .Serializer.ShouldBe("MemoryPack");
        part.Runs.ShouldAllBe(run => run.Machine.Length > 0 && run.Runtimes.Count > 0);
    }

    [Theory]
    [InlineData("MesagePack", "There is no library or serializer 'MesagePack': did you mean MessagePack?")]
    [InlineData("MemoryPack/utf8", "There is no library or serializer 'MemoryPack/utf8': did you mean MemoryPack/utf16?")]
    [InlineData("Nobody.Knows", "There is no library or serializer 'Nobody.Knows': `roundup list serializers` has all.")]
    [InlineData("swift.json", "Nothing of Swift.Json was executed in a stored run: `roundup check Swift.Json` finds out what fails.")]
    public async Task What_is_not_known_is_an_error_with_the_remedy(string name, string message)
    {
        var result = await cli.RunAsync("facts", name);

        result.Code.ShouldBe(2);
        result.Error.ShouldContain(message);
    }

    /// <summary>What is asked of the data that is ranked depends on the run, so it is left out.</summary>
    [Fact]
    public void Advice_says_the_same_of_each_need()
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        NamedResults[] runs =
        [
            .. Directory.EnumerateFiles(Path.Combine(catalogue.Root, "docs", "results"), "*.json.br")
                .Select(file => new NamedResults(ResultsStore.NameOf(file), RoundupResults.Read(file)))
                .OrderByDescending(run => run.Results.Run.Started),
        ];
        var needs = NeedList.All.Where(need => need.Name is not (NeedList.NativeAotName or NeedList.PolymorphismName)).ToList();
        var facts = SerializerFacts.In(runs, new CatalogueFacts(FlavourList.All).Read(catalogue, runs, needs));
        var quick = runs.Single(run => run.Name == "quick");
        var sheets = s_stored.Serializers.ToDictionary(sheet => sheet.Serializer);
        var compared = 0;
        foreach (var need in needs)
        {
            var advice = Adviser.Advise(quick, [need], Weights.Usual, facts);
            var answers = advice.Best.Select(one => (one.Line.Name, one.Needs[0].Answer))
                .Concat(advice.Excluded.Concat(advice.NotKnown).Where(one => one.Need is not null)
                    .Select(one => (Name: one.Serializer, one.Answer)));
            foreach (var (name, answer) in answers.Where(one => VersionIn(quick, one.Name) == sheets[one.Name].Version))
            {
                var told = sheets[name].Answers[need.Name];
                (told.IsMet, told.Fact, told.Detail, told.Source?.Run ?? told.Page)
                    .ShouldBe((answer.IsMet, answer.Fact, answer.Detail, answer.Source), $"{need.Name} of {name}");
                compared++;
            }
        }

        compared.ShouldBeGreaterThan(80);
    }

    private static string? VersionIn(NamedResults run, string serializer) =>
        run.Results.Serializers.Single(info => info.Name == serializer).Version;
}
