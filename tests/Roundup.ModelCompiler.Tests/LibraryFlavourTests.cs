using System.Text.RegularExpressions;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public partial class LibraryFlavourTests
{
    private const string Model = """
        namespace Sample;
        public class Root { public Animal[] Animals { get; set; } public int Count => 1; public Kind Kind { get; set; }
            public Spot Spot { get; set; } public Pet Pet { get; set; } public Label Label { get; set; } public int? Lot { get; set; } }
        public enum Kind { None }
        public abstract class Animal { public string Name { get; init; } public virtual int Legs { get; set; } }
        public class Dog : Animal { public bool Barks { get; set; } public override int Legs { get; set; } }
        public class Puppy : Dog { public int Weeks { get; set; } }
        public sealed record Cat(int Lives) : Pet { public int Naps { get; set; } }
        public interface Pet { int Lives { get; } }
        public struct Spot { public int X { get; set; } }
        public struct Label { public string Text { get; set; } }
        """;

    /// <summary>Of which the flavours that refuse the first take one.</summary>
    private static readonly string[] s_simple =
    [
        """
        namespace Sample;
        public class Root { public Node[] Nodes { get; set; } public System.DayOfWeek? Day { get; init; } }
        public sealed record Node(int Size, System.Collections.Generic.List<int[]> Next);
        """,
        """
        namespace Sample;
        public class Root { public Leaf[] Leaves { get; set; } public byte[] Data { get; set; } public int Count => 1; }
        public class Leaf { public int Id { get; set; } public string Name { get; set; } }
        """,
    ];

    /// <summary>The files that make more than attributes and a context of it have tests of their own.</summary>
    private const int MostLines = 30;

    /// <summary>What each flavour makes of a model with all kinds of types: the lines that the plain one does not have.</summary>
    [Fact]
    public void Each_flavour_makes_what_it_made() => Golden.ShouldMatch(
        string.Concat(FlavourList.All.Select(flavour => $"===== {flavour.Name}\n{Made(flavour.Name)}\n")), "flavours.txt");

    [Theory]
    [InlineData("bois", "Shapes.Bois.cs")]
    [InlineData("json-context", "Shapes.JsonContext.cs")]
    [InlineData("polytype", "Shapes.Models.cs")]
    [InlineData("protobuf-net-model", "Shapes.ProtoModel.cs")]
    public void A_document_is_never_put_in_a_list(string flavour, string file) =>
        Compiler.Compile(Generated.Of("Shapes", "Drawing", document: true), flavour).Text(file).ShouldNotMatch("List<|ProtoRoots|Witness");

    [Fact]
    public void A_name_of_the_model_does_not_hide_what_generated_code_refers_to()
    {
        var model = Generated.FromText("""
            public class Root
            {
                public MemoryPack? MemoryPack { get; set; }
                public Options? Options { get; set; }
                public int Orleans { get; set; }
            }
            public class MemoryPack { public int A { get; set; } }
            public class Options { public int A { get; set; } }
            """);
        string Text(string flavour) => string.Concat(Compiler.Compile(model, flavour).Select(file => file.Text));

        Text("memorypack").ShouldContain("[global::MemoryPack.MemoryPackable]\npublic partial class Root");
        Text("memorypack").ShouldContain("using ModelMemoryPack = global::Sample.MemoryPack;");
        Text("orleans").ShouldContain("[global::Orleans.GenerateSerializer]\npublic class Root");
        Text("messagepack").ShouldContain("[MessagePack.MessagePackObject]\npublic class Root");
        Text("json-context").ShouldMatch(@"\[JsonSerializable\(typeof\(Options\), TypeInfoPropertyName = ""Own\d""\)\]");
    }

    [Fact]
    public void Numbers_follow_the_parameters_of_constructors()
    {
        var text = Text("messagepack", """
            public class Root { public Base? Base { get; set; } public Pair? Pair { get; set; } }
            public abstract record Base(string Id) { public int Extra { get; set; } }
            public sealed record Leaf(string Id, int No) : Base(Id);
            public class Pair
            {
                public Pair(int y, int x) => (X, Y) = (x, y);
                public int X { get; }
                public int Y { get; }
                public int Z { get; set; }
            }
            """);
        text.ShouldContain("record Base([property: MessagePack.Key(0)] string Id) { [MessagePack.Key(2)] public int Extra");
        text.ShouldContain("[property: MessagePack.Key(1)] int No) : Base(Id)");
        text.ShouldContain("[MessagePack.Key(1)]\n    public int X");
        text.ShouldContain("[MessagePack.Key(0)]\n    public int Y");
        text.ShouldContain("[MessagePack.Key(2)]\n    public int Z");
    }

    [Fact]
    public void MemoryPack_is_told_which_of_several_constructors_to_take()
    {
        var text = Text("memorypack", """
            public class Root
            {
                public Root() { }
                public Root(string name) { Name = name; }
                public string Name { get; set; } = "";
                public One? One { get; set; }
            }
            public class One { public One(int a) { A = a; } public int A { get; } }
            """);
        text.ShouldContain("[MemoryPack.MemoryPackConstructor]\n    public Root() { }");
        text.Split("MemoryPackConstructor").Length.ShouldBe(2);
    }

    [Fact]
    public void A_partial_property_is_annotated_once_and_what_is_obsolete_can_be_used()
    {
        var text = Text("messagepack", """
            public partial class Root { public partial string Code { get; set; } [Obsolete("x", true)] public int No { get; set; } }
            public partial class Root { private string code = ""; public partial string Code { get => code; set => code = value; } }
            """);
        text.ShouldContain("{ [MessagePack.Key(0)] public partial string Code { get; set; }");
        text.ShouldNotContain("IgnoreMember");
        text.ShouldNotContain("Obsolete");
    }

    private static string Text(string flavour, string model) =>
        Compiler.Compile(Generated.FromText(model), flavour).Text("Test.Model.Source.cs");

    private static string Made(string flavour)
    {
        foreach (var model in s_simple.Prepend(Model).Select(Generated.Exactly))
        {
            try
            {
                var plain = Compiler.Compile(model, "plain").ToDictionary(file => file.Name, file => file.Text.Split('\n').ToHashSet());
                return string.Concat(Compiler.Compile(model, flavour).Select(file => (file.Name, Lines: file.Text.Split('\n')
                        .Where(line => !Common().IsMatch(line) && plain.GetValueOrDefault(file.Name)?.Contains(line) != true)
                        .ToList()))
                    .Where(file => file.Lines.Count is > 0 and <= MostLines)
                    .Select(file => $"--- {file.Name}\n{string.Join('\n', file.Lines)}\n"));
            }
            catch (ModelException)
            {
                // The next one.
            }
        }

        throw new InvalidOperationException($"{flavour} takes none of these models.");
    }

    /// <summary>What each generated file has.</summary>
    [GeneratedRegex(@"^\s*([{}]?|//.*|#.*|using .*|namespace .*)$")]
    private static partial Regex Common();
}
