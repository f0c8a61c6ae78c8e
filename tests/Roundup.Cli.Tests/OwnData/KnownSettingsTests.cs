using Roundup.Analysis;
using Roundup.Cli.Commands;
using Roundup.Contracts;
using Roundup.Reporting.Text;

namespace Roundup.Cli.Tests.OwnData;

/// <summary>Checks of own settings with real libraries; null where the tests that need much time are not wanted.</summary>
#pragma warning disable CA1001 // DisposeAsync disposes it.
public sealed class KnownSettingsRun : IAsyncLifetime
#pragma warning restore CA1001
{
    private readonly TempFolder _folder = new();

    public static string Files { get; } = Path.Combine(Repository.Find(), "tests/Roundup.Cli.Tests/OwnData/settings");

    internal ResultsFile? Values { get; private set; }

    internal ResultsFile? Interoperability { get; private set; }

    // Each run starts all members of its files on each target: what one run alone needs is in a file of its own.
    public async Task InitializeAsync()
    {
        if (AllTests.AreWanted)
        {
            WarmBuilds.Begin();
            Values = await KnownAsync(["Json", "Binary"], "--only", "values", "--shape", "String,Stream", "--keep-data", Kept("values"));
            Interoperability = await KnownAsync(
                ["Camel"], "--only", "interoperability", "--shape", "String", "--keep-data", Kept("interoperability"),
                "--written-by", "Newtonsoft.Json/default,System.Text.Json/Camel",
                "--read-by", "Newtonsoft.Json/default,System.Text.Json/Camel");
            await KnownAsync(
                ["Names"], "--only", "values", "--shape", "String", "--target", "net8.0,net9.0,net10.0",
                "--serializer", "System.Text.Json/Names", "--keep-data", Kept("names"));
        }
    }

    public Task DisposeAsync()
    {
        _folder.Dispose();
        return Task.CompletedTask;
    }

    /// <summary>The payload of the first message.</summary>
    internal byte[] Payload(string serializer, string target = "net10.0")
    {
        var name = $"{serializer.Replace('/', '-')}@{target}.";
        var kept = Directory.GetFiles(_folder.In("kept"), "*", SearchOption.AllDirectories);
        var files = kept
            .Where(file => Path.GetFileName(file).Replace('_', '-').StartsWith(name, StringComparison.Ordinal)
                && Path.GetFileName(Path.GetDirectoryName(file))!.Contains("-1-", StringComparison.Ordinal)).ToList();
        files.ShouldNotBeEmpty(string.Join('\n', kept));
        return File.ReadAllBytes(files[0]);
    }

    /// <summary>Checks with a file of settings that a test writes; there are no results where the run ended before.</summary>
    internal Task<(string Output, ResultsFile? Results)> CheckAsync(string name, string code, params string[] more) =>
        RunAsync("check", name, code, ["--only", "values", "--shape", "Bytes", .. more]);

    /// <summary>Runs a command with a file of settings that a test writes.</summary>
    internal Task<(string Output, ResultsFile? Results)> RunAsync(string command, string name, string code, params string[] more) =>
        WithFilesAsync(command, [_folder.Write(name, code)], more);

    private async Task<ResultsFile?> KnownAsync(string[] names, params string[] more) =>
        await WithFilesAsync("check", [.. names.Select(name => Path.Combine(Files, name + ".cs"))], more) is var (output, results)
            ? results.ShouldNotBeNull(output) : null;

    private string Kept(string name) => _folder.In($"kept/{name}");

    private async Task<(string Output, ResultsFile? Results)> WithFilesAsync(string command, string[] settings, string[] more)
    {
        var into = _folder.In($"out/{Guid.NewGuid()}");
        using var output = new StringWriter();
        string[] arguments =
        [
            command, "--model", Path.Combine(Files, "Message.cs"), "--data", Path.Combine(Files, "message.json"), "--count", "1",
            .. settings.SelectMany(file => (string[])["--settings", file]), "--output", into, .. more,
        ];
        await RoundupProgram.RunAsync(arguments, new CliContext
        {
            Arguments = arguments,
            Terminal = Terminal.Open(output, redirected: true),
            Output = output,
            Error = output,
            OtherPrograms = () => Task.FromResult<double?>(null),
        });
        var file = Path.Combine(into, "results.json");
        return (output.ToString(), File.Exists(file) ? RoundupResults.Read(file) : null);
    }
}

/// <summary>Settings whose effects are known from the libraries' documentation.</summary>
public sealed class KnownSettingsTests(KnownSettingsRun run) : IClassFixture<KnownSettingsRun>
{
    private const string Default = "System.Text.Json/reflection";

