using Roundup.Engine.Builds.Packages;
using Roundup.Engine.Builds.Stage;
using Roundup.Reporting;
using Roundup.Reporting.Blocks;
using Roundup.Reporting.Formats;
using Spectre.Console;

namespace Roundup.Cli.Tests.Commands.Lists;

/// <summary>How rows stand here, from what earlier builds left.</summary>
public sealed class SerializersListTests : CliTests
{
    private const string Row = """<Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />""";
    private const string Broken =
        "<Library>Broken</Library><Format>JSON</Format><Status>dead</Status><LastTarget>net8.0</LastTarget>";

    private const string Missing = "package Swift.Json not found: Unable to find package Swift.Json.";
    [Fact]
    public async Task What_nobody_has_built_is_not_built_yet()
    {
        (await LineAsync("Swift.Json ")).ShouldContain("not tried");
        (await LineAsync("reference/create ")).ShouldContain("not tried");
    }

    [Fact]
    public async Task What_was_built_is_ready_in_the_version_that_it_got()
    {
        Record("SwiftJson-plain-net10.0", "SwiftJson");

        (await LineAsync("Swift.Json ")).ShouldContain("ready");
        (await RunAsync()).Split('\n').ShouldContain(line =>
            line.StartsWith(" Swift.Json ") && line.Contains("3.2.5") && line.Contains("JSON"));
        (await LineAsync("Swift.Json/generated ")).ShouldContain("not tried");
    }

    [Fact]
    public async Task What_was_built_with_the_datasets_of_the_user_s_folder_alone_is_ready_where_the_folder_is_given()
    {
        repository.Dataset("Orders", "1", within: "mine/");
        var catalogue = CatalogueReader.Read(repository.Path, [repository.In("mine")], TestExperiments.All);
        var row = catalogue.Serializers.Single(row => row.Configuration.FullName == "Swift.Json");
        var orders = catalogue.Datasets.Single(dataset => dataset.Name == "Orders");
        Record(BuildUnit.Worker(row.Library, row.Configuration, "net10.0", orders).Name, "SwiftJson");

        (await LineAsync("Swift.Json ")).ShouldContain("not tried");
        var given = await cli.RunAsync("list", "serializers", "--folder", repository.In("mine"));
        given.Output.Split('\n').First(line => line.StartsWith(" Swift.Json ", StringComparison.Ordinal)).ShouldContain("ready");
    }

    [Fact]
    public async Task What_lacks_a_package_is_unavailable_and_says_which_below()
    {
        Record("SwiftJson-plain-net10.0", null, reason: Missing);
        Record("SwiftJson-context-net10.0", null, reason: Missing);

        (await LineAsync("Swift.Json/generated ")).ShouldContain("unavailable");
        (await RunAsync()).Split('\n').Count(line => line.Contains(Missing)).ShouldBe(1);
    }

    [Fact]
    public async Task What_changed_since_is_not_built_yet()
    {
        Record("SwiftJson-plain-net10.0", "SwiftJson", time: DateTimeOffset.Now.AddHours(-1));

        (await LineAsync("Swift.Json ")).ShouldContain("not tried");
    }

    [Fact]
    public async Task What_all_entrants_share_counts_too()
    {
        Record("SwiftJson-plain-net10.0", "SwiftJson");
        File.SetLastWriteTimeUtc(repository.Write("serializers/Directory.Build.targets", "<Project />"), DateTime.UtcNow.AddMinutes(1));

        (await LineAsync("Swift.Json ")).ShouldContain("not tried");
    }

    [Fact]
    public async Task What_was_built_from_another_version_or_with_other_package_sources_is_not_built_yet()
    {
        Record("SwiftJson-plain-net10.0", "SwiftJson", version: "3.2.0");
        Record("SwiftJson-context-net10.0", "SwiftJson", source: repository.Path);

        (await LineAsync("Swift.Json ")).ShouldContain("not tried");
        (await LineAsync("Swift.Json/generated ")).ShouldContain("not tried");
    }

