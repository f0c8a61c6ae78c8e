using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>Each closed form of a generic model type becomes a class of its own.</summary>
public class GenericTypeTests
{
    private const string Model = """
        using System;
        using System.Collections.Generic;
        using MessagePack;
        namespace Sample;

        public class Root
        {
            public Page<Order> Orders { get; set; } = new Page<Order>();
            public Page<int>? Numbers { get; set; }
            public List<Result<Page<Order>, string[]>> Results { get; set; } = new();
            public OrderPage Special { get; set; } = new();
            public Maybe<int> Some { get; set; }
            public Maybe<Guid?> Other { get; set; }
            public Node<Order>? Tree { get; set; }
            public Pair<string, Dictionary<string, Order>>? Pair { get; set; }
        }

        public class Order { public int Id { get; set; } }

        [MessagePackObject]
        public class Page<T>
        {
            public Page() { Items = new List<T>(); }
            [Key(0)] public List<T> Items { get; set; }
            [Key(1)] public T? First { get; set; }
            [IgnoreMember] public Page<T>? Next => null;
            public static Page<T> Of(params T[] items) => new Page<T> { Items = new(items) };
            public T At(int index) => Items[index];
        }

        public sealed class OrderPage : Page<Order> { public int Number { get; set; } }
        public class Result<T, TError> where T : class where TError : class
        {
            public T? Value { get; set; }
            public TError? Error { get; set; }
            public Result<TError, T> Swap() => new() { Value = Error, Error = Value };
        }

        public struct Maybe<T> { public bool Has; public T Value; }
        public record Pair<A, B>(A Left, B Right);
        public class Node<T> { public T Value { get; set; } = default!; public List<Node<T>> Children { get; set; } = new(); }
        public class Unused<T> { public T Value { get; set; } = default!; public Page<T>? Page { get; set; } }
        """;

    [Fact]
    public void Closed_forms_are_classes_named_in_words()
    {
        var prepared = Compiler.Prepare(AuthorModel.Of(Model));
        var text = prepared.Files[0].Text;
        foreach (var part in (string[])
            [
                "public global::Sample.PageOfOrder Orders { get; set; } = new global::Sample.PageOfOrder();",
                "public global::Sample.PageOfInt32? Numbers { get; set; }",
                "public List<global::Sample.ResultOfPageOfOrderAndStringArray> Results",
                "public sealed class OrderPage : global::Sample.PageOfOrder {",
                "[MessagePackObject]\npublic class PageOfOrder\n",
                "public PageOfOrder() { Items = new List<global::Sample.Order>(); }",
                "[Key(1)] public global::Sample.Order? First",
                "[Key(1)] public int First",
                "public global::System.Guid? Value;",
                "public class ResultOfPageOfOrderAndStringArray  \n",
                "public string[]? Error",
                "public record PairOfStringAndDictionaryOfStringAndOrder(string Left, "
                    + "global::System.Collections.Generic.Dictionary<string, global::Sample.Order> Right);",
                "public List<global::Sample.NodeOfOrder> Children",
            ])
        {
            text.ShouldContain(part, Case.Sensitive);
        }

        text.ShouldNotContain("class Page<");
        Compiler.Prepare(prepared).ShouldBe(prepared);
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Flavours))]
    public void They_go_through_every_flavour(string flavour)
    {
        // Types that Dahomey.Cbor, JsonSrcGen, Jacob and simdjson refuse in any model are not in this one.
        var model = AuthorModel.Of(Model
            .Replace("Maybe<Guid?>", "Maybe<long?>")
            .Replace("public bool Has; public T Value;", "public bool Has { get; set; } public T Value { get; set; }")
            .Replace("public Page<int>? Numbers { get; set; }", "")
            .Replace("public record Pair", "public class Pair")
            .Replace("(A Left, B Right);", "{ public A Left { get; set; } = default!; public B Right { get; set; } = default!; }")
            .Replace("public OrderPage Special { get; set; } = new();", "")
            .Replace("public sealed class OrderPage : Page<Order> { public int Number { get; set; } }", ""));
        Compiler.Compile(model, flavour).ShouldNotBeEmpty();
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(AuthorAttributeTests.Annotating), MemberType = typeof(AuthorAttributeTests))]
    public void The_code_compiles(string flavour) =>
        AuthorModel.Emit(AuthorModel.Of(Model), flavour).GetType("Sample.PageOfOrder").ShouldNotBeNull();

    [Theory]
    [InlineData("Sample.Page<Sample.Order>", "Sample.PageOfOrder")]
    [InlineData("Page<Order>", "Sample.PageOfOrder")]
    [InlineData("Result<Page<int>, List<Order>>", "Sample.ResultOfPageOfInt32AndListOfOrder")]
    [InlineData("Maybe<decimal?>", "Sample.MaybeOfNullableOfDecimal")]
    [InlineData("Order", "Sample.Order")]
    public void A_closed_form_can_be_the_root(string root, string name)
    {
        var model = AuthorModel.Of(Model, root);
        Compiler.Prepare(model).RootType.ShouldBe(name);
        AuthorModel.Emit(model, "plain").GetType(name).ShouldNotBeNull();
    }

    [Fact]
    public void An_open_generic_type_is_no_root() =>
        Should.Throw<ModelException>(() => Compiler.Compile(AuthorModel.Of(Model, "Sample.Page"), "plain"))
            .Message.ShouldContain("the model declares no such type; name one of Sample.Root");

    [Fact]
    public void A_type_without_end_is_refused() =>
        Should.Throw<ModelException>(() => Compiler.Compile(
            AuthorModel.Of("namespace Sample;\npublic class Root { public Grow<int> A; }\npublic class Grow<T> { public Grow<T[]> Next; }"),
            "plain")).Message.ShouldStartWith("Sample.Grow<T>: it contains itself with other type arguments");

    [Fact]
    public void Arguments_may_be_internal_and_in_other_namespaces()
    {
        const string Text = """
            using System;
            namespace Domain
            {
                public abstract class Entity<TId> where TId : struct, IEquatable<TId> { public TId Id { get; set; } }
            }
            namespace Sample
            {
                using Domain;
                internal class Root : Entity<Guid> { public Result<Line, Root>? Result { get; set; } }
                public readonly record struct Result<T, TError>(T? Value, TError? Error) where T : class where TError : class
                {
                    public static implicit operator Result<T, TError>(T value) => new(value, null);
                    public U Match<U>(Func<T, U> ok, Func<TError, U> bad) => Value is null ? bad(Error!) : ok(Value);
                }
                class Line { public int Count { get; set; } }
            }
            """;
        AuthorModel.Emit(AuthorModel.Of(Text), "plain").GetType("Domain.EntityOfGuid").ShouldNotBeNull();
    }

    [Fact]
    public void Names_that_are_taken_get_a_number()
    {
        const string Text = """
            namespace Sample;
            public class Root { public Page<int>? A { get; set; } public PageOfInt32? B { get; set; } }
            public class Page<T> { public T? One { get; set; } }
            public class PageOfInt32 { public int X { get; set; } }
            """;
        AuthorModel.Emit(AuthorModel.Of(Text), "plain").GetType("Sample.PageOfInt322").ShouldNotBeNull();
    }

    public static TheoryData<string> Flavours => [.. AllTests.Kinds(FlavourList.All.Select(flavour => flavour.Name), first: 1)];
}
