using Roundup.Engine.Builds.Units;

namespace Roundup.Cli.Tests.OwnData;

/// <summary>What <c>--settings</c> makes of the user's files, and what it refuses.</summary>
public sealed class SettingsOptionTests : CliTests
{
    private const string Wire = "public static class Wire { public static SwiftOptions Api { get; } = new(); }";

    public SettingsOptionTests()
    {
        repository.Suite("own-data", """
            { "title": "Your own data", "serializers": ["reference/*"], "datasets": ["*"], "shapes": ["Bytes"], "effort": "quick" }
            """);
        repository.Library(
            "SwiftJson",
            "<Library>Swift.Json</Library><Package>Swift.Json</Package><Format>JSON</Format><Status>maintained</Status>",
            """
            <Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />
            <Configuration Include="loose" Flavour="context" Needs="nothing" Shapes="Bytes" />
            <Settings Include="SwiftOptions" Configuration="loose" Word="Unbound" />
            <Settings Include="SwiftOptions" Configuration="default" />
            <PackageReference Include="Swift.Json" />
            """);
        repository.Library("Packed", "<Library>Packed</Library><Format>Binary</Format><Status>maintained</Status>", """
            <Configuration Include="default" Flavour="plain" Needs="nothing" Shapes="Bytes" />
            <Settings Include="Action&lt;IPackRegistry&gt;" Configuration="default" />
            <Settings Include="(PackWriter, PackReader)" Configuration="default" />
            """);
    }

    [Fact]
    public async Task Each_public_static_member_that_a_library_takes_becomes_a_serializer()
    {
        var file = repository.Write("Wire.cs", """
            #!/usr/bin/env dotnet
            #:package My.Converters@1.2.3
            namespace Ours.@event;

            public static class @class
            {
                public static Swift.SwiftOptions? @object { get; } = new();
                public static readonly Derived Field = new(), Second = new();
                public static global::Swift.SwiftOptions Method() => new();
                public static void Registry(IPackRegistry registry) { }
                public static (PackWriter Write, PackReader Read) Both => default;
                public static int Other => 3;
                private static SwiftOptions Hidden => new();
                public static SwiftOptions Generic<T>() => new();
                public SwiftOptions Instance => new();
                class Inner { public static SwiftOptions Nested => new(); }
                public class Shown { public static SwiftOptions Deep => new(); }
            }

            file class Local { public static SwiftOptions One => new(); }
            class Generic<T> { public static SwiftOptions One => new(); }
            public class Derived : Swift.SwiftOptions;
            """);

        var settings = await SettingsAsync(file);

        settings.Select(one => $"{one.Line} {one.Access} {one.Default}").ShouldBe(
            [
                "7 global::Ours.@event.@class.@object Swift.Json", "8 global::Ours.@event.@class.Field Swift.Json",
                "8 global::Ours.@event.@class.Second Swift.Json", "9 global::Ours.@event.@class.Method() Swift.Json",
                "17 global::Ours.@event.@class.Shown.Deep Swift.Json", "10 global::Ours.@event.@class.Registry Packed",
                "11 global::Ours.@event.@class.Both Packed",
            ],
            ignoreOrder: true);
        settings.Single(one => one.IsMethod).Title.ShouldBe("class.Registry of Wire.cs");
        settings[0].File.Packages.ShouldBe([("My.Converters", "1.2.3")]);
        settings[0].File.Code.Split('\n')[..3].ShouldBe(["", "", "namespace Ours.@event;"]);
        Names().ShouldBe(
            ["Packed", "Packed/Both", "Packed/Registry", "Swift.Json", .. new[] { "Deep", "Field", "Method", "Second", "object" }
                .Select(name => "Swift.Json/" + name)],
            ignoreOrder: true);
    }

    [Fact]
    public async Task A_word_in_the_file_decides_the_configuration()
    {
        var file = repository.Write("Wire.cs", "// Unbound\n" + Wire);

        (await SettingsAsync(file)).ShouldHaveSingleItem().Default.ShouldBe("Swift.Json/loose");
    }

