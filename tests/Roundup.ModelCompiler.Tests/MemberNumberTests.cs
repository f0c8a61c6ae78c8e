using System.Text.RegularExpressions;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>The numbers that a model gives its members are those of each flavour that numbers members.</summary>
public class MemberNumberTests
{
    private const string Model = """
        using Roundup.Contracts;
        namespace Sample;
        public class Root
        {
            public int First { get; set; }
            [Member(4)] public int Inserted { get; set; }
            [Member(3)] public int Third { get; set; }
            [Member(6)] public int Sixth { get; set; }
        }
        """;

    [Theory]
    [InlineData("messagepack", "[MessagePack.Key({0})] public int", 0)]
    [InlineData("memorypack-version-tolerant", "[MemoryPack.MemoryPackOrder({0})] public int", 0)]
    [InlineData("memorypack-circular", "[MemoryPack.MemoryPackOrder({0})] public int", 0)]
    [InlineData("protobuf-net", "[ProtoBuf.ProtoMember({0})] public int", 1)]
    [InlineData("lightproto", "[LightProto.ProtoMember({0})] public int", 1)]
    [InlineData("orleans", "[Orleans.Id({0})] public int", 0)]
    [InlineData("nerdbank-keys", "[Nerdbank.MessagePack.Key({0})] public int", 0)]
    [InlineData("data-contract", "[System.Runtime.Serialization.DataMember(Order = {0})] public int", 0)]
    [InlineData("bond", "[Bond.Id({0})] public int", 0)]
    [InlineData("tinyhand", "[Tinyhand.Key({0})] public int", 0)]
    [InlineData("zeroformatter", "[ZeroFormatter.Index({0})] public virtual int", 0)]
    public void Attributes_have_the_numbers_that_the_model_gives(string flavour, string form, int first)
    {
        var text = AuthorModel.Source(AuthorModel.Of(Model), flavour);
        (string Name, int Number)[] members = [("First", 1), ("Inserted", 4), ("Third", 3), ("Sixth", 6)];
        foreach (var (name, number) in members)
        {
            text.Replace("\n    ", " ").ShouldContain($"{form.Replace("{0}", $"{number - 1 + first}")} {name} {{");
        }

        text.ShouldNotContain("[Member");
        text.ShouldNotContain("Roundup.Contracts");
    }

    [Theory]
    [InlineData("protobuf", "Test.proto", "int32 first = 1; int32 inserted = 4; int32 third = 3; int32 sixth = 6;")]
    [InlineData("bebop", "Test.bop", "1 -> int32 first; 4 -> int32 inserted; 3 -> int32 third; 6 -> int32 sixth;")]
    [InlineData(
        "flatbuffers",
        "Test.fbs",
        "first: int; unused_2: bool (deprecated); third: int; inserted: int; unused_5: bool (deprecated); sixth: int;")]
    public void Schemas_have_the_numbers_that_the_model_gives(string flavour, string file, string fields) =>
        Regex.Replace(Schema(Model, flavour, file), @" \[json_name = ""\w+""\]", "").ShouldContain(fields);

    [Fact]
    public void A_gap_is_refused_where_the_format_needs_the_missing_type()
    {
        Should.Throw<ModelException>(() => Compiler.Compile(AuthorModel.Of(Model), "capnp")).Message.ShouldContain("with number 2");
        Schema(Model.Replace("(6)", "(2)"), "capnp", "Test.capnp").ShouldContain(
            "first @0 :Int32; sixth @1 :Int32; third @2 :Int32; inserted @3 :Int32;");
    }

    [Theory]
    [InlineData("public class Root { [Member(0)] public int A { get; set; } }", "Root.A: its number 0 is not free")]
    [InlineData(
        "public class Root { public int A { get; set; } [Member(1)] public int B { get; set; } }", "Root.B: its number 1 is not free")]
    [InlineData("public class Root { [Member(Two)] public int A { get; set; } const int Two = 2; }", "[Member] has no number")]
    [InlineData("public class Root : Base { [Member(2)] public int A { get; set; } } public class Base { }", "base class")]
    [InlineData("public class Root(int a) { [Member(2)] public int A => a; }", "constructor of Root numbers")]
    public void Numbers_that_no_format_can_have_are_refused(string type, string cause)
    {
        var model = AuthorModel.Of("using Roundup.Contracts;\nnamespace Sample;\n" + type);
        Should.Throw<ModelException>(() => Compiler.Compile(model, "protobuf-net")).Message.ShouldContain(cause);
    }

    private static string Schema(string model, string flavour, string file) => string.Join(
        ' ', Compiler.Compile(AuthorModel.Of(model), flavour).Text(file).Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
}
