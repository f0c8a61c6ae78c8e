using System.Text.RegularExpressions;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class AvroFlavourTests
{
    private const string Entrant = """
        namespace Roundup.Serializers;
        public sealed class AvroSchema(string json)
        {
            public string Json { get; } = json;
            public void AddVariant(System.Type type, string json) { }
        }
        """;

    public static TheoryData<string, string> Models => FlavourTests.Models;

    [Theory]
    [MemberData(nameof(Models))]
    public void The_generated_class_compiles_with_the_entrants_code(string name, string root)
    {
        var files = Compiler.Compile(Generated.Of(name, root), "avro");
        Generated.Emit([.. files, new("Entrant.cs", Entrant)], modern: true).ShouldNotBeEmpty();
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void Each_schema_defines_a_name_once_and_before_it_is_used(string name, string root)
    {
        foreach (var schema in Schemas(Generated.Of(name, root)))
        {
            Check(schema, []);
        }
    }

    [Theory]
    [InlineData("public int A;", "\"int\"")]
    [InlineData("public string A = \"\";", "\"string\"")]
    [InlineData("public string? A;", """["null","string"]""")]
    [InlineData("public byte[]? A;", """["null","bytes"]""")]
    [InlineData("public int? A;", """["null","int"]""")]
    [InlineData("public Guid A;", """{"type":"string","logicalType":"uuid"}""")]
    [InlineData("public DateTime A;", """{"type":"long","logicalType":"timestamp-micros"}""")]
    [InlineData("public DateTimeOffset? A;", """["null",{"type":"string","logicalType":"dotnet-date-time-offset"}]""")]
    [InlineData("public List<string?> A = [];", """{"type":"array","items":["null","string"]}""")]
    [InlineData("public int[][] A = [];", """{"type":"array","items":{"type":"array","items":"int"}}""")]
    [InlineData("public HashSet<int>? A;", """["null",{"type":"array","items":"int"}]""")]
    [InlineData("public Dictionary<string, long> A = [];", """{"type":"map","values":"long"}""")]
    [InlineData("public Root? A;", """["null","Sample.Root"]""")]
    [InlineData("public Colour A; } public enum Colour { Red, Blue", """{"type":"enum","name":"Sample.Colour","symbols":["Red","Blue"]}""")]
    [InlineData(
        "public Base? A; } public abstract class Base { } public class One : Base { } public class Two : Base { public One? Other { "
            + "get; set; }",
        """["null",{"type":"record","name":"Sample.One","fields":[]},"""
            + """{"type":"record","name":"Sample.Two","fields":[{"name":"Other","type":["null","Sample.One"],"default":null}]}]""")]
    [InlineData(
        "public Dictionary<int, string> A = [];",
        """{"type":"array","items":{"type":"record","name":"Test.Entry1","fields":["""
            + """{"name":"Key","type":"int"},{"name":"Value","type":"string"}]}}""")]
    [InlineData("\n#nullable disable\npublic string A;", """["null","string"]""")]
    public void A_member_has_its_form(string member, string expected)
    {
        var one = Schemas(Generated.FromText($"public class Root {{ {member} }}")).First();
        var field = one.GetProperty("fields").EnumerateArray().Single();
        field.GetProperty("name").GetString().ShouldBe("A");
        JsonSerializer.Serialize(field.GetProperty("type")).ShouldBe(expected);
    }

    [Fact]
    public void Each_class_of_a_hierarchy_has_its_own_schema()
    {
        var text = Text(Generated.Of("Shapes", "Drawing"));
        foreach (var name in (string[])["Circle", "Ring", "Box", "Note"])
        {
            text.ShouldContain($"schema.AddVariant(typeof({name}),");
        }

        text.ShouldNotContain("typeof(Node)");
    }

    [Fact]
    public void A_list_of_roots_is_an_array_and_a_document_has_none()
    {
        var many = Schemas(Generated.FromText("public class Root { public int A; }")).Last();
        many.GetProperty("type").GetString().ShouldBe("array");
        many.GetProperty("items").GetProperty("name").GetString().ShouldBe("Sample.Root");
        Text(Generated.Of("Shapes", "Drawing", document: true)).ShouldNotContain("Many");
    }

    private static string Text(ModelSource model) =>
        Compiler.Compile(model, "avro").Single(file => file.Name.EndsWith(".Avro.cs", StringComparison.Ordinal)).Text;

    private static IEnumerable<JsonElement> Schemas(ModelSource model) =>
        Regex.Matches(Text(model), "\"\"\"(.*?)\"\"\"", RegexOptions.Singleline)
            .Select(match => JsonDocument.Parse(match.Groups[1].Value).RootElement);

    /// <summary>Walks a schema as Avro's parsers do: a name must be a primitive or defined earlier.</summary>
    private static void Check(JsonElement schema, HashSet<string> defined)
    {
        switch (schema.ValueKind)
        {
            case JsonValueKind.String:
                var name = schema.GetString()!;
                (defined.Contains(name) || name is "null" or "boolean" or "int" or "long" or "float" or "double" or "bytes" or "string")
                    .ShouldBeTrue(name);
                break;
            case JsonValueKind.Array:
                schema.EnumerateArray().ToList().ForEach(branch => Check(branch, defined));
                break;
            default:
                if (schema.TryGetProperty("name", out var own))
                {
                    defined.Add(own.GetString()!).ShouldBeTrue(own.GetString());
                }

                foreach (var part in (string[])["items", "values"])
                {
                    if (schema.TryGetProperty(part, out var inner))
                    {
                        Check(inner, defined);
                    }
                }

                if (schema.TryGetProperty("fields", out var fields))
                {
                    fields.EnumerateArray().ToList().ForEach(field => Check(field.GetProperty("type"), defined));
                }

                break;
        }
    }
}
