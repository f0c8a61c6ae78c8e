namespace Roundup.Cli.Tests.Extensions;

/// <summary>The extension of docs/extend/extension.md, in a folder outside the repository.</summary>
public sealed partial class ExtensionTests : IDisposable
{
    private const string Folder = "my bench;1/extensions/Toy/";
    private const string Usings = "using System; using System.Collections.Generic; using System.IO; using System.Linq; "
        + "using System.Threading; using System.Threading.Tasks;\n";

    private readonly BuildableRepository _repository = new();

    private string Mine => _repository.In("my bench;1");

    private string Project => _repository.In(Folder + "Toy.csproj");

    public void Dispose() => _repository.Dispose();

    [SlowFact]
    public async Task What_it_adds_is_used_as_that_of_Roundup()
    {
        WriteToy();
        await WriteRunAsync("worker-start");

        var ran = await RunAsync(true, "run", "--output", _repository.In("out"));

        ran.Error.ShouldBeEmpty();
        ran.Code.ShouldBe(0, ran.Output);
        ran.Output.ShouldContain("Starts of workers");
        ran.Output.ShouldContain("1 of 1 case measured");
        File.ReadAllText(_repository.In("out/report.md")).ShouldContain("## Starts of workers");
        File.ReadAllLines(_repository.In("out/results.csv"))[0].ShouldBe("Serializer,Start");
        File.ReadAllLines(_repository.In("out/results.csv"))[1].ShouldStartWith("Mine,");
        File.ReadAllLines(_repository.In("out/report.tab")).ShouldContain("Serializer\tStart");

        var again = await RunAsync(true, "report", _repository.In("out"), "--output", _repository.In("again"));
        again.Code.ShouldBe(0, again.Error);
        File.ReadAllText(_repository.In("again/report.md")).ShouldBe(File.ReadAllText(_repository.In("out/report.md")));

        // The journal is read back with the experiment's own lines.
        var results = File.ReadAllText(_repository.In("again/results.csv"));
        (await RunAsync(true, "run", "--resume", _repository.In("out"))).Code.ShouldBe(0);
        File.ReadAllText(_repository.In("out/results.csv")).ShouldBe(results);

        (await RunAsync(false, "run", "--experiment", "speed", "--output", _repository.In("speed"))).Code.ShouldBe(0);
        File.ReadAllLines(_repository.In("speed/results.csv"))[0].ShouldEndWith(",RankLast,WithMapping,BytesPerSecond");
        File.ReadAllText(_repository.In("speed/report.html")).ShouldContain("BytesPerSecond");

        (await RunAsync(false, "list", "datasets", "--format", "tab")).Output.ShouldStartWith("Dataset\tCounts\tDescription");
        (await RunAsync(false, "run", "--help")).Output.ShouldContain("worker-start");

        // The model has the attributes of the flavour, and the library follows them.
        var shown = await RunAsync(true, "show", "Mine", "--dataset", "Orders", "--count", "1", "--shape", "Bytes");
        shown.Code.ShouldBe(0, shown.Error);
        shown.Output.ShouldContain("JsonPropertyName(\"m0\")");
        shown.Output.ShouldContain("{\"m0\":");
    }

    [Theory]
    [InlineData("", true)]
    [InlineData("Toy.dll", false)]
    [InlineData("Needed.dll", false)]
    public void One_that_is_damaged_in_the_cache_is_not_whole(string damaged, bool whole)
    {
        var assembly = _repository.Write("built/bin/Toy.dll", "a program");
        _repository.Write("built/bin/Needed.dll", "another");
        var done = _repository.In("built/done");
        Cli.Extensions.IsWhole(assembly, done).ShouldBeFalse("the build has not ended");
        Cli.Extensions.Remember(assembly, done);
        if (damaged.Length > 0)
        {
            _repository.Write("built/bin/" + damaged, "a prog");
        }

        Cli.Extensions.IsWhole(assembly, done).ShouldBe(whole);
        File.Delete(assembly);
        Cli.Extensions.IsWhole(assembly, done).ShouldBeFalse();
    }

