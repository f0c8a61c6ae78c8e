using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class CapnProtoTests
{
    [Fact]
    public void The_schema_reads_like_one_written_by_hand()
    {
        var model = Generated.FromText("""
            public class Root
            {
                public int Id { get; set; }
                public string? HTMLText { get; set; }
                public int? Int { get; set; }
                public decimal? Price { get; set; }
                public DateTimeOffset Placed { get; set; }
                public Colour Colour { get; set; }
                public Gap Gap { get; set; }
                public int[][] Grid { get; set; } = [];
                public List<Animal> Animals { get; set; } = [];
                public Dictionary<Guid, List<string>> ByKey { get; set; } = [];
            }
            public abstract class Animal { public string Name { get; set; } = ""; }
            public class Cat : Animal { public bool Purrs { get; set; } }
            public enum Colour : byte { Green = 1, Red = 0 }
            public enum Gap { One = 1, Two = 2 }
            """);
        var files = Compiler.Compile(model, "capnp");
        var schema = files.Text("Test.capnp");
        schema.ShouldContain("$namespace(\"Roundup.Schemas.Test\");");
        schema.ShouldEndWith("""
            enum Colour {
                red @0;
                green @1;
            }

            struct TicksAndOffset {
                ticks @0 :Int64;
                offsetMinutes @1 :Int16;
            }

            struct Root {
                id @0 :Int32;
                htmlText @1 :Text;
                int :union { none @2 :Void; value @3 :Int32; }
                price @4 :Text;
                placed @5 :TicksAndOffset;
                colour @6 :Colour;
                gap @7 :Int32;
                grid @8 :List(List(Int32));
                animals @9 :List(Animal);
                byKey @10 :List(GuidStringListEntry);
            }

            struct Animal {
                union {
                    cat @0 :Cat;
                    none @1 :Void;
                }
            }

            struct Cat {
                name @0 :Text;
                purrs @1 :Bool;
            }

            struct GuidStringListEntry {
                key @0 :Data;
                value @1 :List(Text);
            }

            struct RootList {
                items @0 :List(Root);
            }

            """.ReplaceLineEndings("\n"));

        files.Text("Test.CapnProtoMapper.cs").ShouldContain(
            "result.Int = value.Int.HasValue ? new global::Roundup.Schemas.Test.Root.@int { Value = value.Int.Value } : new "
                + "global::Roundup.Schemas.Test.Root.@int { which = global::Roundup.Schemas.Test.Root.@int.WHICH.None };");
    }

    [Fact]
    public void Each_view_of_the_message_is_read_and_what_has_none_is_left_alone()
    {
        var model = Generated.FromText("""
            public class Root
            {
                public List<string> Tags { get; set; } = [];
                public Guid Id { get; set; }
                public Guid? Parent { get; set; }
                public List<List<int>> Grid { get; set; } = [];
                public List<byte[]> Parts { get; set; } = [];
                public List<Root> Children { get; set; } = [];
                public List<Point> Points { get; set; } = [];
                public Animal Pet { get; set; } = null!;
                public Dictionary<string, int[]> Series { get; set; } = [];
            }
            public class Point { public int X { get; set; } public string Name { get; set; } = ""; }
            public abstract class Animal { }
            public class Cat : Animal { public byte[] Picture { get; set; } = []; }
            public class Dog : Animal { public int Age { get; set; } }
            """);
        var code = Compiler.Compile(model, "capnp").Text("Test.CapnProtoReadAll.cs");
        code.ShouldContain("value.Tags = CapnProtoViews.All(value.Tags);");
        code.ShouldContain("value.Id = CapnProtoViews.Data(value.Id);");
        code.ShouldContain("value.Parent.Value = CapnProtoViews.Data(value.Parent.Value);");
        code.ShouldContain("value.Grid = CapnProtoViews.All(value.Grid, item2 => CapnProtoViews.All(item2));");
        code.ShouldContain("value.Parts = CapnProtoViews.All(value.Parts, item4 => CapnProtoViews.Data(item4));");
        code.ShouldContain("CapnProtoViews.Each(value.Children, item5 => ReadRoot(item5));");
        code.ShouldContain("CapnProtoViews.Each(value.Series, ReadStringIntListEntry);");
        code.ShouldContain("ReadAnimal(value.Pet);");
        code.ShouldContain("ReadCat(value.Cat);");
        code.ShouldNotContain("Points");
        code.ShouldNotContain("Dog");
    }
}
