using Roundup.Cli.Commands;
using Xunit.Abstractions;

namespace Roundup.Cli.Tests.OwnData;

/// <summary>
/// Microsoft's published differences between Newtonsoft.Json and System.Text.Json, each in a member of one of three models
/// (learn.microsoft.com, "Migrate from Newtonsoft.Json to System.Text.Json", "Table of differences"). What the table says of text that
/// neither library writes by itself (comments, trailing commas, names without quotes), of queries, and of types that no model of Roundup
/// can have (object, cycles) is no difference of data.
/// </summary>
public sealed class SwapTests(ITestOutputHelper output) : FolderTests
{
    private static readonly string s_models = Path.Combine(Repository.Find(), "tests", "Roundup.Cli.Tests", "OwnData", "models", "swap");

    // The feature as the table names it, the member, and the code that cures it; empty: there is no difference.
    private static readonly Dictionary<string, (string Feature, string Member, string Cure)[]> s_cured = new()
    {
        ["Defaults"] =
        [
            ("Support for fields", "Number", "IncludeFields = true"),
            ("NaN, Infinity, -Infinity", "Weight", "NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals"),
            ("Add to collections without setters", "Tags", "PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate"),
            ("Dictionary with non-string key", "Notes", ""),
            ("Deserialize to immutable classes and structs", "Place", ""),
            ("Minimal character escaping", "Title", ""),
            ("Required", "Title", ""),
        ],
        ["Settings"] =
        [
            ("Snake-case property names, case-insensitive deserialization", "TicketNumber",
                "PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower"),
            ("Deserialize string enum value", "State", "new JsonStringEnumConverter(JsonNamingPolicy.SnakeCaseLower)"),
            ("DateTimeZoneHandling, DateFormatString settings", "SoldAt", "new DateTimeText()"),
            ("Numbers in quotes", "Price", "NumberHandling = JsonNumberHandling.AllowReadingFromString"),
            ("NullValueHandling.Ignore", "Comment", "PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower"),
            ("PreserveReferencesHandling global setting", "Seats", "ReferenceHandler = ReferenceHandler.Preserve"),
        ],
        ["Attributes"] =
        [
            ("JsonConstructor attribute", "Limit", "[JsonConstructor]"),
            ("JsonProperty attribute with a name", "Id", """[JsonPropertyName("account_id")]"""),
            ("Non-public property setters", "Code", "Contracts.UsePrivateSetters"),
            ("System.Runtime.Serialization attributes: DataMember", "Owner.Name", "Contracts.UseDataMembers"),
            ("System.Runtime.Serialization attributes: EnumMember", "Level", "new JsonStringEnumConverter()"),
        ],
    };

    [SlowTheory]
    [InlineData("Defaults")]
    [InlineData("Settings")]
    [InlineData("Attributes")]
    public async Task Each_published_difference_is_cured_by_the_printed_code_and_a_plain_program_round_trips_with_it(string model)
    {
        var (code, text) = await SwapAsync(model);

        code.ShouldBe(0, text);
        var said = Joined(text);
        foreach (var (feature, member, cure) in s_cured[model])
        {
            var isNamed = text.Split('\n').Any(line => line.StartsWith(member + ' ', StringComparison.Ordinal));
            (cure.Length == 0 ? !isNamed : CureOf(said, member).Contains(cure, StringComparison.Ordinal))
                .ShouldBeTrue($"{feature}, {member}: {cure}\n{text}");
        }

        var type = Regex.Match(File.ReadAllText(Path.Combine(s_models, $"{model}.cs")), @"namespace ([\w.]+);\s+public sealed class (\w+)");
        var name = $"{type.Groups[1].Value}.{type.Groups[2].Value}";
        Run(model, name, WithAttributes(model, text), isWith: true).ShouldBe("same\nsame\n");
        Run(model, name, File.ReadAllText(Path.Combine(s_models, $"{model}.cs")), isWith: false).ShouldNotBe("same\nsame\n");
    }

    [SlowFact]
    public async Task What_no_setting_cures_is_named_and_the_program_ends_with_1()
    {
        var (code, text) = await SwapAsync("TypeNames");

        code.ShouldBe(1, text);
        var said = Joined(text);
        said.ShouldContain("does not replace Newtonsoft.Json/Json for these data as it is: nothing that was tried cures Entries[].");
        said.ShouldContain("'Swap.TypeNames.Entry'");
        said.ShouldContain("No setting or attribute that was tried cures it");
        said.ShouldNotContain("Cured by");
    }

    [SlowFact]
    public async Task Nothing_is_said_of_a_swap_where_the_serializer_in_use_does_not_read_its_own_text()
    {
        var (code, text) = await SwapAsync("TypeNames", hasSettings: false);

        code.ShouldBe(1, text);
        var said = Joined(text);
        said.ShouldContain("Newtonsoft.Json does not read its own text of these data, so that nothing could be compared.");
        said.ShouldContain("Entries[].Card JsonSerializationException: Could not create an instance");
        said.ShouldNotContain("replaces");
    }