    [SlowFact]
    public async Task One_that_is_damaged_in_the_cache_is_built_again()
    {
        WriteToy();
        (await RunAsync(false, "list", "datasets", "--format", "tab")).Code.ShouldBe(0);
        var built = Directory.GetFiles(_repository.In("artifacts/extensions"), "Toy.dll", SearchOption.AllDirectories)
            .Single(file => file.Contains($"{Path.DirectorySeparatorChar}bin{Path.DirectorySeparatorChar}", StringComparison.Ordinal));

        // A new file, since this process has loaded the old one.
        File.Delete(built);
        File.WriteAllText(built, "cut");

        (await RunAsync(false, "list", "datasets", "--format", "tab")).Output.ShouldStartWith("Dataset\tCounts");
        new FileInfo(built).Length.ShouldBeGreaterThan(1000);
    }

    [SlowFact]
    public async Task One_whose_build_is_ended_leaves_nothing()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        var name = $"Slow{Guid.NewGuid():N}";
        _repository.Write($"slow/extensions/{name}/{name}.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
              <Target Name="Waits" BeforeTargets="Build"><Exec Command="touch waits; sleep 300" /></Target>
            </Project>
            """);
        using var process = Process.Start(new ProcessStartInfo(
            "dotnet", [typeof(CliContext).Assembly.Location, "list", "datasets", "--folder", _repository.In("slow")])
        {
            RedirectStandardError = true,
        })!;
        var said = process.StandardError.ReadToEndAsync();
        while (!File.Exists(_repository.In($"slow/extensions/{name}/waits")))
        {
            process.HasExited.ShouldBeFalse("the build waits");
            await Task.Delay(50);
        }

        Process.Start("kill", ["-TERM", $"{process.Id}"]).WaitForExit();
        await process.WaitForExitAsync();

        process.ExitCode.ShouldBe((int)ExitCode.Interrupted);
        (await said).ShouldContain($"{name}.csproj was interrupted: start again.");
        Directory.GetDirectories(Path.Combine(Repository.Find(AppContext.BaseDirectory)!, "artifacts", "extensions"), name + "*")
            .ShouldBeEmpty();
    }

    [Fact]
    public async Task A_flavour_that_does_not_exist_is_an_error()
    {
        await WriteRunAsync("speed");

        (await RunAsync(true, "run", "--output", _repository.In("out"))).ShouldBeRefused(
            "The row Mine has the flavour json-short-names, which does not exist: ");
    }

    [SlowFact]
    public async Task One_that_cannot_be_built_is_an_error()
    {
        WriteToy(code => code.Replace("=> \"tab\"", "=> tab", StringComparison.Ordinal));

        (await RunAsync(false, "list", "datasets")).ShouldBeRefused("CS0103: ");
    }

    [Theory]
    [InlineData("=> \"tab\"", "=> \"csv\"", "The output format csv of an extension exists already: rename one.")]
    [InlineData("=> \"json-short-names\"", "=> \"plain\"", "The flavour plain of an extension exists already: rename one.")]
    [InlineData("=> \"tab\";", "=> throw new(\"no tabs\"); public TabFormat() => _ = Name;", "(no tabs)")]
    public void One_that_cannot_be_used_is_an_error(string text, string instead, string said)
    {
        var assembly = Compile(code => code.Replace(text, instead, StringComparison.Ordinal));
        var context = new CliContext { Arguments = [] };

        var error = Should.Throw<RoundupException>(() => Cli.Extensions.With(context, [("Toy.csproj", assembly)]));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(said);
        error.Message.ShouldNotContain("\n");
    }

    [Theory]
    [InlineData("row.Case.MegabytesPerSecond * 1e6", "throw new(\"no speed\")", "The column BytesPerSecond")]
    [InlineData("output.Text.WriteLine(", "throw new ArgumentException(", "The output format tab")]
    public async Task A_part_that_fails_is_a_notice_and_all_else_is_written(string text, string instead, string said)
    {
        using var made = new TempRepository();
        var context = Cli.Extensions.With(
            new CliContext { Arguments = [] }, [("Toy.csproj", Compile(code => code.Replace(text, instead, StringComparison.Ordinal)))]);
        var cli = new RoundupCli(made) { Experiments = context.Experiments, Formats = context.Formats };

        var ran = await cli.RunAsync("run", "--output", made.In("out"));
        var again = await cli.RunAsync("report", made.In("out"), "--output", made.In("again"));

        foreach (var (result, folder) in ((CliResult, string)[])[(ran, "out"), (again, "again")])
        {
            result.Code.ShouldBe((int)ExitCode.SomeFailed, result.Error);
            result.Error.ShouldBeEmpty();
            result.Output.ReplaceLineEndings(" ").ShouldContain($"{said} of the extension Toy failed (");
            foreach (var file in (string[])["report.md", "report.html", "results.csv"])
            {
                File.Exists(made.In($"{folder}/{file}")).ShouldBeTrue(file);
            }

            var isFormat = said.Contains("format", StringComparison.Ordinal);
            File.Exists(made.In($"{folder}/report.tab")).ShouldBe(!isFormat);
            File.ReadAllText(made.In($"{folder}/report.md")).Contains(said, StringComparison.Ordinal).ShouldBe(!isFormat);
        }

        File.Exists(made.In("out/results.json")).ShouldBeTrue();
    }

    [Theory]
    [InlineData(Folder + "Toy1.cs")]
    [InlineData("my bench;1/Directory.Build.props")]
    [InlineData("my bench;1/extensions/Directory.Packages.props")]
    public void It_is_built_anew_where_a_file_changes_that_it_is_built_from(string changed)
    {
        WriteToy();
        var key = Cli.Extensions.KeyOf(Project);
        Cli.Extensions.KeyOf(Project).ShouldBe(key);

        _repository.Write(changed, "<Project />");

        Cli.Extensions.KeyOf(Project).ShouldNotBe(key);
    }

    /// <summary>A suite of one case, whose serializer has the flavour of the extension.</summary>
    private async Task WriteRunAsync(string experiment)
    {
        _repository.Write("my bench;1/suites/quick.json", $$"""
            {
              "title": "Starts", "experiments": ["{{experiment}}"], "datasets": [{ "name": "Orders", "counts": [1] }],
              "shapes": ["Bytes"], "effort": "quick"
            }
            """);
        (await RunAsync(false, "new", "serializer", "Mine")).Code.ShouldBe(0);
        (await RunAsync(false, "new", "dataset", "Orders")).Code.ShouldBe(0);
        const string Serializer = "my bench;1/serializers/Mine/Mine.csproj";
        var text = File.ReadAllText(_repository.In(Serializer));
        _repository.Write(Serializer, text.Replace("Flavour=\"plain\"", "Flavour=\"json-short-names\"", StringComparison.Ordinal));
    }

    private void WriteToy(Func<string, string>? change = null)
    {
        foreach (var (name, code) in Toy())
        {
            _repository.Write(Folder + name, change?.Invoke(code) ?? code);
        }
    }

    /// <summary>Compiles the extension in this process, which is faster than a build.</summary>
    private string Compile(Func<string, string> change) => CSharpCode.Compile(
        _repository.In("Toy.dll"),
        Toy().Where(file => file.Name.EndsWith(".cs", StringComparison.Ordinal)).Select(file => change(Usings + file.Code)));

    /// <summary>The files in the document.</summary>
    private static List<(string Name, string Code)> Toy()
    {
        var document = File.ReadAllText(Path.Combine(Repository.Find(AppContext.BaseDirectory)!, "docs", "extend", "extension.md"));
        var blocks = Block().Matches(document).Select(block => (Kind: block.Groups["kind"].Value, Code: block.Groups["code"].Value));
        var files = blocks.Select((block, index) => (block.Kind == "xml" ? "Toy.csproj" : $"Toy{index}.cs", block.Code)).ToList();
        files.Count.ShouldBe(4);
        return files;
    }

    private Task<CliResult> RunAsync(bool measures, params string[] arguments)
    {
        var cli = new RoundupCli(_repository);
        if (measures)
        {
            cli.Engine = RunStart.WithEngineAsync;
        }

        return cli.RunAsync([.. arguments, "--folder", Mine]);
    }

    [GeneratedRegex("```(?<kind>xml|csharp)\r?\n(?<code>.*?)```", RegexOptions.Singleline)]
    private static partial Regex Block();
}
