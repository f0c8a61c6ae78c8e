using Shouldly;
using Xunit;

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
        var schema = files.Single(file => file.Name == "Test.capnp").Text;
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

        files.Single(file => file.Name == "Test.CapnProtoMapper.cs").Text.ShouldContain(
            "result.Int = value.Int.HasValue ? new global::Roundup.Schemas.Test.Root.@int { Value = value.Int.Value } : new "
                + "global::Roundup.Schemas.Test.Root.@int { which = global::Roundup.Schemas.Test.Root.@int.WHICH.None };");
    }
}
