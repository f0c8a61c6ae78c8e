using Roundup.Analysis;
using Roundup.Results.Reading;

namespace Roundup.Cli.Tests.Documents;

/// <summary>Files of schema 5 say the same in other words.</summary>
public sealed class OlderResultsTests
{
    private const string Old = """
        {"schema":5,"run":{"baseline":"floor/handwritten","extraColumns":["RankInTarget","Target","Size"],
        "command":"run --only pieces"},
        "serializers":[{"name":"floor/create","library":"floor","status":"floor","isFloor":true},
        {"name":"Damage","library":"Damage","notes":"its \"held\": floor/ and damage/x","isFloor":false}],
        "cases":[{"experiments":{"check":{"held":{"Values":3,"Damage":2},"notAsked":{"Pieces":"damage/ is a path"},"findings":[
        {"id":"readers/Text/Bytes/from-floor/handwritten","column":"Readers",
        "outcome":"Silent","writer":"floor/handwritten on net10.0"},
        {"id":"pieces/Text/Stream/reads-1","column":"Pieces","outcome":"Throws","reason":"Throws"}]}},"outcome":"Measured"}]}
        """;

    private const string New = """
        {"schema":6,"run":{"baseline":"reference/handwritten","extraColumns":["RankInRuntime","Runtime","Size"],
        "command":"run --only pieces"},
        "serializers":[{"name":"reference/create","library":"reference","status":"reference","isReference":true},
        {"name":"Damage","library":"Damage","notes":"its \"held\": floor/ and damage/x","isReference":false}],
        "cases":[{"experiments":{"check":{"passed":{"Values":3,"DamagedInput":2},"notRun":{"Chunks":"damage/ is a path"},"findings":[
        {"id":"interoperability/Text/Bytes/from-reference/handwritten","category":"Interoperability",
        "outcome":"Corrupted","writer":"reference/handwritten on net10.0"},
        {"id":"chunks/Text/Stream/reads-1","category":"Chunks","outcome":"UnexpectedException","reason":"Throws"}]}},"outcome":"Measured"}]}
        """;

    [Fact]
    public void Names_are_replaced_and_texts_are_not() =>
        Encoding.UTF8.GetString(OlderResults.Upgrade(Encoding.UTF8.GetBytes(Old))).ShouldBe(New);

    [Fact]
    public void A_file_of_schema_5_is_read_as_what_it_is_today()
    {
        using var folder = new TempFolder();
        var stored = RoundupResults.Read(Path.Combine(Repository.Find(), "docs", "results", "messagepack-3.json.br"));
        var text = Text(stored);
        var older = folder.Write("older.json", text
            .Replace("\"schema\":6", "\"schema\":5", StringComparison.Ordinal)
            .Replace("\"isReference\":", "\"isFloor\":", StringComparison.Ordinal)
            .Replace("\"reference/", "\"floor/", StringComparison.Ordinal)
            .Replace("\"passed\":", "\"held\":", StringComparison.Ordinal)
            .Replace("\"DamagedInput\":", "\"Damage\":", StringComparison.Ordinal)
            .Replace("\"outcome\":\"Corrupted\"", "\"outcome\":\"Silent\"", StringComparison.Ordinal));

        File.ReadAllText(older).ShouldContain("isFloor");
        Text(RoundupResults.Read(older)).ShouldBe(text);
    }

    private static string Text(ResultsFile file) => JsonSerializer.Serialize(file, ExperimentParts.Store.Options);
}
