using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>A model that cannot be compiled says where, why and what to do.</summary>
public class ModelErrorTests
{
    [Theory]
    [InlineData("public object Payload { get; set; }", "Root.Payload", "object is not covered")]
    [InlineData("public Action Call { get; set; }", "Root.Call", "Action is not covered")]
    [InlineData("public List<Inner> Items { get; set; }", "Root.Items[].Bad", "dynamic is not covered")]
    [InlineData("public int[,] Grid { get; set; }", "Root.Grid", "use an array of arrays")]
    [InlineData("public (int A, Action B) Pair { get; set; }", "Root.Pair.Item2", "Action is not covered")]
    [InlineData("public Dictionary<Inner2, int> Map { get; set; }", "Root.Map", "cannot be the key of a dictionary")]
    [InlineData("public HashSet<byte[]> Set { get; set; }", "Root.Set[]", "cannot be an element of a set")]
    [InlineData("public Box<int>.In Box { get; set; }", "Root.Box", "is a generic model type")]
    [InlineData("public Lonely Lonely { get; set; }", "Root.Lonely", "declare 1 to 255 classes that derive from it")]
    [InlineData("public Closed Closed { get; set; }", "Root.Closed", "no constructor that can be called")]
    [InlineData("public Hidden Secret { get; set; } private class Hidden { }", "Test/Model.cs(5,35)", "CS0053")]
    [InlineData("public Many Many { get; set; }", "Root.Many", "Many is not covered")]
    public void A_member_that_is_not_covered_is_named(string member, string where, string part)
    {
        const string Others = """
            public class Inner { public dynamic Bad { get; set; } }
            public class Inner2 { public int X { get; set; } }
            public class Box<T> { public T Value { get; set; } public class In { } }
            public abstract class Lonely { }
            public class Closed { public Closed(string other) { } public int X { get; set; } }
            public class Many : List<int> { public string Name { get; set; } }
            """;
        var model = Generated.FromText($"#nullable disable\npublic class Root {{ {member} }}\n{Others}");
        var error = Should.Throw<ModelException>(() => Compiler.Compile(model, "plain"));
        error.Where.ShouldBe(where);
        error.Message.ShouldStartWith(where + ": ");
        error.Message.ShouldContain(part);
        error.Message.ShouldContain("; ");
    }

    [Fact]
    public void A_compile_error_has_file_and_line()
    {
        var error =
            Should.Throw<ModelException>(() => Compiler.Compile(Generated.FromText("public class Root { public Strin Name; }"), "plain"));
        error.Where.ShouldBe("Test/Model.cs(4,28)");
        error.Message.ShouldContain("CS0246");
    }

    [Fact]
    public void A_syntax_error_has_the_path_that_was_given()
    {
        var model = new ModelSource(
            "Test",
            "Sample.Root",
            false,
            [
                new(
                    "../my models/Order.cs",
                    "namespace Sample;\npublic class Root\n{\n    public int X { get; set }\n    public int Y\n}\n"),
            ]);
        var error = Should.Throw<ModelException>(() => Compiler.Compile(model, "plain"));
        error.Where.ShouldBe("../my models/Order.cs(4,29)");
        const string Remedy = "correct the model, which has to compile against the framework alone";
        error.Message.Split('\n').ShouldBe(
            [
                "../my models/Order.cs(4,29): CS8180 { or ; or => expected; " + Remedy,
                "../my models/Order.cs(5,17): CS1002 ; expected; " + Remedy,
            ]);
    }

    [Fact]
    public void Five_errors_are_described_and_the_others_counted()
    {
        var text = string.Join("\n", Enumerable.Range(0, 7).Select(number => $"public int A{number} {{ get; set; }} = \"{number}\";"));
        var error = Should.Throw<ModelException>(() =>
            Compiler.Compile(AuthorModel.Of($"namespace Sample;\npublic class Root {{\n{text}\n}}"), "plain"));
        var lines = error.Message.Split('\n');
        lines.Length.ShouldBe(6);
        lines[4].ShouldStartWith("Test/Model.cs(7,31): CS0029 ");
        lines[5].ShouldBe("and 2 more.");
    }

    [Theory]
    [InlineData("public class Root : Entity<int> { public int X { get; set; } }", "Test/Model.cs(3,21): CS0246 ")]
    [InlineData("public class Root { public Root() { Log.Start(); } public int X; }", "Test/Model.cs(3,37): CS0103 ")]
    [InlineData("public class Root { public int X { get; set; } = Defaults.X; }", "Test/Model.cs(3,50): CS0103 ")]
    public void What_matters_for_values_must_compile(string type, string start)
    {
        var model = AuthorModel.Of($"using Some.Package;\nnamespace Sample;\n{type}");
        var error = Should.Throw<ModelException>(() => Compiler.Compile(model, "plain"));
        error.Message.ShouldStartWith(start);
        error.Message.ShouldContain("; take it out of the model, or add the file that declares it");
    }

    [Fact]
    public void An_unknown_root_is_reported_with_the_declared_types() =>
        Should.Throw<ModelException>(() => Compiler.Compile(Generated.FromText("public class Other { }"), "plain"))
            .Message.ShouldContain("name one of Sample.Other as root");

    [Fact]
    public void A_dataset_must_be_an_identifier() =>
        Should.Throw<ModelException>(() =>
            Compiler.Compile(new("my-data", "A", false, []), "plain")).Message.ShouldContain("letters, digits and underscores");

    [Fact]
    public void Types_whose_names_collide_get_unique_names()
    {
        const string Text = """
            public class Root
            {
                public Comparison One { get; set; } = new();
                public Outer.Item Two { get; set; } = new();
                public Item Three { get; set; } = new();
                public List<List> Four { get; set; } = new();
                public root I { get; set; } = new();
                public int[] Item2 { get; set; } = [];
                public string value { get; set; } = "";
                public int reader;
            }
            public class Comparison { public int X; }
            public class Item { public int X; }
            public class List { public int X; }
            public class root { public int X; }
            public class Outer { public class Item { public string Y = ""; } }
            """;
        var files = Compiler.Compile(Generated.FromText(Text), "plain");
        Generated.Emit(files, modern: true).ShouldNotBeEmpty();
        files.Select(file => file.Name).ShouldContain("Test.ModelItem.Canonical.cs");
        files.Select(file => file.Name).ShouldContain("Test.ModelComparison.Canonical.cs");

        // Names differ by more than case, for file systems that do not see it.
        files.Select(file => file.Name.ToUpperInvariant()).ShouldBeUnique();
    }
}