    [Theory]
    [InlineData("Api", "A.cs", "a/B.cs", "class One", "class Two", "One.Api,Two.Api")]
    [InlineData("Api", "A.cs", "B.cs", "class Wire", "class Wire", "A.Api,B.Api")]
    [InlineData("Api", "one/W.cs", "t,w*o/W.cs", "class Wire", "class Wire", "one.Api,t-w-o.Api")]
    [InlineData("default", "A.cs", "B.cs", "class One", "class Two", "One.default,Two.default")]
    public async Task The_shortest_name_that_no_other_has_is_chosen(
        string member, string first, string second, string firstClass, string secondClass, string names)
    {
        string Code(string owner) => Wire.Replace("class Wire", owner).Replace("Api", $"@{member}");

        await SettingsAsync(repository.Write(first, Code(firstClass)), repository.Write(second, Code(secondClass)));

        Names().ShouldBe(["Swift.Json", .. names.Split(',').Select(name => "Swift.Json/" + name)], ignoreOrder: true);
    }

    [Fact]
    public async Task Two_settings_that_no_name_tells_apart_are_refused()
    {
        var (one, two) = (repository.Write("a/x/W.cs", Wire), repository.Write("b/x/W.cs", Wire));

        (await RunAsync("--settings", one, "--settings", two)).ShouldBe(new(
            2, "", "--settings: two settings of Swift.Json have the name x.Api: rename a member, a file or a folder.\n"));
    }

    [Theory]
    [InlineData("#:package My.Converters", "(1,1): #:package My.Converters is not known here: "
        + "a file of settings names packages as #:package Id@1.2.3.")]
    [InlineData("#:package My.Converters@one", "(1,1): #:package My.Converters@one is not known here: "
        + "a file of settings names packages as #:package Id@1.2.3.")]
    [InlineData("#:sdk Microsoft.NET.Sdk.Web", "(1,1): #:sdk Microsoft.NET.Sdk.Web is not known here: "
        + "a file of settings names packages as #:package Id@1.2.3.")]
    [InlineData("#:package swift.json@3.0.0", ": #:package swift.json is the library itself; "
        + "select its version by --serializer swift.json@3.0.0.")]
    public async Task Directives_that_mean_nothing_here_are_refused(string directive, string said)
    {
        var file = repository.Write("Wire.cs", $"{directive}\n{Wire}");

        (await RunAsync("--settings", file)).ShouldBe(new(2, "", $"{file}{said}\n"));
    }

    [Theory]
    [InlineData("public static class Wire { public static int Api => 1; }", "no library takes settings of the type of Api, int; ")]
    [InlineData("class Wire { static SwiftOptions Api => new(); }", "it has no public static member in a class that is not private; ")]
    [InlineData("", "it has no public static member in a class that is not private; ")]
    public async Task A_file_without_settings_is_told_what_is_known(string code, string said)
    {
        var file = repository.Write("Wire.cs", code);

        (await RunAsync("--settings", file)).ShouldBe(new(2, "",
            $"{file}: {said}give a member of one of the types (PackWriter, PackReader), Action<IPackRegistry>, SwiftOptions.\n"));
    }

    [Fact]
    public async Task What_is_no_file_of_code_is_refused()
    {
        var folder = Directory.CreateDirectory(repository.In("folder")).FullName;

        (await RunAsync("--settings", repository.In("absent.cs"))).ShouldBeRefused("absent.cs: it cannot be read: Could not find file");
        (await RunAsync("--settings", folder)).ShouldBeRefused($"{folder}: it cannot be read: ");
        (await RunAsync("--settings", repository.Write("orders.json", "{}"))).ShouldBeRefused(
            "orders.json: this is JSON and not C# source; `roundup run --data FILE` takes it.");
        cli.Start.ShouldBeNull();
    }

    [Fact]
    public async Task A_pipe_is_refused()
    {
        var pipe = repository.In("pipe.cs");
        using (var made = Process.Start("mkfifo", [pipe]))
        {
            await made.WaitForExitAsync();
        }

        (await RunAsync("--settings", pipe)).ShouldBeRefused($"{pipe}: it cannot be read: ");
    }

    [Fact]
    public async Task Settings_of_a_library_that_is_not_selected_are_refused()
    {
        var file = repository.Write("Wire.cs", Wire);

        (await RunAsync("--settings", file, "--serializer", "Packed")).ShouldBe(new(2, "",
            "--settings: Wire.Api of Wire.cs is for Swift.Json, of which no serializer is selected: "
            + "add --serializer Swift.Json/Api, or leave out --serializer.\n"));
    }

