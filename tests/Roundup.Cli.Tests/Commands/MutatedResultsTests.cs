namespace Roundup.Cli.Tests.Commands;

/// <summary>
/// Results files that say something else, each value of docs/results.schema.json in turn: a command uses the file, or refuses it in one
/// sentence that names it. No program has written such a file, so none may end one.
/// </summary>
public sealed class MutatedResultsTests : CliTests
{
    private static readonly JsonNode s_schema =
        JsonNode.Parse(File.ReadAllText(Path.Combine(Repository.Find(), "docs", "results.schema.json")))!;

    public static TheoryData<string> Stored => ["quick", "startup", "check", "messagepack-3"];

    [Theory]
    [MemberData(nameof(Stored))]
    public Task A_part_of_the_values_can_be_another(string stored) => MutateAsync(stored, seed: 1, each: 1, oneOf: 12);

    [SlowTheory]
    [MemberData(nameof(Stored))]
    public Task Each_value_can_be_any_other(string stored) => MutateAsync(stored, seed: 2, each: 3, oneOf: 1);

    /// <summary>More arguments than a text has places change nothing; fewer are no notice.</summary>
    [Fact]
    public async Task Each_notice_has_as_many_arguments_as_its_text_needs()
    {
        var good = StoredResults.Some("quick");
        foreach (var code in Enum.GetValues<NoticeCode>())
        {
            var needed = NoticeCatalogue.Places(new(code, "1", "1", "1", "1", "1", "1", "1", "1"));
            foreach (var count in (int[])[0, needed - 1, needed, needed + 1, 20])
            {
                if (count < 0 || (code, count) == (NoticeCode.CodeNotCopied, 3))
                {
                    continue; // Older versions wrote three arguments of that notice.
                }

                string[] arguments = [.. Enumerable.Repeat(count % 2 == 0 ? "{0}" : "7", count)];
                good["notices"] = new JsonArray(new JsonObject
                {
                    ["code"] = code.ToString(),
                    ["arguments"] = new JsonArray([.. arguments.Select(argument => JsonValue.Create(argument))]),
                });
                using var stream = new MemoryStream(Encoding.UTF8.GetBytes(good.ToJsonString()));
                if (count < needed)
                {
                    Should.Throw<ResultsFormatException>(() => Parts.Store.Read(stream, "it")).Message
                        .ShouldContain($"$.notices[0].arguments: the notice {code} has fewer than its text needs");
                }
                else
                {
                    Parts.Store.Read(stream, "it").Notices.Select(NoticeCatalogue.Text).ShouldHaveSingleItem().ShouldNotBeEmpty();
                }
            }
        }

        (await cli.RunAsync("report", repository.Write("good/results.json", good.ToJsonString()))).Code.ShouldBe(0);
    }

    private async Task MutateAsync(string stored, int seed, int each, int oneOf)
    {
        var good = StoredResults.Some(stored);
        var other = good.DeepClone();
        other["machine"]!["cpu"] = "another one";
        var one = repository.Write("good/results.json", good.ToJsonString());
        var elsewhere = repository.Write("other/results.json", other.ToJsonString());
        var random = new Random(seed);
        foreach (var (what, file) in Mutations.Of(good, s_schema, random, each, oneOf))
        {
            var path = repository.Write("bad/results.json", file.ToJsonString());
            string[] command = random.Next(4) switch
            {
                0 => ["compare", one, path],
                1 => ["compare", path, one],
                2 => ["merge", elsewhere, path, "--output", repository.In("merged")],
                _ => ["report", path],
            };

            var result = await cli.RunAsync(command);

            var said = $"{command[0]} of {what}: {result.Error}";
            result.Code.ShouldBeOneOf([0, 1, 2, 5], said);
            result.Error.ShouldNotContain("itself failed", Case.Sensitive, said);
            (result.Code != 2 || (result.Error.Contains("results.json") && !result.Error.TrimEnd().Contains('\n'))).ShouldBeTrue(said);
            if (Directory.Exists(repository.In("merged")))
            {
                Directory.Delete(repository.In("merged"), recursive: true);
            }
        }
    }
}
