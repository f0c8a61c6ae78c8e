using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>A model out of its author's program: with a Main, with what needs packages, with internal types, without usings.</summary>
public class PreparedModelTests
{
    [Theory]
    [InlineData("Scalars", "Everything")]
    [InlineData("Collections", "Bag")]
    [InlineData("Shapes", "Drawing")]
    public void A_neutral_model_stays_as_it_is(string name, string root)
    {
        var model = Generated.Of(name, root);
        Compiler.Prepare(model).ShouldBeSameAs(model);
    }

    [Fact]
    public void What_needs_packages_and_holds_no_data_does_not_matter()
    {
        const string Text = """
            using System;
            using Microsoft.EntityFrameworkCore;
            using Newtonsoft.Json;
            using Serilog;
            using static Some.Package.Helpers;
            namespace Sample;
            public class Root
            {
                private readonly ILogger _log;
                static Root() { Log.Start(); }
                [JsonConverter(typeof(MoneyConverter))] public decimal Price { get; set; }
                public int Total { get; set; } = 3;
                public JToken Raw => JToken.Parse("");
                public void Save(ShopContext context) => context.SaveChanges();
                public int Count() { return Total.Humanize(); }
                public static int Main(string[] arguments) => 0;
                public string Text() => Total.ToString();
            }
            public class ShopContext : DbContext { public DbSet<Root> Roots { get; set; } }
            public class MoneyConverter : JsonConverter<decimal> { }
            public static class Extensions { public static ILogger Of(this Root root) => null; }
            """;
        var model = AuthorModel.Of(Text);
        var prepared = Compiler.Prepare(model);
        prepared.OmittedParts.ShouldBe([new("property Raw", "Root"), new("[JsonConverter]", "Root.Price")], ignoreOrder: true);
        var type = AuthorModel.Emit(model, "plain").GetType("Sample.Root").ShouldNotBeNull();
        type.GetProperties().Select(property => property.Name).ShouldBe(["Price", "Total"]);
        type.GetMethod("Main").ShouldBeNull();
        type.GetMethod("Text").ShouldNotBeNull().Invoke(Activator.CreateInstance(type), []).ShouldBe("3");
        AuthorModel.Emit(model, "plain", "Newtonsoft.Json").ShouldNotBeNull();
    }

    [Theory]
    [InlineData("plain")]
    [InlineData("messagepack")]
    public void A_model_may_use_the_newest_language(string flavour)
    {
        const string Text = """
            namespace Sample;
            public class Root
            {
                public string Name { get => field; set => field = value.Trim(); } = "";
                public int Count { get; set => field = value < 0 ? 0 : value; }
            }
            public static class RootExtensions
            {
                extension(Root root) { public int Length => root.Name.Length; }
            }
            """;
        var type = AuthorModel.Emit(AuthorModel.Of(Text), flavour).GetType("Sample.Root").ShouldNotBeNull();
        var root = Activator.CreateInstance(type);
        type.GetProperty("Name").ShouldNotBeNull().SetValue(root, " Ann ");
        type.GetProperty("Name")!.GetValue(root).ShouldBe("Ann");
        type.GetProperties().Select(property => property.Name).ShouldBe(["Name", "Count"]);
    }

    [Fact]
    public void A_program_around_the_model_is_left_out()
    {
        const string Text = """
            using System;
            Console.WriteLine(new Order().Id);
            static void Help() { }
            public class Order { public int Id { get; set; } }
            class Program { int x; }
            """;
        var type = AuthorModel.Emit(AuthorModel.Of(Text, "Order"), "plain");
        type.GetType("Own.Program").ShouldBeNull();
        type.GetType("Own.Order").ShouldNotBeNull();
    }

    [Fact]
    public void Types_without_a_namespace_hide_none_of_the_code_around_them()
    {
        const string Text = """
            // Without a namespace.
            [System.Serializable] public class Root { public Program? Program { get; set; } public Kind Kind; public Stream? S; }
            public class Program { public string Channel { get; set; } = ""; }
            #if NET
            public class Stream { public Type? Type { get; set; } }
            #endif
            public record Type(int No);
            public enum Kind { A }
            """;
        var types = AuthorModel.Emit(AuthorModel.Of(Text, "Root"), "plain").GetTypes().Where(type => type.Namespace == "Own");
        types.Select(type => type.Name).ShouldBe(["Root", "Program", "Stream", "Type", "Kind"], ignoreOrder: true);
        Compiler.Prepare(AuthorModel.Of(Text, "Root")).RootType.ShouldBe("Own.Root");
        Compiler.Prepare(AuthorModel.Of("namespace Sample { public class Root { public int A; } }")).RootType.ShouldBe("Sample.Root");
    }