    [Fact]
    public async Task Names_of_members_and_files_are_removed_where_data_are_anonymous()
    {
        var file = repository.Write("SecretFile.cs", Wire.Replace("Wire", "SecretClass").Replace("Api", "SecretMember"));
        var sample = repository.Write("o.json", """[{"id":1}]""");

        var result = await cli.RunAsync(
            "run", "--data", sample, "--settings", file, "--anonymise", "--serializer", "Swift.Json/*", "--output", repository.In("out"));

        result.Code.ShouldBe(0, result.Error);
        Names().ShouldContain("Swift.Json/settings-1");
        foreach (var one in Directory.EnumerateFiles(repository.In("out")).Where(one => Path.GetFileName(one) != "journal.jsonl"))
        {
            File.ReadAllText(one).ShouldNotContain("Secret", customMessage: one);
        }

        File.ReadAllText(repository.In("out/results.json")).ShouldContain("settings-1");
        result.Output.ShouldNotContain("Secret");
    }

    [Fact]
    public async Task A_suite_names_files_from_where_it_stands_and_new_suite_writes_it()
    {
        var file = repository.Write("src/Wire.cs", Wire);
        var sample = repository.Write("o.json", """[{"id":1}]""");
        repository.Library(
            "SystemTextJson",
            "<Library>System.Text.Json</Library><Format>JSON</Format><Status>maintained</Status>",
            """<Configuration Include="reflection" Flavour="plain" Needs="nothing" Shapes="Bytes" />""");

        (await cli.RunAsync("new", "suite", "orders", "--data", sample, "--settings", file, "--folder", repository.In("contracts")))
            .Error.ShouldBeEmpty();

        File.ReadAllText(repository.In("contracts/orders.json")).ShouldContain("\"settings\": \"../src/Wire.cs\"");
        (await cli.RunAsync("run", repository.In("contracts/orders.json"), "--output", repository.In("out"))).Error.ShouldBeEmpty();
        cli.Start!.Plan.Options.Settings.ShouldBe([file]);
        Names().ShouldBe(["System.Text.Json/reflection", "Swift.Json", "Swift.Json/Api"], ignoreOrder: true);
    }

    [Fact]
    public async Task A_resumed_run_needs_the_same_files_again()
    {
        var file = repository.Write("Wire.cs", Wire);
        cli.Engine = (start, _) => StandIn.RunWithJournalAsync(start);
        var sample = repository.Write("o.json", """[{"id":1}]""");
        await cli.RunAsync("run", "--data", sample, "--settings", file, "--output", repository.In("out"));

        var without = await cli.RunAsync("run", "--resume", repository.In("out"));

        without.ShouldBeRefused($"compiles and runs {file}", $"--settings {file}");
        (await cli.RunAsync("run", "--resume", repository.In("out"), "--settings", file)).Error.ShouldNotContain("--settings");
    }

    [Theory]
    [InlineData("it's \"quoted\" \\ {name}.cs")]
    [InlineData("line\nint x = 1;.cs")]
    [InlineData("line\u2028#error.cs")]
    public async Task The_name_of_a_file_never_becomes_code(string name)
    {
        var file = repository.Write(name, Wire);
        var settings = (await SettingsAsync(file)).ShouldHaveSingleItem();
        var library = cli.Start!.Plan.Cases.First(planned => planned.Serializer.Settings is not null).Library;

        var code = SettingsCode.Entrant([("Api\"]; #error", settings)], "Roundup.Serializers.SwiftEntrant", file);

        var tree = CSharpSyntaxTree.ParseText(code);
        tree.GetDiagnostics().ShouldBeEmpty();
        library.Name.ShouldBe("Swift.Json");
        var literals = tree.GetRoot().DescendantTokens().Where(token => token.IsKind(SyntaxKind.StringLiteralToken)).ToList();
        literals.Select(token => token.ValueText).ShouldBe(["Api\"]; #error", settings.Title]);
        tree.GetMappedLineSpan(literals[1].Span).StartLinePosition.Line.ShouldBe(0);
    }

    private Task<CliResult> RunAsync(params string[] arguments) => cli.RunAsync(["run", .. arguments, "--output", repository.In("out")]);

    private async Task<List<UserSettings>> SettingsAsync(params string[] files)
    {
        var sample = repository.Write("o.json", """[{"id":1}]""");
        var result = await RunAsync(["--data", sample, .. files.SelectMany(file => (string[])["--settings", file])]);
        result.Code.ShouldBe(0, result.Error);
        return [.. cli.Start!.Plan.Cases.Select(planned => planned.Serializer.Settings).OfType<UserSettings>().Distinct()];
    }

    // Of the serializers that have settings or are their defaults.
    private List<string> Names() =>
    [
        .. cli.Start!.Plan.Cases.Select(planned => planned.Id.Serializer).Distinct()
            .Where(name => !name.StartsWith("reference", StringComparison.Ordinal)),
    ];
}
