using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class ProtobufTests
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
                public DateTime? Placed { get; set; }
                public decimal Price { get; set; }
                public Colour Colour { get; set; }
                public List<Animal> Animals { get; set; } = [];
                public int[][] Grid { get; set; } = [];
                public Dictionary<string, Animal> ByName { get; set; } = [];
                public Dictionary<Guid, string> ById { get; set; } = [];
            }
            public abstract class Animal { public string Name { get; set; } = ""; }
            public class Cat : Animal { public bool Purrs { get; set; } }
            public class Dog : Animal { public char Mark { get; set; } }
            public enum Colour { Red = 1, Green, AlsoGreen = 2 }
            """);
        ProtobufClasses.Of(model).Schema.ReplaceLineEndings("\n").ShouldEndWith("""
            syntax = "proto3";

            package roundup.test;

            import "google/protobuf/timestamp.proto";
            option csharp_namespace = "Roundup.Schemas.Test";

            message Root {
                int32 id = 1 [json_name = "Id"];
                optional string html_text = 2 [json_name = "HTMLText"];
                optional int32 count = 3 [json_name = "Count"];
                google.protobuf.Timestamp placed = 4 [json_name = "Placed"];
                string price = 5 [json_name = "Price"];
                Colour colour = 6 [json_name = "Colour"];
                repeated Animal animals = 7 [json_name = "Animals"];
                repeated IntList grid = 8 [json_name = "Grid"];
                map<string, Animal> by_name = 9 [json_name = "ByName"];
                repeated GuidStringEntry by_id = 10 [json_name = "ById"];
            }

            message Animal {
                oneof kind {
                    Cat cat = 1;
                    Dog dog = 2;
                }
            }

            message Cat {
                optional string name = 1 [json_name = "Name"];
                bool purrs = 2 [json_name = "Purrs"];
            }

            message Dog {
                optional string name = 1 [json_name = "Name"];
                uint32 mark = 2 [json_name = "Mark"];
            }

            message IntList {
                repeated int32 items = 1;
            }

            message GuidStringEntry {
                bytes key = 1;
                optional string value = 2;
            }

            message RootList {
                repeated Root items = 1;
            }

            enum Colour {
                option allow_alias = true;
                COLOUR_UNSPECIFIED = 0;
                COLOUR_RED = 1;
                COLOUR_GREEN = 2;
                COLOUR_ALSO_GREEN = 2;
            }

            """.ReplaceLineEndings("\n"));
    }

    [Fact]
    public void Names_that_would_collide_in_the_generated_class_are_changed()
    {
        var model = Generated.FromText("""
            public class Root
            {
                public string? Photo { get; set; }
                public bool HasPhoto { get; set; }
                public int photo_ { get; set; }
                public int Descriptor { get; set; }
                public int @class { get; set; }
                public string? Größe { get; set; }
                public Kind Kind { get; set; }
                public Message Message { get; set; } = new();
                public Parser? Parser { get; set; }
                public Clone? Clone { get; set; }
            }
            public class Parser { public int A { get; set; } }
            public class Clone { public int A { get; set; } }
            public class Message
            {
                public int Types { get; set; }
                public List<Root>? Items { get; set; }
                public string? Root2 { get; set; }
            }
            public enum Kind { FOO, Foo, foo, _1 }
            """);
        ProtobufClasses.Of(model).One.Type.FullName.ShouldBe("Roundup.Schemas.Test.Root");
    }

    [Theory]
    [InlineData(
        "Scalars",
        "Everything",
        new[] { "Time: DateTime.Kind", "MaybeTime: DateTime.Kind", "Moment: DateTimeOffset.Offset", "Float: -0.0", "Double: -0.0" })]
    [InlineData("Collections", "Bag", new[] { "Times: element missing", "Prices: element missing", "ByKind[]: -0.0" })]
    [InlineData(
        "Shapes",
        "Drawing",
        new[]
        {
            "Best.Radius: -0.0",
            "Best.Inner: -0.0",
            "Shapes[].Radius: -0.0",
            "Shapes[].Inner: -0.0",
            "Tree.Children[].Children[].Children[]: null"
        })]
    public void Losses_of_the_rules_are_known_and_found(string name, string root, string[] losses)
    {
        var plain = Generated.Of(name, root);
        var model = name switch { "Scalars" => Generated.Everything, "Collections" => Generated.Bag, _ => Generated.Drawing };
        var mapped = ProtobufClasses.Of(plain);
        var found = new HashSet<string>();
        for (var seed = 0UL; seed < 100; seed++)
        {
            var value = new RandomGraph(seed, loneSurrogates: false, full: true).Make(model.RootType)!;
            KeepInRange(value);
            var expected = mapped.One.FromCanonical(model.One.Canonical(value))!;
            found.UnionWith(mapped.One.Differences(expected, ProtobufClasses.Again(expected)));
        }

        // Where the machine's zone is not UTC a local time comes back as the same moment in UTC.
        found.RemoveWhere(loss => loss.EndsWith("DateTime.Ticks", StringComparison.Ordinal));
        found.Order().ShouldBe(losses.Order());
    }

    [Fact]
    public void Null_is_kept_except_for_lists_and_their_elements()
    {
        var model = Generated.FromText("""
            public class Root
            {
                public string? Text { get; set; }
                public int? Number { get; set; }
                public byte[]? Blob { get; set; }
                public DateTime? Time { get; set; }
                public Root? Next { get; set; }
                public Uri? Link { get; set; }
                public List<int>? List { get; set; }
                public string?[] Words { get; set; } = [];
            }
            """);
        var plain = Compiler.Compile(model, "plain");
        plain.ShouldNotBeEmpty();
        var mapped = ProtobufClasses.Of(model);

        // Canonical bytes of a root: a flag, then nothing in each member but Words, which has one null.
        byte[] bytes = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0];
        var expected = mapped.One.FromCanonical(bytes)!;
        mapped.One.Differences(expected, ProtobufClasses.Again(expected)).ShouldBe(["List: null", "Words[]: null"], ignoreOrder: true);
    }

    [Fact]
    public void A_list_of_roots_is_a_message()
    {
        var mapped = ProtobufClasses.Of(Generated.Of("Shapes", "Drawing"));
        mapped.Many.Type.FullName.ShouldBe("Roundup.Schemas.Shapes.DrawingList");
        RootOf("protobuf").ManyType.ShouldBe("global::Roundup.Schemas.Shapes.DrawingList");
        RootOf("protobuf").OneType.ShouldBe("global::" + mapped.One.Type.FullName);
        RootOf("plain").ManyType.ShouldBe("global::System.Collections.Generic.List<global::Sample.Drawing>");

        static LoopRoot RootOf(string flavour) =>
            Compiler.Find(flavour, FlavourList.All).LoopRootOf("Shapes", "Sample.Drawing", false);
    }

    /// <summary>A Duration ends at ten thousand years.</summary>
    private static void KeepInRange(object value)
    {
        var spans = value.GetType()
            .GetProperties(BindingFlags.Public | BindingFlags.Instance)
            .Where(property => property.PropertyType == typeof(TimeSpan));
        foreach (var span in spans)
        {
            span.SetValue(value, new TimeSpan(((TimeSpan)span.GetValue(value)!).Ticks / 100));
        }
    }
}
