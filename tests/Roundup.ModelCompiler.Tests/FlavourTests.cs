using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class FlavourTests
{
    public static TheoryData<string, string> Models =>
        new() { { "Scalars", "Everything" }, { "Collections", "Bag" }, { "Shapes", "Drawing" } };

    [Fact]
    public void Each_flavour_is_named_once()
    {
        FlavourList.All.Select(flavour => flavour.Name).ShouldBeUnique();
        FlavourList.All.ShouldContain(flavour => flavour.Name == "plain");
    }

    [Fact]
    public void The_table_in_the_documentation_lists_every_flavour()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!File.Exists(Path.Combine(folder.FullName, "Roundup.slnx")))
        {
            folder = folder.Parent.ShouldNotBeNull("the tests run outside a checkout");
        }

        var table = File.ReadLines(Path.Combine(folder.FullName, "docs", "model-compiler.md"))
            .SkipWhile(line => line != "| flavour | the model | and |").Skip(2).TakeWhile(line => line.StartsWith('|'));

        // Names are in code font in the first cell.
        table.SelectMany(line => line.Split('|')[1].Split('`').Where((_, index) => index % 2 == 1))
            .ShouldBe(FlavourList.All.Select(flavour => flavour.Name), ignoreOrder: true);
    }

    [Fact]
    public void An_unknown_flavour_is_refused_with_the_known_ones() =>
        Should.Throw<ArgumentException>(() =>
            Compiler.Compile(Generated.Of("Shapes", "Drawing"), "spicy")).Message.ShouldContain("plain, polytype");

    [Theory]
    [MemberData(nameof(Models))]
    public void Plain_is_the_source_as_it_is(string name, string root)
    {
        var model = Generated.Of(name, root);
        Source(model, "plain").ShouldEndWith("\n\n" + model.Files[0].Text);
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void Serializable_adds_the_attribute_and_nothing_else(string name, string root)
    {
        var model = Generated.Of(name, root);
        var lines = Source(model, "serializable").Split('\n').ToList();
        lines.RemoveAll(line => line.Trim() == "[System.Serializable]").ShouldBeGreaterThan(0);
        string.Join('\n', lines).ShouldEndWith("\n\n" + model.Files[0].Text);

        var assembly = System.Reflection.Assembly.Load(Generated.Emit(Compiler.Compile(model, "serializable"), modern: true));
        var types = assembly.GetTypes()
            .Where(type => type.Namespace == "Sample" && !type.IsEnum && !type.IsInterface && !(type.IsAbstract && type.IsSealed))
            .ToList();
        foreach (var type in types)
        {
            type.IsDefined(typeof(SerializableAttribute), inherit: false).ShouldBeTrue(type.FullName);
        }
    }

    [Fact]
    public void Annotating_keeps_line_ends_and_skips_what_the_root_does_not_reach()
    {
        const string Text =
            "namespace Sample\r\n{\r\n    public partial class Root { }\r\n    public partial class Root { public Same X; }\r\n"
            + "    public class Unreached { } public struct Same { }\r\n    public interface INone { }\r\n}";
        var model = Generated.Exactly(Text);
        Source(model, "serializable").ShouldEndWith(
            "namespace Sample\r\n{\r\n    [System.Serializable]\r\n    public partial class Root { }\r\n    public partial class Root "
                + "{ public Same X; }\r\n"
            + "    public class Unreached { } [System.Serializable] public struct Same { }\r\n    public interface INone { }\r\n}");
    }

    [Fact]
    public void JsonSrcGen_can_ignore_what_it_does_not_support()
    {
        const string Text = "namespace Sample; public class Root { public int Id { get; set; } public System.TimeSpan Odd { get; set; } }";
        var model = Generated.Exactly(Text);
        Compiler.Compile(model, "json-src-gen-ignoring").Text("Test.Model.Source.cs")
            .ShouldContain("JsonSrcGen.JsonIgnore] public System.TimeSpan Odd");
        Should.Throw<ModelException>(() => Compiler.Compile(model, "json-src-gen")).Message.ShouldStartWith("Root.Odd: ");
    }

    [Theory]
    [InlineData("Root.One", "public class Root { public int One { get; init; } }")]
    [InlineData("Root.One", "public class Root { public int[][] One { get; set; } }")]
    [InlineData("Root.One", "public class Root { public System.Collections.Generic.List<byte[][]> One { get; set; } }")]
    [InlineData("Root.class", "public class Root { public int @class { get; set; } }")]
    [InlineData("Root", "public record Root(int One);")]
    [InlineData("Root", "public abstract class Root { public int One { get; set; } } public class Leaf : Root { }")]
    public void YamlDotNet_refuses_what_its_generator_makes_no_code_of_that_compiles(string where, string type)
    {
        var model = Generated.Exactly("namespace Sample; " + type);
        Should.Throw<ModelException>(() => Compiler.Compile(model, "yaml-static")).Where.ShouldBe(where);
    }

    [Theory]
    [InlineData("json-src-gen", "Root", "public class Root { public int Field; }")]
    [InlineData("json-src-gen", "Root", "public abstract class Root { public int One { get; set; } } public class Leaf : Root { }")]
    [InlineData("json-src-gen-ignoring", "Root", "public class Root { public System.TimeSpan Odd { get; set; } }")]
    public void JsonSrcGen_refuses_a_type_that_is_abstract_or_has_no_property_to_write(string flavour, string where, string type)
    {
        var model = Generated.Exactly("namespace Sample; " + type);
        Should.Throw<ModelException>(() => Compiler.Compile(model, flavour)).Where.ShouldBe(where);
    }

    [Theory]
    [InlineData("System.TimeSpan")]
    [InlineData("char?")]
    [InlineData("System.Collections.Generic.List<System.DayOfWeek>")]
    [InlineData("System.Collections.Generic.Dictionary<int, int>")]
    public void JsonSrcGen_refuses_what_would_stop_its_generator(string type)
    {
        var model = Generated.Exactly($"namespace Sample; public class Root {{ public {type} Odd {{ get; set; }} }}");
        Should.Throw<ModelException>(() => Compiler.Compile(model, "json-src-gen")).Message.ShouldStartWith("Root.Odd: ");
    }

    [Fact]
    public void Jacob_gets_a_reader_for_each_class_those_that_it_needs_first()
    {
        const string Text = """
            namespace Sample;
            public class Root { public Node[] Nodes { get; set; } public System.Uri Link { get; init; } }
            public sealed record Node(int? Size, System.Collections.Generic.List<Node> Next);
            """;
        var files = Compiler.Compile(Generated.Exactly(Text), "jacob");
        var readers = files.Text("Test.Jacob.cs");
        readers.ShouldContain(
            "ReadNodeLater = new();\n    private static readonly IJsonReader<Node> ReadNode = "
                + "JsonReader.Object(JsonReader.Property(\"Size\", JsonReader.Int32().OrNull()), JsonReader.Property(\"Next\", "
                + "JsonReader.Array(ReadNodeLater.OrNull(),");
        readers.ShouldContain("(mSize, mNext) => new Node(mSize, mNext));\n    private static readonly IJsonReader<Root> ReadRoot");
        readers.ShouldContain("(mNodes, mLink) => new Root() { Nodes = mNodes, Link = mLink });");
        files.Text("Test.Models.cs").ShouldContain(".WithLazy<IJsonReader<List<Root>>>(() => TestJacob.Roots)");
    }

    [Fact]
    public void Jacob_tries_the_classes_of_a_hierarchy_in_order_and_each_accepts_only_its_own_name()
    {
        const string Text = """
            namespace Sample;
            public abstract class Root { }
            public class Leaf : Root { }
            public class Twig : Leaf { public Root[] Next { get; set; } public Leaf Own { get; set; } }
            """;
        var readers = Compiler.Compile(Generated.Exactly(Text), "jacob").Text("Test.Jacob.cs");
        readers.ShouldContain(
            "ExactLeaf = JsonReader.Object(JsonReader.Property(\"type\", JsonReader.String().Validate(name => name == "
                + "\"Leaf\"))).Select((_) => new Leaf());");
        readers.ShouldContain(
            "ExactTwig = JsonReader.Object(JsonReader.Property(\"type\", JsonReader.String().Validate(name => name == \"Twig\")), "
                + "JsonReader.Property(\"Next\", JsonReader.Array(ReadRootLater.OrNull()).OrNull())");
        readers.ShouldContain(
            "ReadLeaf = JsonReader.Either(ExactLeaf.Select(value => (Leaf)value), ExactTwig.Select(value => (Leaf)value));");
        readers.ShouldContain(
            "ReadRoot = JsonReader.Either(ExactLeaf.Select(value => (Root)value), ExactTwig.Select(value => (Root)value));");
    }

    [Fact]
    public void Jacob_refuses_more_members_than_it_can_read()
    {
        var members = string.Concat(Enumerable.Range(0, 17).Select(number => $"public int M{number};"));
        var model = Generated.Exactly($"namespace Sample; public class Root {{ {members} }}");
        Should.Throw<ModelException>(() => Compiler.Compile(model, "jacob")).Message.ShouldStartWith("Root: ");
    }

    [Theory]
    [InlineData("System.Guid", "System.Guid")]
    [InlineData("System.Collections.Generic.List<System.DateTimeOffset?[]>", "System.DateTimeOffset")]
    [InlineData("System.Collections.Generic.Dictionary<string, System.Uri>", "System.Uri")]
    [InlineData("System.Collections.Generic.IReadOnlyList<int>", "System.Collections.Generic.IReadOnlyList<int>")]
    public void A_type_that_the_generator_of_Dahomey_refuses_is_refused_by_the_member(string type, string refused)
    {
        var text = $"namespace Sample; public class Root {{ public int Fine {{ get; set; }} public {type} Bad {{ get; set; }} }}";
        var model = Generated.Exactly(text);
        var message = Should.Throw<ModelException>(() => Compiler.Compile(model, "dahomey-context")).Message;
        message.ShouldStartWith("Root.Bad: ");
        message.ShouldContain($" the type {refused};");
    }

    [Fact]
    public void Bond_is_given_a_type_where_its_own_differs_or_can_be_null()
    {
        const string Text = """
            using System;
            using System.Collections.Generic;
            namespace Sample;
            public class Root
            {
                public int Plain { get; set; }
                public string? Remark { get; set; }
                public Guid Key { get; set; }
                public int? Lot { get; set; }
                public char[] Letters { get; set; }
                public byte[] Data { get; set; }
                public Dictionary<string, List<DateTime>> Days { get; set; }
                public Kind Kind { get; set; }
            }
            public class Child : Root { public Child? Next { get; set; } }
            public enum Kind { A }
            """;
        var files = Compiler.Compile(Generated.Exactly(Text), "bond");
        var source = files.Text("Test.Model.Source.cs").Replace("global::", "", StringComparison.Ordinal)
            .Replace("]\n    [Bond.Type", "] [Bond.Type", StringComparison.Ordinal);
        source.ShouldContain("[Bond.Schema]\npublic class Root");
        source.ShouldContain("[Bond.Id(0)]\n    public int Plain");
        source.ShouldContain("[Bond.Id(1)] [Bond.Type(typeof(Bond.Tag.nullable<string>))]\n    public string? Remark");
        source.ShouldContain("[Bond.Id(2)] [Bond.Type(typeof(Bond.Tag.blob))]\n    public Guid Key");
        source.ShouldContain("[Bond.Id(3)] [Bond.Type(typeof(Bond.Tag.nullable<int>))]\n    public int? Lot");
        source.ShouldContain("[Bond.Id(4)] [Bond.Type(typeof(ushort[]))]\n    public char[] Letters");
        source.ShouldContain("[Bond.Id(5)] [Bond.Type(typeof(Bond.Tag.blob))]\n    public byte[] Data");
        source.ShouldContain(
            "[Bond.Type(typeof(System.Collections.Generic.Dictionary<string, System.Collections.Generic.List<long>>))]\n    public "
                + "Dictionary<string, List<DateTime>> Days");
        source.ShouldContain("[Bond.Id(7)]\n    public Kind Kind");
        source.ShouldContain(
            "public class Child : Root { [Bond.Id(0)] [Bond.Type(typeof(Bond.Tag.nullable<Sample.Child>))] public Child? Next");
        files.Text("Test.Sample.BondTypeAliasConverter.cs").ShouldContain("namespace Sample;\n");
    }

    [Fact]
    public void The_errors_of_a_librarys_generator_are_not_silenced_in_the_model()
    {
        // Of a model that every flavour takes.
        var model = Generated.Exactly("namespace Sample; public class Root { public int Number { get; set; } }");
        foreach (var flavour in FlavourList.All.Select(known => known.Name))
        {
            Source(model, flavour).ShouldNotContain("#pragma warning disable");
        }
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Models))]
    public void The_same_model_gives_the_same_text(string name, string root)
    {
        // Each flavour with one of the models where not all tests are wanted.
        var first = name == "Scalars" ? 0 : name == "Collections" ? 1 : 2;
        foreach (var flavour in AllTests.Kinds(FlavourList.All.Select(known => known.Name), first))
        {
            IReadOnlyList<GeneratedFile> made;
            try
            {
                made = Compiler.Compile(Generated.Of(name, root), flavour);
            }
            catch (ModelException refused)
            {
                // A flavour may refuse what its library cannot take.
                Should.Throw<ModelException>(() => Compiler.Compile(Generated.Of(name, root), flavour)).Message.ShouldBe(refused.Message);
                continue;
            }

            Compiler.Compile(Generated.Of(name, root), flavour).ShouldBe(made);
            made.Select(file => file.Name).ShouldBeUnique();
            made.ShouldAllBe(file => file.Name.StartsWith(name + ".", StringComparison.Ordinal));
            made.Where(file => file.Name.EndsWith(".cs", StringComparison.Ordinal))
                .ShouldAllBe(file => file.Text.StartsWith("// <auto-generated>\n", StringComparison.Ordinal));
        }
    }

    [Fact]
    public void The_code_for_older_frameworks_compiles()
    {
        // The framework here is still the newest: this sees the branches without NET symbols, not missing types.
        var model = Generated.Of("Collections", "Bag");
        Generated.Emit(Compiler.Compile(model, "serializable"), modern: false).ShouldNotBeEmpty();
    }

    private static string Source(ModelSource model, string flavour) =>
        Compiler.Compile(model, flavour).Single(file => file.Name.EndsWith(".Model.Source.cs", StringComparison.Ordinal)).Text;
}
