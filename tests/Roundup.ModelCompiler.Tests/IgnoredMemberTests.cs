using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>Members that the user leaves out are gone from the model, for all libraries.</summary>
public class IgnoredMemberTests
{
    private const string Model = """
        using System;
        using System.Collections.Generic;
        namespace Sample;
        public class Root
        {
            public object Payload { get; set; }
            public List<Line> Lines { get; set; }
            public Dictionary<string, Person[]> People { get; set; }
            public Animal Pet { get; set; }
            public Pos Position;
            public int A;
            public string Label() => $"{Payload}";
            public int Same { get; set; }
        }
        public class Line { public Action Handler { get; set; } public int Count { get; set; } }
        public record Person(string Name, object Photo);
        public abstract class Animal { public abstract object Noise { get; set; } }
        public class Dog : Animal { public override object Noise { get; set; } public object Bone { get; set; } public int Legs; }
        public struct Pos { public object X; public int Y; }
        """;

    private static readonly string[] s_all =
        ["Payload", "Lines[].Handler", "People[][].Photo", "Pet.Noise", "Root.Pet.Bone", "Position.X"];

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(AuthorAttributeTests.Annotating), MemberType = typeof(AuthorAttributeTests))]
    public void They_are_gone(string flavour)
    {
        var assembly = AuthorModel.Emit(AuthorModel.Of("#nullable disable\n" + Model) with { Ignored = s_all }, flavour);
        var left = assembly.GetTypes().Where(type => type.Namespace == "Sample")
            .SelectMany(type => type.GetProperties().Select(one => one.Name).Concat(type.GetFields().Select(one => one.Name)));
        left.ShouldBe(["Lines", "People", "Pet", "Same", "Position", "A", "Count", "Name", "Legs", "Y"], ignoreOrder: true);
    }

    [Theory]
    [InlineData("Payloud")]
    [InlineData("Lines[].Handle")]
    [InlineData("Handler")]
    [InlineData("Lines.Nothing.More")]
    public void A_path_of_no_member_is_an_error_with_all_paths(string path)
    {
        var error = Should.Throw<ModelException>(() => Compiler.Compile(AuthorModel.Of(Model) with { Ignored = [path] }, "plain"));

        error.Where.ShouldBe(path);
        error.Known.ShouldBe(
            [
                "Payload", "Lines", "People", "Pet", "Position", "A", "Same", "Lines[].Handler", "Lines[].Count", "People[][].Name",
                "People[][].Photo", "Pet.Noise", "Pet.Bone", "Pet.Legs", "Position.X", "Position.Y",
            ],
            ignoreOrder: true);
    }

    [Fact]
    public void Of_several_fields_of_one_declaration_one_alone_is_left_out() =>
        Compiler.Prepare(AuthorModel.Of("namespace Sample;\npublic class Root { public int A, B, C; }") with { Ignored = ["B"] })
            .Files.Single().Text.ShouldBe("namespace Sample;\npublic class Root { public int A;  public int C; }");

    [Fact]
    public void All_members_that_cannot_be_mapped_are_named_at_once_with_what_leaves_them_out()
    {
        var error = Should.Throw<ModelException>(() => Compiler.Compile(AuthorModel.Of("#nullable disable\n" + Model), "plain"));
        error.Where.ShouldBe("Root.Payload");
        var lines = error.Message.Split('\n')[..^1];
        error.Message.ShouldEndWith(
            "to leave all of them out, add --ignore 'Payload' --ignore 'Lines[].Handler' --ignore 'People[][].Photo' --ignore 'Pet.Noise'"
            + " --ignore 'Pet.Bone' --ignore 'Position.X'");
        lines.Select(line => line.Split(" --ignore ")[1]).ShouldBe(
            ["Payload", "Lines[].Handler", "People[][].Photo", "Pet.Noise", "Pet.Bone", "Position.X"]);
        lines.ShouldAllBe(line => line.StartsWith("Root.") && line.Contains(" is not covered; use a type"));

        // The paths are those to leave out.
        var ignored = lines.Select(line => line.Split(" --ignore ")[1]).ToList();
        Compiler.Compile(AuthorModel.Of(Model) with { Ignored = ignored }, "plain").ShouldNotBeEmpty();
    }

    [Fact]
    public void A_member_of_a_packages_type_can_be_left_out()
    {
        const string Text = "using NodaTime;\nnamespace Sample;\npublic class Root { public Instant At { get; set; } public int X; }";
        var error = Should.Throw<ModelException>(() => Compiler.Compile(AuthorModel.Of(Text), "plain"));
        error.Message.ShouldStartWith("Test/Model.cs(3,28): CS0246 the type of Root.At is unknown: ");
        error.Message.ShouldEndWith("; add the file that declares it, or leave it out by --ignore At");
        AuthorModel.Emit(AuthorModel.Of(Text) with { Ignored = ["At"] }, "plain").ShouldNotBeNull();
    }
}
