using System.Text.RegularExpressions;
using Roundup.Catalogue.Reading;
using Roundup.Cli.Tests.Support;

namespace Roundup.Cli.Tests.Extensions;

/// <summary>The extension of docs/extend/extension.md, in a folder outside the repository.</summary>
public sealed partial class ExtensionTests : IDisposable
{
    private const string Project = "my bench;1/extensions/Toy/Toy.csproj";

    private readonly BuildableRepository repository = new();

    private string Mine => repository.In("my bench;1");

    public void Dispose() => repository.Dispose();

    [Fact]
    public async Task Its_experiment_column_and_format_are_used_as_those_of_Roundup()
    {
        WriteToy();
        repository.Write("my bench;1/suites/quick.json", """
            {
              "title": "Starts", "experiments": ["worker-start"], "datasets": [{ "name": "Orders", "counts": [1] }],
              "shapes": ["Bytes"], "effort": "quick"
            }
            """);
        (await RunAsync(false, "new", "serializer", "Mine")).Code.ShouldBe(0);
        (await RunAsync(false, "new", "dataset", "Orders")).Code.ShouldBe(0);

        var ran = await RunAsync(true, "run", "--output", repository.In("out"));

        ran.Error.ShouldBeEmpty();
        ran.Code.ShouldBe(0, ran.Output);
        ran.Output.ShouldContain("Starts of workers");
        ran.Output.ShouldContain("1 of 1 case measured");
        File.ReadAllText(repository.In("out/report.md")).ShouldContain("## Starts of workers");
        File.ReadAllLines(repository.In("out/results.csv"))[0].ShouldBe("Serializer,Start");
        File.ReadAllLines(repository.In("out/results.csv"))[1].ShouldStartWith("Mine,");
        File.ReadAllLines(repository.In("out/report.tab")).ShouldContain("Serializer\tStart");

        var again = await RunAsync(true, "report", repository.In("out"), "--output", repository.In("again"));
        again.Code.ShouldBe(0, again.Error);
        File.ReadAllText(repository.In("again/report.md")).ShouldBe(File.ReadAllText(repository.In("out/report.md")));

        // The journal is read back with the experiment's own lines.
        var results = File.ReadAllText(repository.In("again/results.csv"));
        (await RunAsync(true, "run", "--resume", repository.In("out"))).Code.ShouldBe(0);
        File.ReadAllText(repository.In("out/results.csv")).ShouldBe(results);

        (await RunAsync(false, "run", "--experiment", "speed", "--output", repository.In("speed"))).Code.ShouldBe(0);
        File.ReadAllLines(repository.In("speed/results.csv"))[0].ShouldEndWith(",RankLast,BytesPerSecond");
        File.ReadAllText(repository.In("speed/report.md")).ShouldContain("BytesPerSecond");

        (await RunAsync(false, "list", "datasets", "--format", "tab")).Output.ShouldStartWith("Dataset\tCounts\tDescription");
        (await RunAsync(false, "run", "--help")).Output.ShouldContain("worker-start");
    }

    [Theory]
    [InlineData("=> \"tab\"", "=> \"csv\"", "The output format csv of an extension exists already: rename one.")]
    [InlineData("=> \"tab\"", "=> tab", "CS0103: ")]
    [InlineData(
        "public string Name => \"tab\";", "public string Name => throw new(\"no tabs\"); public TabFormat() => _ = Name;", "(no tabs)")]
    public async Task One_that_cannot_be_used_is_an_error(string text, string instead, string said)
    {
        WriteToy(code => code.Replace(text, instead, StringComparison.Ordinal));

        var result = await RunAsync(false, "list", "datasets");

        result.Code.ShouldBe(2);
        result.Error.ShouldContain(said);
        result.Error.TrimEnd().ShouldNotContain("\n");
    }

    private void WriteToy(Func<string, string>? change = null)
    {
        var checkout = Repository.Find(AppContext.BaseDirectory)!;
        var document = File.ReadAllText(Path.Combine(checkout, "docs", "extend", "extension.md"));
        var number = 0;
        foreach (Match block in Block().Matches(document))
        {
            var path = block.Groups["kind"].Value == "xml" ? Project : $"my bench;1/extensions/Toy/Toy{++number}.cs";
            var code = block.Groups["code"].Value;
            repository.Write(path, change?.Invoke(code) ?? code);
        }

        number.ShouldBe(2);
    }

    private Task<CliResult> RunAsync(bool measures, params string[] arguments)
    {
        var cli = new Support.Cli(repository);
        if (measures)
        {
            cli.Engine = RunStart.WithEngineAsync;
        }

        return cli.RunAsync([.. arguments, "--folder", Mine]);
    }

    [GeneratedRegex("```(?<kind>xml|csharp)\r?\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Block();
}
