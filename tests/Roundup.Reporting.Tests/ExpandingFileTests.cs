using System.Text;
using System.Text.Json.Nodes;

namespace Roundup.Reporting.Tests;

/// <summary>Small results files whose tables would be huge as lists: refused before the lists are made.</summary>
public class ExpandingFileTests
{
    private const long Megabyte = 1024 * 1024;

    public static TheoryData<string> Kinds => ["constants", "nested", "texts", "columns", "launches"];

    [Theory]
    [MemberData(nameof(Kinds))]
    public void Is_refused_in_one_sentence_and_little_memory(string kind)
    {
        var text = With(Table(kind));
        text.Length.ShouldBeLessThan(600_000);
        var before = GC.GetAllocatedBytesForCurrentThread();

        var error = Should.Throw<ResultsFormatException>(() => Read(text)).Message;

        (GC.GetAllocatedBytesForCurrentThread() - before).ShouldBeLessThan(300 * Megabyte);
        error.ShouldStartWith("crafted is damaged ($.cases.rows[");
        error.ShouldMatch(@"\]: its tables repeat so much that the file is longer than \d\d MB when they are written out\): "
            + "run again with --resume on its folder, or use an undamaged copy\\.$");
    }

    [Fact]
    public void A_name_of_many_parts_is_refused()
    {
        var name = "p" + string.Concat(Enumerable.Repeat(".a", 4000));

        Should.Throw<ResultsFormatException>(() => Read(With(Cases([Constant(name)], "[]", 9))))
            .Message.ShouldContain("$.cases.columns: the name of a column has more than 32 parts");
    }

    /// <summary>The limit is for files that nobody wrote: the values that a run's tables repeat stay far below it.</summary>
    [Fact]
    public void Many_rows_of_equal_values_are_read()
    {
        var file = Parts.Store.Read(Path.Combine(StoredResultsTests.Folder, "quick.json"));
        var cases = Enumerable.Range(1, 1000).Select(count =>
            file.Cases[0] with { Id = file.Cases[0].Id with { Cell = file.Cases[0].Id.Cell with { Count = count } } });
        using var written = new MemoryStream();
        Parts.Store.Write(file with { Cases = [.. cases] }, written);

        Read(Encoding.UTF8.GetString(written.ToArray())).Cases.Count.ShouldBe(1000);
    }

    /// <summary>What nobody could fetch has one reason, and it may be long.</summary>
    [Fact]
    public void A_long_reason_of_many_cases_is_read()
    {
        var file = Parts.Store.Read(Path.Combine(StoredResultsTests.Folder, "verified.json"));
        var reason = new string('x', 4000);
        using var written = new MemoryStream();
        Parts.Store.Write(
            file with
            {
                Cases =
                [
                    .. file.Cases.Select(result => new CaseResult
                    {
                        Id = result.Id,
                        Experiments = Parts.Ended(ExperimentNames.Fidelity, Outcome.Unavailable, reason),
                    }),
                ],
            },
            written);

        Read(Encoding.UTF8.GetString(written.ToArray())).Cases.ShouldAllBe(result => result.Reason == reason);
    }

    private static JsonObject Table(string kind) => kind switch
    {
        "constants" => Cases([.. Enumerable.Range(0, 4000).Select(i => Constant($"c{i}"))], "[]", 100_000),
        "nested" => Cases(
            [
                new JsonObject
                {
                    ["name"] = "n",
                    ["columns"] = new JsonArray([.. Enumerable.Range(0, 2000).Select(i => Constant($"c{i}"))]),
                },
            ],
            $"[[{string.Join(',', Enumerable.Repeat("[]", 100))}]]",
            500),
        "texts" => Cases(
            [new JsonObject { ["name"] = "t", ["values"] = new JsonArray(new string('x', 9000)) }], "[0]", 60_000),
        "columns" => Cases([.. Enumerable.Range(0, 10_000).Select(i => new JsonObject { ["name"] = $"c{i}" })], "[]", 100_000),
        "launches" => Cases(
            [
                new JsonObject
                {
                    ["name"] = "experiments.speed.launches",
                    ["value"] = new JsonArray([.. Enumerable.Range(0, 5000).Select(_ => new JsonObject { ["index"] = 0 })]),
                },
            ],
            "[]",
            100_000),
        _ => throw new ArgumentOutOfRangeException(nameof(kind)),
    };

    private static JsonObject Constant(string name) => new() { ["name"] = name, ["value"] = 0 };

    private static JsonObject Cases(JsonNode[] columns, string row, int rows) => new()
    {
        ["columns"] = new JsonArray(columns),
        ["rows"] = JsonNode.Parse($"[{string.Join(',', Enumerable.Repeat(row, rows))}]"),
    };

    private static string With(JsonObject cases)
    {
        var file = JsonNode.Parse(File.ReadAllText(Path.Combine(StoredResultsTests.Folder, "quick.json")))!;
        file["cases"] = cases;
        return file.ToJsonString();
    }

    private static ResultsFile Read(string text) => Parts.Store.Read(new MemoryStream(Encoding.UTF8.GetBytes(text)), "crafted");
}