    [SlowFact]
    public void Fields_are_written_where_settings_include_them()
    {
        Lost(run.Values!, Default).ShouldContain("Counter: not written");
        Lost(run.Values!, "System.Text.Json/Fields").ShouldNotContain("Counter: not written");
        Text("System.Text.Json/Fields").ShouldContain("\"Counter\":7");
    }

    [SlowFact]
    public void Camel_case_is_read_by_Newtonsoft_Json_and_the_names_of_its_default_are_not_read_in_camel_case()
    {
        Text("System.Text.Json/Camel").ShouldContain("\"text\":");
        Lost(run.Interoperability!, "System.Text.Json/Camel").ShouldContain("Text: value");
        Lost(run.Interoperability!, "Newtonsoft.Json").ShouldNotContain("Text: value");
    }

    [SlowFact]
    public void Enums_are_written_by_name()
    {
        Text(Default).ShouldContain("\"Colour\":1");
        Text("System.Text.Json/Names").ShouldContain("\"Colour\":\"DeepBlue\"");
    }

    // dotnet/runtime#114770: where a bit has a name only together with another one. A plain program shows the same.
    [SlowTheory]
    [InlineData("net8.0", "\"ReadWrite, Share\"")]
    [InlineData("net9.0", "7")]
    [InlineData("net10.0", "\"ReadWrite, Share\"")]
    public void Flags_without_a_name_for_each_bit_are_a_number_in_net9_alone(string target, string rights) =>
        Text("System.Text.Json/Names", target).ShouldContain($"\"Rights\":{rights}");

    [SlowFact]
    public void An_id_has_the_form_of_its_converter()
    {
        Text(Default).ShouldContain("\"Id\":{\"Value\":4711}");
        Text("System.Text.Json/Ids").ShouldContain("\"Id\":\"m-4711\"");
        Lost(run.Values!, "System.Text.Json/Ids").ShouldBe(Lost(run.Values!, Default));
    }

    [SlowFact]
    public void An_encoder_leaves_letters_as_they_are()
    {
        Text(Default).ShouldContain("\\u003C\\u00E4\\u003E");
        Text("System.Text.Json/Relaxed").ShouldContain("<ä>");
        run.Payload("System.Text.Json/Relaxed").Length.ShouldBeLessThan(run.Payload(Default).Length);
    }

    [SlowFact]
    public void References_have_numbers()
    {
        Text(Default).ShouldNotContain("$id");
        Text("System.Text.Json/References").ShouldContain("\"$id\":\"1\"");
    }

    [SlowFact]
    public void Null_is_not_written_where_settings_ignore_it()
    {
        Text("Newtonsoft.Json").ShouldContain("\"Nothing\":null");
        Text("Newtonsoft.Json/WithoutNull").ShouldNotContain("Nothing");
        Lost(run.Values!, "Newtonsoft.Json/WithoutNull").ShouldBe(Lost(run.Values!, "Newtonsoft.Json"));
    }

    [SlowFact]
    public void Names_of_types_keep_a_derived_class()
    {
        Lost(run.Values!, "Newtonsoft.Json").ShouldContain(lost => lost.StartsWith("Sender", StringComparison.Ordinal));
        Lost(run.Values!, "Newtonsoft.Json/TypeNames").ShouldNotContain(lost => lost.StartsWith("Sender", StringComparison.Ordinal));
        Text("Newtonsoft.Json/TypeNames").ShouldContain("\"$type\":");
    }

    [SlowFact]
    public void Native_dates_keep_what_the_format_s_own_timestamp_loses()
    {
        Lost(run.Values!, "MessagePack/attributes").ShouldContain("At: DateTime.Kind");
        Lost(run.Values!, "MessagePack/Dates").ShouldNotContain("At: DateTime.Kind");
    }

    [SlowFact]
    public void Compression_makes_a_payload_smaller() =>
        run.Payload("MessagePack/Pressed").Length.ShouldBeLessThan(run.Payload("MessagePack/attributes").Length);

    [SlowFact]
    public void A_surrogate_keeps_what_the_library_s_own_form_loses()
    {
        Lost(run.Values!, "protobuf-net").ShouldContain("At: DateTime.Kind");
        Lost(run.Values!, "protobuf-net/Surrogate").ShouldNotContain("At: DateTime.Kind");
    }

