using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class FlatBuffersTests
{
    [Fact]
    public void The_schema_reads_like_one_written_by_hand()
    {
        var model = Generated.FromText("""
            public class Root
            {
                public int Id { get; set; }
                public string? HTMLText { get; set; }
                public int? Count { get; set; }
                public Guid? Key { get; set; }
                public DateTimeOffset Placed { get; set; }
                public Colour? Colour { get; set; }
                public Odd Odd { get; set; }
                public byte[][] Blobs { get; set; } = [];
                public List<Animal> Animals { get; set; } = [];
                public Dictionary<string, int> ByName { get; set; } = [];
            }
            public abstract class Animal { public string Name { get; set; } = ""; }
            public class Cat : Animal { public bool Purrs { get; set; } }
            public class Dog : Animal { public char Mark { get; set; } }
            public enum Colour : byte { Green = 1, Red = 0 }
            public enum Odd { One = 1 }
            """);
        var schema = Compiler.Compile(model, "flatbuffers").Text("Test.fbs");
        schema.ShouldEndWith("""
            namespace Roundup.Schemas.Test;

            struct Guid16 {
                low: ulong;
                high: ulong;
            }

            struct TicksAndOffset {
                ticks: long;
                offset_minutes: short;
            }

            enum Colour : ubyte {
                Red = 0,
                Green = 1,
            }

            table Root {
                id: int;
                html_text: string;
                count: int = null;
                key: Guid16;
                placed: TicksAndOffset;
                colour: Colour = null;
                odd: int;
                blobs: [Bytes];
                animals: [Animal];
                by_name: [StringIntEntry];
            }

            table Bytes {
                items: [ubyte];
            }

            union AnimalChoice { Cat, Dog }

            table Animal {
                kind: AnimalChoice;
            }

            table Cat {
                name: string;
                purrs: bool;
            }

            table Dog {
                name: string;
                mark: ushort;
            }

            table StringIntEntry {
                key: string;
                value: int;
            }

            table RootList {
                items: [Root];
            }

            """.ReplaceLineEndings("\n"));
    }

    [Fact]
    public void Optional_values_are_absent_in_the_generated_object()
    {
        var model = Generated.FromText("public class Root { public Guid? Key { get; set; } public List<Root>? Next { get; set; } }");
        var mapper = Compiler.Compile(model, "flatbuffers").Text("Test.FlatBuffersMapper.cs");
        mapper.ShouldContain("result.Key = null;");
        mapper.ShouldContain("result.Next = value.Next is { } next ? next.Select(item => FromRoot(item)).ToList() : null;");
        Compiler.Find("flatbuffers", FlavourList.All).LoopRootOf("Test", "Sample.Root", false).OneType
            .ShouldBe("global::Roundup.Schemas.Test.RootT");
    }
}