    [Fact]
    public async Task What_does_not_compile_has_failed_and_says_why_below()
    {
        Record("SwiftJson-plain-net10.0", null, reason: "SwiftJson.cs: CS0246: no such type", outcome: "BuildFailed");

        (await LineAsync("Swift.Json ")).ShouldContain("build-failed");
        (await RunAsync()).ShouldContain("CS0246");
    }

    [Fact]
    public async Task A_record_of_an_earlier_Roundup_says_nothing()
    {
        Record("SwiftJson-plain-net10.0", "SwiftJson");
        repository.Write(
            "artifacts/units/SwiftJson-plain-net10.0/unit.json",
            $$"""{ "Stamp": "x", "Excluded": {}, "Missing": null, "Time": "{{DateTimeOffset.Now:O}}" }""");

        (await LineAsync("Swift.Json ")).ShouldContain("not tried");
    }

    [Theory]
    [InlineData("""{ "Users": "no lists" }""", "ready", false)]
    [InlineData("""{ "Users": "no lists", "Books": "no lists" }""", "unsupported", true)]
    public async Task What_takes_no_dataset_is_unsupported(string without, string word, bool said)
    {
        Record("SwiftJson-plain-net10.0", "SwiftJson", without);

        (await LineAsync("Swift.Json ")).ShouldContain(word);
        (await RunAsync()).Contains("no lists").ShouldBe(said);
    }

    [Fact]
    public async Task A_record_that_is_cut_off_says_nothing()
    {
        Record("SwiftJson-plain-net10.0", "SwiftJson");
        repository.Write("artifacts/units/SwiftJson-plain-net10.0/unit.json", "{\"Sta");

        (await LineAsync("Swift.Json ")).ShouldContain("not tried");
    }

    [Fact]
    public async Task Unverified_restricted_and_dead_libraries_say_why_below()
    {
        repository.Library(
            "Old",
            "<Library>Old</Library><Format>own</Format><Status>dead</Status>"
            + "<StatusReason>No release since 2015.</StatusReason><Unverified>Its source is lost.</Unverified>"
            + "<OnlyWhenNamed>Not for commerce.</OnlyWhenNamed>",
            Row);

        (await LineAsync("Old ")).ShouldContain("only when named*");
        var text = await RunAsync();
        text.ShouldContain("Its source is lost.");
        text.ShouldContain("Not for commerce.");
        text.ShouldContain("No release since 2015.");
        Record("Old-plain-net10.0", "Old", version: null);
        (await LineAsync("Old ")).ShouldContain("ready*");
    }

    [Fact]
    public void A_check_builds_each_row_on_the_one_target_that_it_needs()
    {
        repository.Library("Broken", Broken, Row);
        var catalogue = CatalogueReader.Read(repository.Path, TestExperiments.All);

        var targets = SerializersAction.PlanOf(catalogue, []).Cases.Select(c => (c.Id.Serializer, c.Id.Table.Target)).Distinct().ToList();

        targets.Select(row => row.Serializer).ShouldBe(catalogue.Serializers.Select(row => row.Configuration.FullName), ignoreOrder: true);
        targets.ShouldAllBe(row => row.Target == (row.Serializer == "Broken" ? "net8.0" : "net10.0"));
    }

    [Fact]
    public async Task A_row_whose_last_target_is_an_older_one_stands_as_it_was_built_for_that()
    {
        repository.Library("Broken", Broken, Row);
        Record("Broken-plain-net8.0", "Broken", version: null);

        (await LineAsync("Broken ")).ShouldContain("ready");
    }

    [Fact]
    public async Task A_reason_of_rows_of_several_libraries_stands_once()
    {
        repository.Library("Other", "<Library>Other</Library><Format>JSON</Format><Status>maintained</Status>", Row);
        Record("SwiftJson-plain-net10.0", null, reason: "No tool.");
        Record("SwiftJson-context-net10.0", null, reason: "No tool.");
        Record("Other-plain-net10.0", null, reason: "No tool.", version: null);

        (await RunAsync()).Split('\n').Where(line => line.Contains("No tool.")).ShouldHaveSingleItem().ShouldContain("Swift.Json");
        (await RunAsync()).ShouldContain("Other, Swift.Json");
    }

