using System.IO.Compression;
using Roundup.Cli;

namespace Roundup.Cli.Tests.Commands;

/// <summary>Results files that no run has written: refused at once, in one sentence that names the place.</summary>
public sealed class CraftedResultsTests : CliTests
{
    /// <summary>Nothing here takes a second; before, some of these files took minutes.</summary>
    private static readonly TimeSpan s_guard = TimeSpan.FromMinutes(1);

    private const string FirstSample = "cases/0/experiments/speed/launches/0/samples/0";
    private const string Part = "cases/0/experiments/speed";

    [Theory]
    [InlineData("cases/0/sizeBytes", "1e400", "$.cases[0].sizeBytes: the number is too large")]
    [InlineData("cases/0/sizeBytes", "[]", "$.cases[0].sizeBytes: the value is not of the expected kind")]
    [InlineData("cases/0/experiments/speed/outcome", "99", "$.cases[0].experiments.speed.outcome")]
    [InlineData("cases/0/experiments/speed/outcome", "\"99\"", "$.cases[0].experiments.speed.outcome")]
    [InlineData("cases/0/experiments/speed/outcome", "\"Faster\"", "$.cases[0].experiments.speed.outcome")]
    [InlineData("cases/0/id", "null", "$.cases[0].id")]
    [InlineData("cases/0/experiments", "{}", "$.cases[0].experiments: there is none")]
    [InlineData("cases/0/experiments", """{"other":{"outcome":"Failed"}}""", "$.cases[0].experiments: there is none, or one that")]
    [InlineData("cases/0/experiments/speed", "null", "$.cases[0].experiments")]
    [InlineData("cases/0/experiments/speed", """{"reason":"none"}""", "$.cases[0].experiments.speed")]
    [InlineData("run/experiments", "[]", "$.run.experiments: there is none")]
    [InlineData("cases", "{}", "$.cases: the value is not of the expected kind")]
    [InlineData(FirstSample, "[0,0,0,1,100]", "$.cases[0].experiments.speed.launches[0].samples[0]: the sample's calls")]
    [InlineData(FirstSample, "[0,0,1,1,-100]", "$.cases[0].experiments.speed.launches[0].samples[0]: the sample's wallNs")]
    [InlineData(FirstSample, "[0,0,1,1]", "$.cases[0].experiments.speed.launches[0].samples[0]: a sample has the numbers")]
    [InlineData("notices", """[{"code":"7","arguments":[]}]""", "$.notices[0].code")]
    [InlineData("parts", "[null]", "$.parts[0]: it is empty")]
    [InlineData("cases", "[null]", "$.cases[0]: it is empty")]
    [InlineData("serializers", "[null]", "$.serializers[0]: it is empty")]
    [InlineData("targets/0/settings", """{"GC":null}""", "$.targets[0].settings.GC: it is empty")]
    [InlineData("cases/0/id/table", "{}", "$.cases[0].id.table")]
    [InlineData("cases/0/sizeBytes", "1e300", "$.cases[0].sizeBytes: the number is too large")]
    [InlineData("machine/memoryBytes", "9223372036854775807", "$.machine.memoryBytes: the number is too large")]
    [InlineData("run/experiments/0/measureSeconds", "-1e300", "$.run.experiments[0].measureSeconds: the number is too large")]
    [InlineData("run/suite", "\"\"", "a name in it has 0 letters, not 1 to 200")]
    [InlineData("run/shard", """{"number":1,"count":2000000000,"cases":1,"datasets":[],"targets":[]}""", "there is no such shard")]
    [InlineData("run/seed", "99999999999999999999", "$.run.seed")]
    [InlineData("schema", "0", "was written by an older Roundup")]
    public async Task A_value_of_another_type_is_named(string place, string json, string said)
    {
        var file = await ResultsAsync();
        Set(file, place, json);

        await RefusedAsync(file.ToJsonString(), said);
    }

    [Fact]
    public async Task A_case_that_is_there_twice_is_refused()
    {
        var file = await ResultsAsync();
        file["cases"]!.AsArray().Add(file["cases"]![0]!.DeepClone());

        await RefusedAsync(file.ToJsonString(), " is there twice): run again");
    }

    [Fact]
    public async Task A_launch_of_first_calls_that_is_there_twice_is_refused()
    {
        var file = StoredResults.Some("startup");
        var times = file["cases"]!.AsArray().Select(one => one!["experiments"]!["first-call"]!["summary"]?["times"])
            .First(one => one is not null)!;
        times.AsArray().Add(times[0]!.DeepClone());

        await RefusedAsync(file.ToJsonString(), "a launch of its first calls is there twice): run again");
    }

    /// <summary>A name is that of a file or folder somewhere.</summary>
    [Theory]
    [InlineData("run/suite")]
    [InlineData("serializers/0/name")]
    [InlineData("serializers/0/library")]
    [InlineData("targets/0/name")]
    [InlineData("cases/0/id/table/dataset")]
    public async Task A_name_that_no_file_can_have_is_refused(string place)
    {
        var file = await ResultsAsync();
        Set(file, place, $"\"{new string('n', 300)}\"");

        await RefusedAsync(file.ToJsonString(), "a name in it has 300 letters, not 1 to 200");
    }

    [Fact]
    public async Task A_member_that_is_there_twice_is_refused() =>
        await RefusedAsync((await ResultsAsync()).ToJsonString()[..^1] + ",\"cases\":[]}", "is damaged");

    [Fact]
    public async Task Lists_in_lists_without_end_are_refused()
    {
        var file = await ResultsAsync();
        var nested = $"{{\"more\":{new string('[', 100_000)},";

        await RefusedAsync(nested + file.ToJsonString()[1..], "which is not JSON: The maximum configured depth of 32 has been exceeded");
    }

