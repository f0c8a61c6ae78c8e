using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class LibraryFlavourTests
{
    private const string Model = """
        namespace Sample;
        public class Root { public Animal[] Animals { get; set; } public int Count => 1; public Kind Kind; public Spot Spot;
            public Pet Pet; public Label Label; }
        public enum Kind { None }
        public abstract class Animal { public string Name { get; init; } public virtual int Legs { get; set; } }
        public class Dog : Animal { public bool Barks { get; set; } public override int Legs { get; set; } }
        public class Puppy : Dog { public int Weeks { get; set; } }
        public sealed record Cat(int Lives) : Pet { public int Naps; }
        public interface Pet { int Lives { get; } }
        public struct Spot { public int X; }
        public struct Label { public string Text; }
        """;

    [Fact]
    public void MessagePack_numbers_all_members_and_makes_abstract_types_unions()
    {
        var text = Source("messagepack", "MessagePack.");
        text.ShouldContain(
            "[MessagePackObject]\npublic class Root { [Key(0)] public Animal[] Animals { get; set; } [IgnoreMember] public int Count "
                + "=> 1; [Key(1)] public Kind");
        text.ShouldContain("}\npublic enum Kind");
        text.ShouldContain(
            "[MessagePackObject]\n[Union(0, typeof(global::Sample.Dog))]\n[Union(1, typeof(global::Sample.Puppy))]\npublic abstract "
                + "class Animal { [Key(0)] public string Name");
        text.ShouldContain(
            "[MessagePackObject]\npublic class Dog : Animal { [Key(2)] public bool Barks { get; set; } [Key(1)] public override int Legs");
        text.ShouldContain("[Union(0, typeof(global::Sample.Cat))]\npublic interface Pet");
        text.ShouldContain("[MessagePackObject]\npublic sealed record Cat([property: Key(0)] int Lives) : Pet { [Key(1)] public int Naps");
        text.ShouldContain("[MessagePackObject]\npublic struct Spot { [Key(0)] public int X");
    }

    [Fact]
    public void MemoryPack_makes_types_partial_and_abstract_types_unions()
    {
        var text = Source("memorypack", "MemoryPack.");
        text.ShouldContain(
            "[MemoryPackable]\npublic partial class Root { public Animal[] Animals { get; set; } [MemoryPackIgnore] public int Count");
        text.ShouldContain("}\npublic enum Kind");
        text.ShouldContain(
            "[MemoryPackable]\n[MemoryPackUnion(0, typeof(global::Sample.Dog))]\n[MemoryPackUnion(1, typeof(global::Sample.Puppy))]\n"
                + "public abstract partial class Animal { public string Name");
        text.ShouldContain("[MemoryPackable]\npublic partial class Dog : Animal");
        text.ShouldContain("[MemoryPackable]\n[MemoryPackUnion(0, typeof(global::Sample.Cat))]\npublic partial interface Pet");
        text.ShouldContain("[MemoryPackable]\npublic partial struct Spot");
    }

    [Fact]
    public void Version_tolerant_MemoryPack_numbers_the_members_of_tolerant_types()
    {
        var text = Source("memorypack-version-tolerant", "MemoryPack.");
        text.ShouldContain(
            "[MemoryPackable(GenerateType.VersionTolerant)]\npublic partial class Root { [MemoryPackOrder(0)] public Animal[]");
        text.ShouldContain(
            "typeof(global::Sample.Puppy))]\npublic abstract partial class Animal { [MemoryPackOrder(0)] public string Name");
        text.ShouldContain("[MemoryPackOrder(2)] public bool Barks { get; set; } public override int Legs");
        text.ShouldContain("record Cat([property: MemoryPackOrder(0)] int Lives)");
        text.ShouldContain("[MemoryPackable]\npublic partial struct Spot { public int X");
        text.ShouldContain(
            "[MemoryPackable(GenerateType.VersionTolerant)]\npublic partial struct Label { [MemoryPackOrder(0)] public string Text");
    }

    [Fact]
    public void Circular_MemoryPack_numbers_the_members_of_classes()
    {
        var text = Source("memorypack-circular", "MemoryPack.");
        text.ShouldContain(
            "[MemoryPackable(GenerateType.CircularReference)]\npublic partial class Root { [MemoryPackOrder(0)] public Animal[]");
        text.ShouldContain("[MemoryPackable]\npublic partial struct Label { public string Text");
    }

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

    [Fact]
    public void MessagePack_maps_have_no_numbers()
    {
        var text = Source("messagepack-map", "MessagePack.");
        text.ShouldContain("[MessagePackObject(keyAsPropertyName: true)]\npublic class Root { public Animal[] Animals");
        text.ShouldContain("[IgnoreMember] public int Count");
        text.ShouldContain("[Union(0, typeof(global::Sample.Cat))]\npublic interface Pet");
    }

    [Theory]
    [InlineData("messagepack", "MessagePack.Formatters.IMessagePackFormatter<List<Root>>")]
    [InlineData("memorypack", "MemoryPack.MemoryPackFormatter<List<Root>>")]
    public void A_list_of_roots_has_its_formatter_by_name_and_the_root_none(string flavour, string feature)
    {
        var models = Compile(flavour).Text("Test.Models.cs");
        models.ShouldContain($".WithLazy<{feature}>(() => new ");
        models.Split(".WithLazy").Length.ShouldBe(2);
    }

    [Fact]
    public void ProtobufNet_numbers_members_within_their_type_and_includes_derived_types_on_their_base()
    {
        var text = Source("protobuf-net", "ProtoBuf.");
        text.ShouldContain(
            "[ProtoContract]\npublic class Root { [ProtoMember(1)] public Animal[] Animals { get; set; } public int Count => 1; "
                + "[ProtoMember(2)] public Kind");
        text.ShouldContain("}\npublic enum Kind");
        text.ShouldContain(
            "[ProtoContract]\n[ProtoInclude(100, typeof(global::Sample.Dog))]\npublic abstract class Animal { [ProtoMember(1)]");
        text.ShouldContain(
            "[ProtoContract]\n[ProtoInclude(100, typeof(global::Sample.Puppy))]\npublic class Dog : Animal { [ProtoMember(1)] public "
                + "bool Barks");
        text.ShouldContain("[ProtoContract(SkipConstructor = true)]\npublic sealed record Cat([property: ProtoMember(1)] int Lives)");
    }

    [Fact]
    public void ProtobufNet_groups_are_set_on_types_and_on_what_they_include()
    {
        var text = Source("protobuf-net-groups", "ProtoBuf.");
        text.ShouldContain("[ProtoContract(IsGroup = true)]\npublic class Root { [ProtoMember(1)] public Animal[] Animals");
        text.ShouldContain(
            "[ProtoContract(IsGroup = true)]\n[ProtoInclude(100, typeof(global::Sample.Dog), DataFormat = DataFormat.Group)]\n"
                + "public abstract class Animal");
        text.ShouldContain("[ProtoContract(IsGroup = true, SkipConstructor = true)]\npublic sealed record Cat(");
    }

    [Fact]
    public void ProtobufNet_model_names_the_root_and_the_object_around_a_list_of_it()
    {
        Source("protobuf-net-model", "ProtoBuf.").ShouldContain("[ProtoContract]\npublic class Root { [ProtoMember(1)] public Animal[]");
        var files = Compile("protobuf-net-model");
        files.Text("Test.ProtoModel.cs").ShouldContain(
            "[ProtoModel]\n[ProtoSerializable(typeof(Root))]\n[ProtoSerializable(typeof(Roundup.Serializers.ProtoRoots<List<Root>>))]\n"
                + "internal sealed partial class TestProtoModel : TypeModel\n");
        files.Text("Test.Models.cs").ShouldContain(".WithLazy<TypeModel>(() => TestProtoModel.Instance)");
        Compiler.Compile(Generated.Of("Shapes", "Drawing", document: true), "protobuf-net-model").Text("Shapes.ProtoModel.cs")
            .ShouldNotContain("ProtoRoots");
    }

    [Fact]
    public void LightProto_has_the_numbers_of_ProtobufNet_on_partial_types_and_gives_readers_and_writers()
    {
        var text = Source("lightproto", "LightProto.");
        text.ShouldContain("[ProtoContract]\npublic partial class Root { [ProtoMember(1)] public Animal[] Animals");
        text.ShouldContain("[ProtoContract]\n[ProtoInclude(100, typeof(global::Sample.Dog))]\npublic abstract partial class Animal");
        var models = Compile("lightproto").Text("Test.Models.cs");
        models.ShouldContain(".WithLazy<LightProto.IProtoReader<Root>>(() => Root.ProtoReader)");
        models.ShouldContain(
            ".WithLazy<LightProto.IProtoWriter<List<Root>>>(() => LightProto.Serializer.GetCollectionWriter(Root.ProtoWriter))");
    }

    [Fact]
    public void Serde_annotates_partial_types_and_enums_and_gives_what_serializes_them()
    {
        var text = Source("serde", "Serde.");
        text.ShouldContain("[GenerateSerde]\npublic partial class Root { public Animal[] Animals");
        text.ShouldContain("[SerdeMemberOptions(Skip = true)] public int Count");
        text.ShouldContain("[GenerateSerde]\npublic enum Kind");
        var models = Compile("serde").Text("Test.Models.cs");
        models.ShouldContain(".WithLazy<Serde.ISerialize<Root>>(() => Serde.SerializeProvider.GetSerialize<Root>())");
        models.ShouldContain(".WithLazy<Serde.IDeserialize<List<Root>>>(() => new Serde.ListProxy.De<Root, Root>())");
    }

    [Fact]
    public void Tinyhand_numbers_the_members_of_partial_types_and_makes_abstract_types_unions()
    {
        var text = Source("tinyhand", "Tinyhand.");
        text.ShouldContain(
            "[TinyhandObject]\npublic partial class Root { [Key(0)] public Animal[] Animals { get; set; } [IgnoreMember] public int Count");
        text.ShouldContain("}\npublic enum Kind");
        text.ShouldContain(
            "[TinyhandUnion(0, typeof(global::Sample.Dog))]\n[TinyhandUnion(1, typeof(global::Sample.Puppy))]\npublic abstract partial "
                + "class Animal { [Key(0)] public string Name");
        text.ShouldContain("[TinyhandObject]\npublic partial class Dog : Animal { [Key(2)] public bool Barks");
    }

    [Fact]
    public void Bois_declares_methods_for_the_root_and_its_list()
    {
        var files = Compile("bois");
        var methods = files.Text("Test.Bois.cs");
        methods.ShouldContain("internal static partial void WriteRoot(Root value, Stream stream);");
        methods.ShouldContain("internal static partial List<Root> ReadList(byte[] bytes);");
        files.Text("Test.Models.cs").ShouldContain(".With<Func<System.IO.Stream, Root>>(TestBois.ReadRoot)");
        Compiler.Compile(Generated.Of("Shapes", "Drawing", document: true), "bois").Text("Shapes.Bois.cs").ShouldNotContain("List");
    }

    [Fact]
    public void Orleans_without_references_suppresses_them_on_classes_only()
    {
        var text = Source("orleans-no-references", "Orleans.");
        text.ShouldContain("[GenerateSerializer]\n[SuppressReferenceTracking]\npublic class Root { [Id(0)] public Animal[] Animals");
        text.ShouldContain("[GenerateSerializer]\npublic struct Spot");
    }

    [Fact]
    public void Nino_with_utf8_marks_members_that_are_strings()
    {
        var text = Source("nino-utf8", "Nino.Core.");
        text.ShouldContain("[NinoType]\npublic class Root { public Animal[] Animals");
        text.ShouldContain("public abstract class Animal { [NinoUtf8] public string Name");
    }

    [Theory]
    [InlineData("polytype", "")]
    [InlineData("nerdbank-keys", "[Nerdbank.MessagePack.Key(0)] ")]
    public void PolyType_annotates_only_the_root_and_adds_a_witness_for_its_list(string flavour, string key)
    {
        var text = Source(flavour, "PolyType.");
        text.ShouldContain("[GenerateShape]\npublic partial class Root { " + key + "public Animal[]");
        text.ShouldContain("[PropertyShape(Ignore = true)] public int Count");
        text.ShouldContain(
            "[DerivedTypeShape(typeof(global::Sample.Dog))]\n[DerivedTypeShape(typeof(global::Sample.Puppy))]\npublic abstract partial "
                + "class Animal { "
                + key
                + "public string Name");
        text.ShouldContain("}\n[DerivedTypeShape(typeof(global::Sample.Puppy))]\npublic partial class Dog");

        var files = Compile(flavour);
        files.Text("Test.Witness.cs").ShouldContain("[GenerateShapeFor<List<Root>>]\ninternal sealed partial class TestWitness\n");
        var models = files.Text("Test.Models.cs");
        models.ShouldContain("#if NET\nTypeShapeResolver.Resolve<Root>()\n#else\nTypeShapeResolver.ResolveDynamicOrThrow<Root>()\n");
        models.ShouldContain("TypeShapeResolver.Resolve<List<Root>, TestWitness>()\n");
        Compiler.Compile(Generated.Of("Shapes", "Drawing", document: true), flavour)
            .ShouldNotContain(file => file.Name == "Shapes.Witness.cs");
    }

    private static IReadOnlyList<GeneratedFile> Compile(string flavour) =>
        [.. Compiler.Compile(Generated.Exactly(Model), flavour)];

    private static string Source(string flavour, string prefix) =>
        Compile(flavour).Text("Test.Model.Source.cs").Replace(prefix, "", StringComparison.Ordinal);
}