    [Theory]
    [InlineData("--package-source applies to builds", "--package-source", ".")]
    [InlineData("--markdown writes what is the same on every machine", "--markdown", "--check")]
    [InlineData("--links applies to documents", "--links", "https://example.org/")]
    public async Task Options_that_do_not_go_together_are_refused(string said, params string[] options)
    {
        (await cli.RunAsync(["list", "serializers", .. options])).ShouldBeRefused(said);
    }

    [Fact]
    public async Task Programs_are_told_where_the_code_is_and_what_it_calls()
    {
        repository.Write("serializers/SwiftJson/SwiftEntrant.cs", """
            struct Codec { string SerializeToString(T value) => Swift.Write(value); T Deserialize(string s) { return Swift.Read(s); } }
            """);

        using var json = JsonDocument.Parse((await cli.RunAsync("list", "serializers", "--format", "json")).Output);

        var row = json.RootElement.GetProperty("serializers").EnumerateArray()
            .Single(row => row.GetProperty("Serializer").GetString() == "Swift.Json");
        row.GetProperty("Library").GetString().ShouldBe("Swift.Json");
        row.GetProperty("Entrant").GetString().ShouldBe("serializers/SwiftJson/SwiftEntrant.cs");
        row.GetProperty("Timed shape").GetString().ShouldBe("String");
        row.GetProperty("Timed calls").GetString().ShouldBe("Swift.Write(value)\n{ return Swift.Read(s); }");
        row.GetProperty("Native").GetString()!.ShouldContain("String");
        row.GetProperty("Sample").ValueKind.ShouldBe(JsonValueKind.Null);
    }

    [Fact]
    public async Task The_real_rows_are_readable_in_100_columns()
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        using var output = new StringWriter();
        var list = SerializersList.Create(catalogue, _ => new SerializerState(SerializerStatus.Unavailable, Missing));
        ReportFormats.Console.Write(list, new ReportOutput(output));