    [Fact]
    public async Task Half_of_a_character_is_refused()
    {
        var text = (await ResultsAsync()).ToJsonString().Replace("\"maintained\"", "\"\\ud800\"", StringComparison.Ordinal);

        await RefusedAsync(text, "$.serializers[0].status: the string has half a character");
    }

    [Fact]
    public async Task What_a_file_says_reaches_no_terminal_table_or_page_as_it_is()
    {
        const string Hostile = "=1+1 \u001b[31mred\u001b[0m\u202Eesrever\u2066\u200F\u061C\0 end";
        var file = await ResultsAsync();
        Set(file, Part + "/outcome", "\"Failed\"");
        foreach (var place in (string[])[Part + "/reason", "run/suite", "run/description", "serializers/0/notes", "machine/os"])
        {
            Set(file, place, JsonValue.Create(Hostile).ToJsonString());
        }

        var path = repository.Write("crafted/results.json", file.ToJsonString());
        var result = await cli.RunAsync("report", path);

        result.Code.ShouldBe(0, result.Error);
        string[] shown = [result.Output, .. Directory.EnumerateFiles(repository.In("crafted"), "*.*v*").Select(File.ReadAllText),
            File.ReadAllText(repository.In("crafted/report.md"))];
        shown.ShouldAllBe(text => !text.Contains('\u001b') && !text.Contains('\u202E') && !text.Contains('\u2066') && !text.Contains('\0'));
        shown[0].ShouldContain("\\u001B[31mred\\u001B[0m\\u202Eesrever\\u2066\\u200F\\u061C\\u0000 end");
        File.ReadAllText(repository.In("crafted/results.csv")).ShouldContain(",'=1+1 \\u001B[31mred");
    }

    [Fact]
    public async Task The_sentence_itself_cannot_steer_the_terminal()
    {
        var file = await ResultsAsync();
        Set(file, "targets/0/settings", """{"\u001b[2J\u202E":7}""");

        await RefusedAsync(file.ToJsonString(), "$.targets[0].settings['\\u001B[2J\\u202E']");
    }

    /// <summary>Some kilobytes that would take gigabytes. They are refused at a third of this limit.</summary>
    [SlowTheory]
    [InlineData("report")]
    [InlineData("merge")]
    [InlineData("compare")]
    public async Task A_small_file_does_not_fill_the_memory(string command)
    {
        var file = await ResultsAsync();
        var columns = string.Join(',', Enumerable.Range(0, 4000).Select(i => $"\"c{i}\":[{i}]"));
        var table = $"{{\"columns\":{{{columns}}},\"rows\":[{Many("[]", 200_000)}]}}";
        var launches = $"[{Many("{\"index\":0,\"samples\":[[0,0,1,0,1]]}", 200_000)}]";
        await WithinMemoryAsync(command, file.DeepClone(), Part + "/launches/0/samples", table);
        await WithinMemoryAsync(command, file.DeepClone(), "more", $"[{Many($"[{Many("{}", 900_000)}]", 2)}]");
        await WithinMemoryAsync(command, file.DeepClone(), Part + "/launches", launches);
    }

    private static string Many(string value, int count) => string.Join(',', Enumerable.Repeat(value, count));

    private async Task WithinMemoryAsync(string command, JsonNode file, string place, string json)
    {
        Set(file, place, "\"@\"");
        var path = repository.Write("crafted/results.json.br", "");
        await using (var content = new BrotliStream(File.Create(path), CompressionLevel.Optimal))
        {
            await content.WriteAsync(Encoding.UTF8.GetBytes(file.ToJsonString().Replace("\"@\"", json, StringComparison.Ordinal)));
        }

        string[] files = command switch
        {
            "report" => [path],
            "compare" => [repository.In("out/results.json"), path],
            _ => [repository.In("out/results.json"), path, "--output", repository.In("merged")],
        };
        var start = new ProcessStartInfo("dotnet", [typeof(CliContext).Assembly.Location, command, .. files]);
        var end = await WatchedProcess.RunAsync(start, new(s_guard) { MemoryBytes = 300_000_000 }, CancellationToken.None);

        end.Exceeded.ShouldBe(ExceededLimit.None, place);
        end.Errors.ShouldContain("values, the limit for its compressed length");
    }

    private async Task<JsonNode> ResultsAsync()
    {
        (await cli.RunAsync("run", "--output", repository.In("out"))).Code.ShouldBe(0);
        return JsonNode.Parse(await File.ReadAllTextAsync(repository.In("out/results.json")))!;
    }

    private async Task RefusedAsync(string text, string said)
    {
        var path = repository.Write("crafted/results.json", text);

        var result = await Task.Run(() => cli.RunAsync("report", path)).WaitAsync(s_guard);

        result.Code.ShouldBe(2, result.Error);
        result.Error.ShouldStartWith(path);
        result.Error.ShouldContain(said);
        result.Error.TrimEnd().ShouldNotContain('\n');
        Directory.GetFiles(repository.In("crafted")).ShouldBe([path]);
    }

    /// <summary>Puts JSON at a place such as <c>cases/0/id</c>.</summary>
    private static void Set(JsonNode file, string place, string json)
    {
        string[] steps = place.Split('/');
        var at = file;
        foreach (var step in steps[..^1])
        {
            at = at is JsonArray list ? list[int.Parse(step)]! : at[step]!;
        }

        if (at is JsonArray last)
        {
            last[int.Parse(steps[^1])] = JsonNode.Parse(json);
        }
        else
        {
            at[steps[^1]] = JsonNode.Parse(json);
        }
    }
}
