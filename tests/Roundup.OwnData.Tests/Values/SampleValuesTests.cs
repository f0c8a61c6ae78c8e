using Roundup.OwnData.Reading;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Tests.Values;

/// <summary>The program that makes the values of a sample: its generated project, compiled and run in this process.</summary>
public sealed class SampleValuesTests : FolderTests
{
    [Theory]
    [InlineData("utf-8", "[", ",", "]")]
    [InlineData("utf-16", "", "\n", "")]
    public void The_first_values_are_those_of_the_sample(string encoding, string before, string between, string after)
    {
        string[] values = ["""{"id":1,"größe":"x \u0022","list":[1.50,null]}""", """{"id":2,"größe":null,"list":[]}"""];
        var file = folder.In("thing.json");
        File.WriteAllText(file, before + string.Join(between, values) + after, System.Text.Encoding.GetEncoding(encoding));

        var create = Compile(OwnDataReader.Read(new() { Sample = file }, folder.Path, []));

        create(1, 0).ShouldBe("""{"id":1,"größe":"x \u0022","list":[1.50,null]}""");
        create(1, 1).ShouldBe("""{"id":2,"größe":null,"list":[]}""");
    }

    [Fact]
    public void The_values_of_the_sample_are_repeated_whatever_the_seed()
    {
        var file = folder.Write("thing.json", """[{"id":1,"text":"ab"},{"id":22,"text":"cd 5"},{"id":3,"text":null}]""");
        var program = ValuesProgram.Of(OwnDataReader.Read(new() { Sample = file }, folder.Path, []), folder.In("project"));

        for (var index = 0; index < 9; index++)
        {
            program.Json((ulong)index, index).ShouldBe(program.Json(7, index % 3));
        }

        program.Value(1, 3).ShouldNotBeSameAs(program.Value(1, 0));
    }

    [Fact]
    public void Derived_values_are_others_of_the_same_form_and_always_the_same()
    {
        const string Value = """
            {"id":4711,"big":9223372036854775000,"ratio":-12.345,"price":12.50,"ref":"0f8fad5b-d9cb-469f-a165-70867728950e",
            "at":"2026-01-02T03:04:05Z","local":"2026-01-02T03:04:05+02:00","day":"2026-01-02","time":"03:04:05","uptime":"2.03:04:05",
            "link":"https://a.example/item/4711?c=5","blob":"SGVsbG8gd29ybGQhIQ==","text":"Item 4711 in box 12","on":true,"none":null,
            "items":[{"kind":"a","x":11,"y":22,"z":33},{"kind":"b","s":"abc123","t":"d1","u":"e2"}],
            "rates":{"2026-01-01":15,"2026-01-02":27},"mix":[123,"abc123"]}
            """;
        var file = folder.Write("thing.json", Value);
        var program = ValuesProgram.Of(OwnDataReader.Read(new() { Sample = file }, folder.Path, []), folder.In("project"));

        program.Derived(5).ShouldBe(program.Derived(5));
        program.Derived(5).ShouldNotBe(program.Derived(6));
        using var first = JsonDocument.Parse(program.Json(1, 0));
        for (var index = 1; index < 50; index++)
        {
            using var other = JsonDocument.Parse(program.Derived(index));
            var (was, now) = (first.RootElement, other.RootElement);
            now.EnumerateObject().Select(member => (member.Name, member.Value.ValueKind))
                .ShouldBe(was.EnumerateObject().Select(member => (member.Name, member.Value.ValueKind)));
            foreach (var name in (string[])["id", "ratio", "ref", "at", "local", "uptime", "link", "blob", "text"])
            {
                now.GetProperty(name).GetRawText().ShouldNotBe(was.GetProperty(name).GetRawText(), name);
            }

            now.GetProperty("id").GetInt32().ShouldBeInRange(1000, 9999);
            now.GetProperty("text").GetString()!.Length.ShouldBe("Item 4711 in box 12".Length);
            now.GetProperty("link").GetString()!.ShouldStartWith("https://a.example/");
            now.GetProperty("rates").EnumerateObject().Select(member => member.Name).ShouldBe(["2026-01-01", "2026-01-02"]);
            now.GetProperty("items").EnumerateArray().Select(item => item.GetProperty("kind").GetString()).ShouldBe(["a", "b"]);
        }
    }

    [Fact]
    public void What_the_sample_lacks_is_as_the_constructor_sets_it_and_varies_where_values_are_derived()
    {
        var model = folder.Write("Basin.cs", """
            public record Gate(string Name, int Width = 500);

            public class Basin
            {
                public string Label { get; set; } = "north quay, berth 17, east side";
                public int Depth { get; init; } = 4711;
                public string? Note { get; set; }
                public Gate? Gate { get; set; }
            }
            """);
        var file = folder.Write("basin.json", """[{"gate":{"name":"g"}}]""");
        var data = OwnDataReader.Read(new() { Model = model, Type = "Basin", Sample = file }, folder.Path, []);
        var program = ValuesProgram.Of(data, folder.In("project"));

        program.Json(1, 0).ShouldBe(
            """{"Label":"north quay, berth 17, east side","Depth":4711,"Note":null,"Gate":{"Name":"g","Width":500}}""");
        using var derived = JsonDocument.Parse(program.Derived(1));
        derived.RootElement.GetProperty("Label").GetString().ShouldNotBe("north quay, berth 17, east side");
        derived.RootElement.GetProperty("Depth").GetInt32().ShouldNotBe(4711);
        derived.RootElement.GetProperty("Note").ValueKind.ShouldBe(JsonValueKind.Null);
    }

    [Fact]
    public void A_sample_of_very_many_values_is_thinned_out_evenly()
    {
        var file = folder.Write("thing.json", string.Join("\n", Enumerable.Range(0, 25_001).Select(i => $"{{\"id\":{i}}}")));
        var dataset = OwnDataReader.Read(new() { Sample = file }, folder.Path, []);

        dataset.ValuesProject(folder.In("project"));

        var lines = File.ReadAllLines(folder.In("project/sample.ndjson"));
        lines.Take(3).ShouldBe(["""{"id":0}""", """{"id":3}""", """{"id":6}"""]);
        lines.Length.ShouldBe(8334);
        NoticeCatalogue.Text(dataset.Notices[1]).ShouldContain("1 in 3 of the 25001 values");
    }

    /// <summary>From seed and index to a value as JSON.</summary>
    private Func<ulong, int, string> Compile(OwnDataset dataset) => ValuesProgram.Of(dataset, folder.In("project")).Json;
}
