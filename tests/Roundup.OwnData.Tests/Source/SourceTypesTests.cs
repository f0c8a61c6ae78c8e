using Roundup.OwnData.Samples.Observed;
using Roundup.OwnData.Source;

namespace Roundup.OwnData.Tests.Source;

/// <summary>The files and the root type of C# source.</summary>
public sealed class SourceTypesTests : FolderTests
{
    [Theory]
    [InlineData("public class Order { public Line[] Lines; } public class Line { }", null, "Order")]
    [InlineData("namespace A; public class @event { public int N; }", "A.event", "A.@event")]
    [InlineData("public class Order { public int N; } static class More { extension(Order o) { public int Twice => 2; } }", null, "Order")]
    [InlineData("namespace A.B; public record Order(Line Line); public record Line(int N);", null, "A.B.Order")]
    [InlineData("namespace A { class Order { public class Line { } public Line L { get; set; } } }", null, "A.Order")]
    [InlineData("namespace A { class Order { public class Line { } } }", "Line", "A.Order.Line")]
    [InlineData("namespace A { class Order { public class Line { } } }", "A.Order+Line", "A.Order.Line")]
    [InlineData("class Node { public Node Next; }", null, "Node")]
    [InlineData("abstract class Entity { } class Order : Entity { public Line L; } class Line : Entity { }", null, "Order")]
    [InlineData("class Order { public Pay P; } abstract class Pay { } class Card : Pay { } class Cash : Pay { }", null, "Order")]
    [InlineData("class Order { } static class Extensions { } enum Kind { A } class TagAttribute : System.Attribute { }", null, "Order")]
    [InlineData("class Order { } class Other { }", "Other", "Other")]
    [InlineData("abstract class Pay { } abstract class Online : Pay { } class Card : Online { }", "Pay", "Pay")]
    public void The_root_is_the_one_that_no_other_holds_or_the_one_named(string source, string? type, string root) =>
        SourceTypes.Read(folder.Write("Model.cs", source), type, []).RootType.ShouldBe(root);

    [Theory]
    [InlineData("class Ship { public int Id, Tons; } class Port { public int Id, Piers; }", "{\"id\":1,\"tons\":2}", "Ship")]
    [InlineData("class Ship { public Port P; public int Id; } class Port { public int Id, Piers; }", "{\"piers\":3,\"id\":1}", "Port")]
    [InlineData("class Ship { public Port P; public int Id; } class Port { public int Id; }", "[{\"id\":1},{\"id\":2}]", "Ship")]
    [InlineData("class Ship { public Port P; public int Id; } class Port { public int Id; }", "[[1]]", "Ship")]
    [InlineData("record Ship(int NetTons); record Port(int NetTons, int Piers);", "{\"net_tons\":1,\"piers\":2}", "Port")]
    public void Of_several_types_that_with_the_members_of_the_sample_is_the_root(string source, string sample, string root)
    {
        var members = SampleRoots.FirstMembers(folder.Write("sample.json", sample));

        SourceTypes.Read(folder.Write("Model.cs", source), null, [], members).RootType.ShouldBe(root);
    }

    [Theory]
    [InlineData("using System.Net; class Ship { public List<Port> P; } class Port { public int Id; }", "Ship")]
    [InlineData("class Ship { private Port p; public int Id; } class Port { public int Id; }", "Ship")]
    [InlineData("class Ship { public int Id; } class Crew { public static int All; } class NoShip : Exception { public int Id; }", "Ship")]
    [InlineData("class Ship { public Cargo<Port> P; } class Cargo<T> { public T[] All; } class Port { public int Id; }", "Ship")]
    [InlineData("class Ship : Unknown.Entity<Port> { public int Id; } class Port { public int Id; }", "Ship")]
    public void The_root_is_found_where_namespaces_are_unknown_and_beside_what_holds_no_data(string source, string root) =>
        SourceTypes.Read(folder.Write("Model.cs", source), null, []).RootType.ShouldBe(root);

    [Theory]
    [InlineData("class Page<T> { public T[] Items; }", "Page", "Page<T> is generic; name a class that derives from it with type arguments")]
    [InlineData("class Order { } class Other { }", null, "the root type can be Order, Other; say which with --type.")]
    [InlineData("class A { public B B; } class B { public A A; }", null, "the root type can be A, B; say which with --type.")]
    [InlineData("static class A { } enum B { C }", null, "it declares no class, record or struct; name the file that declares")]
    [InlineData("namespace Shop; class Order { }", "Ordr", "it declares no type Ordr: did you mean Shop.Order?")]
    [InlineData("class Order { }", "Xyzzyx", "it declares no type Xyzzyx: give one of Order.")]
    [InlineData("namespace A { class X { } } namespace B { class X { } }", "X", "X can be A.X, B.X; say which with --type and its")]
    [InlineData("class Order { } static class Tools { }", "Tools", "Tools is a static class, which has no values to serialize;")]
    [InlineData("class Order { } enum Kind { A }", "Kind", "Kind is an enum, which has no values to serialize;")]
    [InlineData("interface IPay { }", "IPay", "IPay is an interface, and no class here derives from it;")]
    [InlineData("abstract class Pay { } abstract class Card : Pay { }", "Pay", "Pay is an abstract class, and no class here derives")]
    [InlineData("class Order {\n  int x\n}", null, "Model.cs(2,8): CS1002 ; expected; correct the model")]
    public void What_is_not_one_type_with_values_is_refused(string source, string? type, string said)
    {
        var error = Should.Throw<RoundupException>(() => SourceTypes.Read(folder.Write("Model.cs", source), type, []));

        error.ExitCode.ShouldBe(ExitCode.Usage);
        error.Message.ShouldContain(said);
    }

    [Fact]
    public void Of_a_folder_only_the_files_that_the_root_needs_are_taken_and_none_that_a_build_wrote()
    {
        folder.Write("src/Order.cs", "class Order { public Pay P; [Note] public Kind K; }");
        folder.Write("src/deep/Pay.cs", "abstract class Pay { }");
        folder.Write("src/deep/Card.cs", "class Card : Pay { }");
        folder.Write("src/Kind.cs", "enum Kind { A }");
        folder.Write("src/NoteAttribute.cs", "class NoteAttribute : System.Attribute { }");
        folder.Write("src/Usings.cs", "global using System;");
        folder.Write("src/Database.cs", "using Microsoft.Unknown; class Database : DbContext { public Order[] Orders; }");
        folder.Write("src/obj/Order.cs", "class Order { int x");
        folder.Write("src/bin/Other.cs", "class Other { }");

        var types = SourceTypes.Read(folder.In("src"), "Order", []);

        types.Files.Select(file => Path.GetFileName(file.Path)).Order(StringComparer.Ordinal)
            .ShouldBe(["Card.cs", "Kind.cs", "NoteAttribute.cs", "Order.cs", "Pay.cs", "Usings.cs"]);
    }

    [Theory]
    [InlineData("none.cs", "there is no such file or folder; check the path")]
    [InlineData("empty", "the folder has no .cs file; name the one that declares your types")]
    public void A_path_without_source_is_refused(string path, string said)
    {
        Directory.CreateDirectory(folder.In("empty"));

        Should.Throw<RoundupException>(() => SourceTypes.Read(folder.In(path), null, [])).Message.ShouldBe($"{folder.In(path)}: {said}.");
    }
}
