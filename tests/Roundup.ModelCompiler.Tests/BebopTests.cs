using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class BebopTests
{
    [Fact]
    public void The_schema_reads_like_one_written_by_hand()
    {
        var model = Generated.FromText("""
            public class Root
            {
                public int Id { get; set; }
                public string? HTMLText { get; set; }
                public int? Map { get; set; }
                public DateTime Placed { get; set; }
                public Colour? Colour { get; set; }
                public int ByteCount { get; set; }
                public int[][] Grid { get; set; } = [];
                public List<Animal> Animals { get; set; } = [];
                public Dictionary<Guid, List<string>> ByKey { get; set; } = [];
                public Dictionary<double, string> ByNumber { get; set; } = [];
            }
            public abstract class Animal { public string Name { get; set; } = ""; }
            public class Cat : Animal { public bool Purrs { get; set; } }
            public enum Colour : byte { Green = 1, Red = 0 }
            """);
        var files = Compiler.Compile(model, "bebop");
        files.Text("Test.bop").ShouldEndWith("""
            enum Colour : byte {
                Green = 1;
                Red = 0;
            }

            message Root {
                1 -> int32 id;
                2 -> string htmlText;
                3 -> int32 mapValue;
                4 -> date placed;
                5 -> Colour colour;
                6 -> int32 byteCount2;
                7 -> int32[][] grid;
                8 -> Animal[] animals;
                9 -> map[guid, string[]] byKey;
                10 -> DoubleStringEntry[] byNumber;
            }

            message Animal {
                1 -> Cat cat;
            }

            message Cat {
                1 -> string name;
                2 -> bool purrs;
            }

            message DoubleStringEntry {
                1 -> float64 key;
                2 -> string value;
            }

            message RootList {
                1 -> Root[] items;
            }

            """.ReplaceLineEndings("\n"));

        // bebopc writes a name of two letters in capitals.
        files.Text("Test.BebopMapper.cs").ShouldContain("result.ID = value.Id;");
    }

    [Fact]
    public void What_has_no_member_that_can_be_null_is_a_struct_where_structs_are_wanted()
    {
        var model = Generated.FromText("""
            #nullable enable
            public class Root
            {
                public int Id { get; set; }
                public string? Text { get; set; }
                public Point Place { get; set; } = new();
                public Dictionary<double, int> Counts { get; set; } = new();
            }
            public class Point { public int X { get; set; } public decimal Height { get; set; } public string Name { get; set; } = ""; }
            """);
        var files = Compiler.Compile(model, "bebop-struct");
        files.Text("Test.bop").ShouldEndWith("""
            message Root {
                1 -> int32 id;
                2 -> string text;
                3 -> Point place;
                4 -> DoubleIntEntry[] counts;
            }

            mut struct Point {
                int32 x;
                string height;
                string name;
            }

            mut struct DoubleIntEntry {
                float64 key;
                int32 value;
            }

            mut struct RootList {
                Root[] items;
            }

            """.ReplaceLineEndings("\n"));

        // What is always there is not nullable in bebopc's class.
        var mapper = files.Text("Test.BebopMapper.cs");
        mapper.ShouldContain("result.X = value.X;");
        mapper.ShouldContain("result.Id = value.ID.GetValueOrDefault();");
    }

    [Fact]
    public void A_model_without_a_struct_is_refused_where_structs_are_wanted()
    {
        var model = Generated.FromText("""
            #nullable enable
            public class Root { public string? Text { get; set; } }
            """);
        var error = Should.Throw<ModelException>(() => Compiler.Compile(model, "bebop-struct").ToList());
        error.Message.ShouldContain("none is a struct");
        Compiler.Compile(model, "bebop").ShouldContain(file => file.Name == "Test.bop");
    }
}
