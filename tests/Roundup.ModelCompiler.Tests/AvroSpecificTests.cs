using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class AvroSpecificTests
{
    [Fact]
    public void What_may_be_null_is_a_union_and_a_hierarchy_a_record_with_one()
    {
        var model = Generated.FromText("""
            #nullable enable
            public class Root
            {
                public int Id { get; set; }
                public string? Text { get; set; }
                public string Name { get; set; } = "";
                public DateTime? Placed { get; set; }
                public Guid Key { get; set; }
                public Colour Colour { get; set; }
                public Gap Gap { get; set; }
                public List<Animal> Animals { get; set; } = [];
                public Dictionary<string, long> Counts { get; set; } = [];
                public Root? Next { get; set; }
            }
            public abstract class Animal { public string Name { get; set; } = ""; }
            public class Cat : Animal { public bool Purrs { get; set; } }
            public class Dog : Animal { }
            public enum Colour { Green = 1, Red = 0 }
            public enum Gap { One = 1, Two = 2 }
            """);
        var files = Compiler.Compile(model, "avro-specific");
        var list = JsonDocument.Parse(files.Text("Test.avsc")).RootElement;
        list.GetProperty("name").GetString().ShouldBe("RootList");
        var root = list.GetProperty("fields")[0].GetProperty("type").GetProperty("items");
        string[] types = [.. root.GetProperty("fields").EnumerateArray().Select(Line)];
        types.ShouldBe(
            [
                "id: \"int\"",
                "text: [\"null\",\"string\"]",
                "name: \"string\"",
                "placed: [\"null\",{\"type\":\"long\",\"logicalType\":\"timestamp-micros\"}]",
                "key: {\"type\":\"string\",\"logicalType\":\"uuid\"}",
                "colour: {\"type\":\"enum\",\"name\":\"Colour\",\"namespace\":\"Roundup.Schemas.Test\",\"symbols\":[\"Red\",\"Green\"]}",
                "gap: \"int\"",
                types[7],
                "counts: {\"type\":\"map\",\"values\":\"long\"}",
                "next: [\"null\",\"Roundup.Schemas.Test.Root\"]",
            ]);

        var animal = root.GetProperty("fields")[7].GetProperty("type").GetProperty("items").GetProperty("fields")[0];
        animal.GetProperty("name").GetString().ShouldBe("kind");
        animal.GetProperty("type").EnumerateArray().Select(type => type.ValueKind == JsonValueKind.Object
            ? type.GetProperty("name").GetString()
            : type.GetString()).ShouldBe(["null", "Cat", "Dog"]);

        var mapper = files.Text("Test.AvroSpecificMapper.cs");
        mapper.ShouldContain("new global::Roundup.Schemas.Test.Animal { kind = ToCat((Cat)value) }");
        mapper.ShouldContain("if (value.kind is global::Roundup.Schemas.Test.Cat)");
    }

    private static string Line(JsonElement field) =>
        $"{field.GetProperty("name").GetString()}: {JsonSerializer.Serialize(field.GetProperty("type"))}";
}