    [Fact]
    public void Internal_types_become_public()
    {
        const string Text = """
            namespace Sample
            {
                [System.Serializable] class Root { public Kind Kind { get; set; } public Outer.Inner? In { get; set; } public Nest? N; }
                internal enum Kind { A }
                internal static class Outer { internal sealed record Inner(int X); private class Other { } }
                partial class Nest { } partial class Nest { public int Y; }
                interface IHelper { void Do(Helper helper); }
                delegate void Helper(Root root);
            }
            """;
        var types = AuthorModel.Emit(AuthorModel.Of(Text), "plain").GetTypes().Where(type => type.Namespace == "Sample").ToList();
        types.Where(type => !type.IsVisible).Select(type => type.Name).ShouldBe(["Other"]);
        types.Count.ShouldBe(8);
    }

    [Theory]
    [InlineData("public class Root { public Secret? A; } file class Secret { public int X; }", "CS9051")]
    [InlineData("public class Root { private class Secret { public int X; } public object? A; }", "Root.A: ")]
    [InlineData("class Root { public Holder? A; } class Holder { protected internal class In { public int X; } public In? B; }", null)]
    public void Types_that_only_their_class_or_file_sees_are_refused(string text, string? part)
    {
        var model = AuthorModel.Of("namespace Sample;\n" + text);
        if (part is null)
        {
            AuthorModel.Emit(model, "plain").ShouldNotBeNull();
        }
        else
        {
            Should.Throw<ModelException>(() => Compiler.Compile(model, "plain")).Message.ShouldContain(part);
        }
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(GenericTypeTests.Flavours), MemberType = typeof(GenericTypeTests))]
    public void Types_may_be_outside_of_any_namespace_or_in_several(string flavour)
    {
        var model = new ModelSource(
            "Test",
            "Order",
            false,
            [
                new(
                    "Shop/Order.cs",
                    "public class Order { public Shop.Line[] Lines { get; set; } = []; public Shop.Money.Cash Paid = new(); }"),
                new("Shop/Line.cs", "namespace Shop { public class Line { public int Count { get; set; } } }"),
                new("Money/Line.cs", "namespace Shop.Money;\npublic class Cash { public double Amount { get; set; } }"),
            ]);
        var files = Compiler.Compile(model, flavour);
        files.Select(file => file.Name).ShouldBeUnique();
        files.ShouldAllBe(file => !file.Text.Contains("global namespace"));
        if (AuthorModel.Annotating.Contains(flavour))
        {
            AuthorModel.Emit(model, flavour).GetType("Shop.Line").ShouldNotBeNull();
        }
    }

    [Fact]
    public void Usings_that_a_project_has_by_itself_are_added()
    {
        const string Text = "// Mine.\nusing System;\nnamespace Sample;\npublic class Root { public List<Guid> Ids = new(); }";
        Compiler.Prepare(AuthorModel.Of(Text)).Files[0].Text.ShouldStartWith("// Mine.\nusing System.Collections.Generic;\n");
        AuthorModel.Emit(AuthorModel.Of(Text), "plain").ShouldNotBeNull();
        AuthorModel.Emit(AuthorModel.Of(Text.Replace("using System;\n", "")), "plain").ShouldNotBeNull();
    }

    [Fact]
    public void A_preparation_prepared_again_is_the_same()
    {
        const string Text = """
            namespace Sample;
            class Root { public List<Page<int>>? A { get; set; } static void Main() { } public object? X; }
            class Page<T> { public T? One { get; set; } }
            """;
        var model = AuthorModel.Of(Text) with { Ignored = ["X"] };
        var once = Compiler.Prepare(model);
        Compiler.Prepare(once with { }).ShouldBe(once);
        Compiler.Compile(once, "messagepack").ShouldBe(Compiler.Compile(model, "messagepack"));
    }
}