    private static string Joined(string text) => string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));

    // All that is said to cure a member's differences.
    private static string CureOf(string said, string member) => string.Concat(
        Regex.Matches(
            said,
            $@"(?<=[.─] ){Regex.Escape(member)} (?:(?!Cured by).)*Cured by (.*?)\.(?= [A-Z─][\w.]*|$)").Select(match => match.Value));

    private async Task<(int Code, string Text)> SwapAsync(string model, bool hasSettings = true)
    {
        using var text = new StringWriter();
        var old = Path.Combine(s_models, $"{model}.old.cs");
        string[] arguments =
        [
            "swap", "Newtonsoft.Json", "System.Text.Json", "--model", Path.Combine(s_models, $"{model}.cs"),
            "--data", Path.Combine(s_models, $"{model}.json"), "--output", folder.In("New.cs"),
            .. hasSettings && File.Exists(old) ? (string[])["--settings", old] : [],
        ];
        var code = await RoundupProgram.RunAsync(arguments, new CliContext
        {
            Arguments = arguments,
            Terminal = Terminal.Open(text, redirected: true),
            Output = text,
            Error = text,
            OtherPrograms = () => Task.FromResult<double?>(null),
        });
        output.WriteLine(text.ToString());
        return (code, text.ToString());
    }

    // The model with the attributes that the answer lists, each before its declaration.
    private static string WithAttributes(string model, string text) => Regex.Matches(text, @"(?m)^\w+ +\[(Json\w+.*)\] at (.*?)\r?$")
        .Aggregate(File.ReadAllText(Path.Combine(s_models, $"{model}.cs")), (code, line) => Regex.Replace(
            code,
            $@"(?m)^(?=[^\n=]*\b{Regex.Escape(line.Groups[2].Value.Split('.')[^1])}(?: \{{|,| =>))",
            $"[System.Text.Json.Serialization.{line.Groups[1].Value}]\n"));

    // Whether each library reads what the other one wrote, in a program without Roundup: with the code that was printed, or without.
    private string Run(string model, string type, string code, bool isWith)
    {
        var old = Path.Combine(s_models, $"{model}.old.cs");
        var version = Regex.Match(
            File.ReadAllText(Path.Combine(Repository.Find(), "serializers", "Directory.Packages.props")),
            @"Include=""Newtonsoft\.Json"" Version=""([^""]+)""").Groups[1].Value;
        var program = isWith ? "with" : "without";
        folder.Write($"{program}/Program.csproj", $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net10.0</TargetFramework><NoWarn>CS8632</NoWarn></PropertyGroup>
              <ItemGroup><PackageReference Include="Newtonsoft.Json" Version="{version}" /></ItemGroup>
            </Project>
            """);
        folder.Write($"{program}/Directory.Build.props", "<Project />");
        folder.Write($"{program}/Model.cs", code);
        folder.Write($"{program}/Old.cs", File.Exists(old)
            ? File.ReadAllText(old)
            : "public static class Old { public static Newtonsoft.Json.JsonSerializerSettings Json { get; } = new(); }");
        folder.Write($"{program}/New.cs", isWith
            ? File.ReadAllText(folder.In("New.cs"))
            : "public static class Swapped { public static System.Text.Json.JsonSerializerOptions Options { get; } = new(); }");
        folder.Write($"{program}/Program.cs", $$"""
            var values = Newtonsoft.Json.JsonConvert.DeserializeObject<System.Collections.Generic.List<{{type}}>>(
                System.IO.File.ReadAllText(args[0]), args[0].EndsWith("old.json") ? Old.Json : null)!;
            var text = Newtonsoft.Json.JsonConvert.SerializeObject(values, Old.Json);
            Compare(() => System.Text.Json.JsonSerializer.Deserialize<System.Collections.Generic.List<{{type}}>>(text, Swapped.Options));
            Compare(() => Newtonsoft.Json.JsonConvert.DeserializeObject<System.Collections.Generic.List<{{type}}>>(
                System.Text.Json.JsonSerializer.Serialize(values, Swapped.Options), Old.Json));

            void Compare(System.Func<object?> read)
            {
                try
                {
                    System.Console.WriteLine(Newtonsoft.Json.JsonConvert.SerializeObject(read(), Old.Json) == text ? "same" : "other");
                }
                catch (System.Exception e)
                {
                    System.Console.WriteLine(e.GetType().Name);
                }
            }
            """);
        var oldJson = Path.Combine(s_models, $"{model}.old.json");
        var data = File.Exists(oldJson) ? oldJson : Path.Combine(s_models, $"{model}.json");
        using var run = Process.Start(new ProcessStartInfo("dotnet", ["run", "-v", "q", "--", data])
        {
            WorkingDirectory = folder.In(program),
            RedirectStandardOutput = true,
        })!;
        return run.StandardOutput.ReadToEnd();
    }
}