        var lines = output.ToString().Split('\n');
        lines.ShouldAllBe(line => line.Length <= 100 && !line.Contains('…'));
        foreach (var (library, row) in catalogue.Serializers)
        {
            HasLine(
                lines,
                row.FullName,
                library.Unverified is null ? "unavailable" : "unavailable*",
                library.PackageVersion ?? "runtime",
                library.Format,
                ShapeLetters.Format(row));
            lines.Count(line => line.StartsWith($" {row.FullName}  ", StringComparison.Ordinal)).ShouldBe(1, row.FullName);
        }
    }

    [Theory]
    [InlineData(60)]
    [InlineData(80)]
    public void The_real_lists_fit_a_narrow_terminal_without_breaking_words(int width)
    {
        var catalogue = CatalogueReader.Read(Repository.Find(), TestExperiments.All);
        using var output = new StringWriter();
        Section[] lists =
        [
            .. SerializersList.Create(catalogue, _ => new SerializerState(SerializerStatus.Unavailable, Missing)),
            .. CatalogueLists.Compressors(catalogue),
            .. CatalogueLists.Datasets(catalogue),
            .. CatalogueLists.Suites(catalogue),
        ];
        var console = AnsiConsole.Create(new AnsiConsoleSettings { Out = new NarrowTerminal(output, width), Ansi = AnsiSupport.No });
        ReportFormats.Console.Write(lists, new ReportOutput(output) { Console = console });

        var lines = output.ToString().Split('\n');
        lines.ShouldAllBe(line => line.Length <= width && !line.Contains('…'));
        lines.ShouldContain(line => line.StartsWith(" System.Text.Json/source-generator-derived-types", StringComparison.Ordinal));
        var words = lines.SelectMany(line => line.Split([' ', ';'])).ToHashSet();
        var written = catalogue.Suites.Select(suite => suite.Description!)
            .Concat(catalogue.Datasets.Select(dataset => dataset.Description))
            .Concat(catalogue.Libraries.SelectMany(library => (string?[])[library.PackageVersion, library.Format]))
            .OfType<string>();
        written.SelectMany(text => text.Split([' ', ';'])).ShouldAllBe(word => words.Contains(word));
    }

    [Theory]
    [InlineData("csv", "Serializer,Here,Package,Version,Format,Needs,Shapes,", "Swift.Json,not tried,Swift.Json,3.2.1,JSON,nothing,Sb,")]
    [InlineData("json", "{\n  \"serializers\": [\n    {\n      \"Serializer\": ", "\"Here\": \"only when named\"", "\"Package\": null")]
    [InlineData("markdown", "# Serializers\n", "## JSON\n", "| Swift.Json |")]
    public async Task Each_format_has_the_rows(string format, string start, params string[] said)
    {
        repository.Library(
            "Old", "<Library>Old</Library><Format>own</Format><Status>dead</Status><OnlyWhenNamed>Not for commerce.</OnlyWhenNamed>", Row);

        var result = await cli.RunAsync("list", "serializers", "--format", format);

        result.Code.ShouldBe(0, result.Error);
        var text = result.Output.ReplaceLineEndings("\n");
        text.ShouldStartWith(start);
        said.ShouldAllBe(part => text.Contains(part));
    }

    [Fact]
    public async Task A_format_that_does_not_exist_is_refused()
    {
        (await cli.RunAsync("list", "serializers", "--format", "jsom")).ShouldBeRefused("--format 'jsom' is not known", "json");
    }

    // Whole words: none is broken or left out for want of room.
    private static void HasLine(string[] lines, string name, params string[] words) =>
        lines.ShouldContain(
            line => line.StartsWith($" {name} ", StringComparison.Ordinal) && words.All(word => $"{line} ".Contains($" {word} ")),
            $"{name}: {string.Join(", ", words)}");

    private void Record(
        string unit,
        string? entrant,
        string unsupported = "{}",
        string? reason = null,
        DateTimeOffset? time = null,
        string? version = "3.2.1",
        string outcome = "Unavailable",
        string? source = null)
    {
        var sources = new PackageSources(new RepositoryLayout(repository.Path), source is null ? [] : [source]);
        var lost = entrant is null ? Enum.Parse<Outcome>(outcome) : (Outcome?)null;
        var record = new
        {
            Stamp = "x",
            PackageSources = sources.Stamp,
            Version = version,
            Outcome = lost,
            Reason = reason is null ? null : new { Sentence = reason },
            LacksPackage = false,
            Models = new Dictionary<string, string> { ["Users"] = "x", ["Books"] = "x" },
            Unsupported = JsonSerializer.Deserialize<Dictionary<string, string>>(unsupported)!
                .ToDictionary(entry => entry.Key, entry => new { Sentence = entry.Value }),
            Restored = entrant is null ? null : new
            {
                Version = "3.2.5",
                FileVersion = "3.2.5.0",
                IsFromPackageSource = false,
                Released = "2025-02-12",
                Fallback = (object?)null,
            },
            Files = new Dictionary<string, string>(),
            Compiled = new Dictionary<string, string>(),
            AotWarnings = 0,
            Diagnostics = new Dictionary<string, string[]>(),
            Time = time ?? DateTimeOffset.Now.AddSeconds(1),
        };
        repository.Write($"artifacts/units/{unit}/unit.json", JsonSerializer.Serialize(record));
        if (entrant is not null)
        {
            var name = $"Roundup.Serializers.{entrant}";
            foreach (var file in (string[])[$"{name}.dll", $"{name}.runtimeconfig.json", "Roundup.Worker.dll"])
            {
                repository.Write($"artifacts/units/{unit}/bin/{file}", "");
            }
        }
    }

    private async Task<string> RunAsync() => (await cli.RunAsync("list", "serializers")).Output;

    private async Task<string> LineAsync(string start) =>
        (await RunAsync()).Split('\n').First(line => line.StartsWith(' ' + start, StringComparison.Ordinal));

    private sealed class NarrowTerminal(TextWriter writer, int width) : IAnsiConsoleOutput
    {
        public TextWriter Writer => writer;

        public bool IsTerminal => true;

        public int Width => width;

        public int Height => 40;

        public void SetEncoding(System.Text.Encoding encoding)
        {
        }
    }
}
