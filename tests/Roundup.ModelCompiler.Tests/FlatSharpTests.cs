using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class FlatSharpTests
{
    [Fact]
    public void The_schema_is_that_of_FlatBuffers_with_attributes()
    {
        var model = Generated.FromText("""
            public class Root
            {
                public Guid Id { get; set; }
                public byte[] Picture { get; set; } = [];
                public List<byte> Levels { get; set; } = [];
                public List<Colour> Colours { get; set; } = [];
                public List<Animal> Animals { get; set; } = [];
            }
            public abstract class Animal { public string Name { get; set; } = ""; }
            public class Cat : Animal { public bool Purrs { get; set; } }
            public enum Colour : byte { Red = 0, Green = 1 }
            """);
        var files = Compiler.Compile(model, "flatsharp");
        var schema = files.Text("Test.fbs");
        schema.ShouldContain("attribute \"fs_serializer\";\n");
        schema.ShouldContain("""
            table Root (fs_serializer) {
                id: Guid16;
                picture: [ubyte];
                levels: [ubyte] (fs_vector:"IList");
                colours: [Colour] (fs_vector:"IList");
                animals: [Animal];
            }
            """.ReplaceLineEndings("\n"));
        schema.ShouldContain("table RootList (fs_serializer) {");

        var mapper = files.Text("Test.FlatSharpMapper.cs");
        mapper.ShouldContain("new global::Roundup.Schemas.Test.AnimalChoice(ToCat((Cat)value))");
        mapper.ShouldContain("value.Kind?.Kind == global::Roundup.Schemas.Test.AnimalChoice.ItemKind.Cat");
    }
}
