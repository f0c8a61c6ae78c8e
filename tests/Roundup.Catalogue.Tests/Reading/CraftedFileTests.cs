namespace Roundup.Catalogue.Tests.Reading;

/// <summary>Suites and project files that are malicious or damaged.</summary>
public sealed class CraftedFileTests : RepositoryTests
{
    private static readonly TimeSpan s_guard = TimeSpan.FromMinutes(1);

    [Theory]
    [InlineData("""{ "title": "T", "datasets": ["Users"], "launches": 2000000000 }""", "'launches' is 2000000000, and at most 1000")]
    [InlineData("""{ "title": "T", "datasets": ["Users"], "rounds": 1e400 }""", "$.rounds: the number is too large")]
    [InlineData("""{ "title": "T", "title": "T", "datasets": ["Users"] }""", "quick.json")]
    [InlineData("""{ "title": "\ud800", "datasets": ["Users"] }""", "$.title: the string has half a character")]
    [InlineData("""{ "title": "T", "datasets": [null] }""", "is not an object")]
    [InlineData("""{ "title": null, "datasets": ["Users"] }""", "'title' is not a string")]
    [InlineData("""{ "title": "T", "datasets": ["Users"], "report": [] }""", "report is not an object")]
    [InlineData("null", "is not an object")]
    [InlineData("", "is not JSON")]
    public void A_suite_is_refused_in_one_sentence(string json, string said) => Refused("suites/quick.json", json, said);

    [Fact]
    public void Lists_in_lists_without_end_are_refused() =>
        Refused("suites/quick.json", $$"""{ "title": "T", "datasets": {{new string('[', 100_000)}} }""", "depth of 32");

    [Theory]
    [InlineData("<!DOCTYPE Project [<!ENTITY x 'y'>]><Project />", "is not well-formed XML")]
    [InlineData("<Project>&#0;</Project>", "is not well-formed XML")]
    [InlineData("", "is not well-formed XML")]
    public void A_project_file_is_refused_in_one_sentence(string xml, string said) => Refused("datasets/Users/Users.csproj", xml, said);

    [Fact]
    public void The_model_of_another_dataset_is_beside_it_and_nowhere_else()
    {
        repository.Dataset("Copy", "1", "<ModelOf>../../serializers/Packed</ModelOf>");

        Should.Throw<RoundupException>(() => repository.Read()).Message
            .ShouldContain("<ModelOf> is '../../serializers/Packed', which is not a valid name: leave out /");
    }

    [Theory]
    [InlineData("Include=\"../../x\" Flavour=\"plain\"", "Include of <Configuration> is '../../x', which is not a valid name")]
    [InlineData("Include=\"x\" Flavour=\"../plain\"", "Flavour of <Configuration> is '../plain', which is not a valid name")]
    [InlineData("Include=\"x\" Flavour=\"plain\" Variant=\"../x\"", "Variant of <Configuration> is '../x', which is not a valid name")]
    [InlineData("Include=\"x&#x202E;y\" Flavour=\"plain\"", "leave out control characters")]
    public void A_row_has_a_name_that_leads_nowhere(string attributes, string said)
    {
        repository.Library(
            "Odd",
            "<Library>Odd</Library><Format>JSON</Format><Status>maintained</Status>",
            $"<Configuration {attributes} Needs=\"nothing\" Shapes=\"Bytes\" />");

        Should.Throw<RoundupException>(() => repository.Read()).Message.ShouldContain(said);
    }

    [Theory]
    [InlineData("../x")]
    [InlineData("..")]
    [InlineData("a\\b")]
    public void A_library_has_a_name_that_leads_nowhere(string name)
    {
        repository.Library(
            "Odd",
            $"<Library>{name}</Library><Format>JSON</Format><Status>maintained</Status>",
            "<Configuration Include=\"x\" Flavour=\"plain\" Needs=\"nothing\" Shapes=\"Bytes\" />");

        Should.Throw<RoundupException>(() => repository.Read()).Message.ShouldContain($"<Library> is '{name}', which is not a valid name");
    }

    [Fact]
    public void A_plan_is_no_longer_than_a_results_file_may_be()
    {
        var options = new RunOptions { Counts = [.. Enumerable.Range(1, 30_000)], Datasets = ["*"] };

        Should.Throw<RoundupException>(() => repository.Plan(options)).Message.ShouldStartWith("The plan has more than 100000 cases");
    }

    /// <summary>With a regular expression, a pattern with so many stars would not end.</summary>
    [Fact]
    public async Task A_glob_of_many_stars_takes_no_time()
    {
        var pattern = string.Concat(Enumerable.Repeat("*a", 40)) + "b";

        var matched = Task.Run(() => Glob.Matches(pattern, new string('a', 300)));

        (await matched.WaitAsync(s_guard)).ShouldBeFalse();
    }

    [Theory]
    [InlineData("*", "a", true)]
    [InlineData("", "a", false)]
    [InlineData("Ä*/?", "äb/ß", true)]
    [InlineData("<\"b.", "ab.", false)]
    [InlineData("a*c", "ABBC", true)]
    [InlineData("a?c", "abc", true)]
    [InlineData("a?c", "ac", false)]
    [InlineData("*b*", "abc", true)]
    [InlineData("*ab", "aab", true)]
    [InlineData("a.c", "abc", false)]
    [InlineData("a*b*c", "a-b-b-c", true)]
    [InlineData("a*b*c", "a-b-b-c-", false)]
    public void A_glob_matches_whole_names_whatever_their_case(string pattern, string name, bool matches) =>
        Glob.Matches(pattern, name).ShouldBe(matches);

    private void Refused(string file, string text, string said)
    {
        var path = repository.Write(file, text);

        var error = Should.Throw<RoundupException>(() => repository.Plan());

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(path);
        error.Message.ShouldContain(said);
        error.Message.ShouldNotContain("\n");
        error.Message.ShouldEndWith(".");
    }
}