    [SlowTheory]
    [InlineData(
        "public static class W\n{\n    public static JsonSerializerOptions Api => new() { Dpeth = 1 };\n}",
        "(4,56): 'JsonSerializerOptions' does not contain a definition for 'Dpeth' (CS0117).")]
    [InlineData(
        "public static class W\n{\n    public static JsonSerializerOptions Api { set { } }\n}",
        "The property or indexer 'W.Api' cannot be used in this context because it lacks the get accessor (CS0154).")]
    [InlineData(
        "namespace Ours; public class JsonSerializerOptions; public static class W { public static JsonSerializerOptions Api => new(); }",
        "the member is of another type of that name than the one that System.Text.Json takes (CS1503).")]
    public async Task A_file_that_does_not_compile_ends_the_run_with_its_line(string code, string said)
    {
        var (output, _) = await run.CheckAsync("it's 1;\"2\".cs", "using System.Text.Json;\n" + code);

        output.ShouldContain(said);
        output.TrimEnd().Split('\n')[^1].ShouldContain("it's 1;\"2\".cs(");
        output.ShouldNotContain("WithSettings");
    }

    [SlowFact]
    public async Task A_member_that_throws_fails_alone_and_is_named()
    {
        var (output, results) = await run.CheckAsync("W.cs", """
            using System.Text.Json;
            public static class W
            {
                public static JsonSerializerOptions Good { get; } = new();
                public static JsonSerializerOptions? Absent => null;
                public static JsonSerializerOptions Thrown => throw new NotSupportedException("abstract class");
                public static JsonSerializerOptions Initial => Late.Options;

                private static class Late
                {
                    public static JsonSerializerOptions Options { get; } = new() { MaxDepth = -1 };
                }
            }
            """);

        results.ShouldNotBeNull(output);
        var said = string.Join(' ', output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        said.ShouldContain("W.Absent of W.cs is null");
        said.ShouldContain("W.Thrown of W.cs throws NotSupportedException: ");
        said.ShouldContain("W.Initial of W.cs throws ArgumentOutOfRangeException: ");
        said.ShouldNotContain("W.Good of");
        said.ShouldNotContain("UserSettingsException");
    }

    // Many times slower, so that the load of the machine does not decide.
    [SlowFact]
    public async Task A_slow_converter_is_slower_than_the_default_and_loses_as_much()
    {
        var (output, results) = await run.RunAsync("run", "S.cs", """
            using System.Text.Json;
            using System.Text.Json.Serialization;
            using Known;
            public static class S
            {
                public static JsonSerializerOptions Slow { get; } = new() { Converters = { new SlowId() } };
            }

            public sealed class SlowId : JsonConverter<MessageId>
            {
                public override MessageId Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) =>
                    JsonSerializer.Deserialize<MessageId>(ref reader, new JsonSerializerOptions());

                public override void Write(Utf8JsonWriter writer, MessageId value, JsonSerializerOptions options) =>
                    JsonSerializer.Serialize(writer, value, new JsonSerializerOptions());
            }
            """, "--serializer", Default, "--launches", "2");

        results.ShouldNotBeNull(output);
        var said = string.Join(' ', output.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
        said.ShouldContain("Of the time of System.Text.Json/reflection it needs");
        foreach (var row in RoundupResults.Speed(results)!.Tables.SelectMany(table => table.Rows).Where(row => !row.IsBaseline))
        {
            row.Ratio!.Ratio.ShouldBeGreaterThan(1);
        }
    }

    [SlowFact]
    public async Task A_package_that_is_not_there_is_unavailable()
    {
        var (output, results) = await run.CheckAsync(
            "P.cs",
            "#:package Roundup.NoSuchPackage@1.2.3\n"
            + "public static class P { public static System.Text.Json.JsonSerializerOptions Api => new(); }");

        results.ShouldNotBeNull(output);
        var api = results.Cases.First(result => result.Id.Serializer == "System.Text.Json/Api");
        api.Outcome.ShouldBe(Outcome.Unavailable);
        api.Reason!.ShouldContain("Roundup.NoSuchPackage");
        results.Cases.First(result => result.Id.Serializer == Default).Outcome.ShouldBe(Outcome.Measured);
    }

    private string Text(string serializer, string target = "net10.0") => Encoding.UTF8.GetString(run.Payload(serializer, target));

    // Fails where a value did not come back at all, of which nothing is known to be lost.
    private static List<string> Lost(ResultsFile file, string serializer)
    {
        var cases = file.Cases.Where(result => result.Id.Serializer == serializer).ToList();
        cases.ShouldNotBeEmpty();
        cases.ShouldAllBe(result => result.Outcome == Outcome.Measured, cases[0].Reason);
        var findings = cases.Select(result => result.Part).OfType<CheckedCase>().SelectMany(part => part.Findings).ToList();
        findings.ShouldAllBe(finding => finding.Lost.Count > 0);
        return [.. findings.SelectMany(finding => finding.Lost).Distinct().Order(StringComparer.Ordinal)];
    }
}
