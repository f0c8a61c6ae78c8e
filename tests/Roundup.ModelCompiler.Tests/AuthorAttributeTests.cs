using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>
/// A model that has attributes of libraries already: they win in the flavour of their library and are gone in all others.
/// </summary>
public class AuthorAttributeTests
{
    private const string Model = """
        using System;
        using System.Collections.Generic;
        using System.ComponentModel.DataAnnotations.Schema;
        using System.Runtime.Serialization;
        using MemoryPack;
        using MessagePack;
        using MessagePack.Formatters;
        using Microsoft.EntityFrameworkCore; // of another package
        using ProtoBuf;
        using Bson = MongoDB.Bson.Serialization.Attributes;
        using Prop = Newtonsoft.Json.JsonPropertyAttribute;

        namespace Sample;

        /// <summary>What the author says stays.</summary>
        [MessagePackObject, ProtoContract]
        [MemoryPackable]
        [Table("roots")] [Owned]
        [Mine(typeof(Item))]
        public partial class Root
        {
            [MessagePack.Key(7), ProtoMember(3)]
            [Prop("id")] public int Id { get; set; }

            [Bson.BsonElement("n")]
            [Key(9)] // last of all
            [Column("name"), Prop("n")]
            public string Name { get; set; } = "";

            [IgnoreMember] public string Secret { get; set; } = "";

            public List<Item> Items { get; set; } = [];

            public Contract Agreed { get; set; } = new();
        }

        public class Item { public int Count { get; set; } public int Twice => 2 * Count; }

        [DataContract] public class Contract { [DataMember(Order = 4, Name = "t")] public string Text { get; set; } = ""; }

        public class MineAttribute(Type type) : Attribute { public Type Type => type; }
        """;

    [Fact]
    public void Attributes_of_the_flavours_library_stay_and_their_type_gets_no_others()
    {
        var text = AuthorModel.Source(AuthorModel.Of(Model), "messagepack");
        text.ShouldContain("using MessagePack;\nusing MessagePack.Formatters;\n// of another package\n".Replace("\n// of", "\n // of"));
        text.ShouldContain(
            """
            [MessagePackObject]
            [Table("roots")] [Mine(typeof(Item))]
            public partial class Root
            {
                [MessagePack.Key(7)]
                public int Id { get; set; }

                [Key(9)] // last of all
                [Column("name")]
                public string Name { get; set; } = "";

                [IgnoreMember] public string Secret { get; set; } = "";

                public List<Item> Items { get; set; } = [];

            """);

        // A type without any gets those that the flavour makes.
        text.ShouldContain("[MessagePack.MessagePackObject]\npublic class Item { [MessagePack.Key(0)] public int Count { get; set; } "
            + "[MessagePack.IgnoreMember] public int Twice");
    }

    [Fact]
    public void Attributes_of_packages_are_gone_in_other_flavours()
    {
        var text = AuthorModel.Source(AuthorModel.Of(Model), "plain");
        foreach (var gone in (string[])["MessagePack", "ProtoBuf", "MemoryPack", "Owned", "Newtonsoft", "Prop", "Bson", "EntityFramework"])
        {
            text.ShouldNotContain(gone);
        }

        text.ShouldContain("[Table(\"roots\")] [Mine(typeof(Item))]\npublic partial class Root\n{\n    public int Id");
        text.ShouldContain("    // last of all\n    [Column(\"name\")]\n    public string Name");
        text.ShouldContain("[DataContract] public class Contract { [DataMember(Order = 4, Name = \"t\")] public string Text");
    }

    [Fact]
    public void Contracts_of_the_framework_win_in_their_flavour()
    {
        var text = AuthorModel.Source(AuthorModel.Of(Model), "data-contract");
        text.ShouldContain("\n[DataContract] public class Contract { [DataMember(Order = 4, Name = \"t\")] public string Text");
        text.ShouldContain("[System.Runtime.Serialization.DataMember(Order = 1)]\n    // last of all\n    [Column(\"name\")]");
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [MemberData(nameof(Annotating))]
    public void Each_flavour_compiles_and_has_no_attribute_twice(string flavour) =>
        AuthorModel.Emit(AuthorModel.Of(Model), flavour).GetType("Sample.Root").ShouldNotBeNull()
            .GetCustomAttributesData().Count(data => data.AttributeType.Namespace == "MessagePack")
            .ShouldBe(flavour == "messagepack" ? 1 : 0);

    [Fact]
    public void Attributes_of_a_package_stay_where_it_is_there()
    {
        var model = AuthorModel.Of(Model);
        var text = AuthorModel.Source(model, "plain", "Newtonsoft.Json");
        text.ShouldContain("using Prop = Newtonsoft.Json.JsonPropertyAttribute;\n");
        text.ShouldContain("    [Prop(\"id\")] public int Id");
        text.ShouldContain("[Column(\"name\"), Prop(\"n\")]");
        text.ShouldNotContain("Bson");
        AuthorModel.Source(model, "plain", "MongoDB.Bson").ShouldContain("[Bson.BsonElement(\"n\")]");
        AuthorModel.Emit(model, "plain", "Newtonsoft.Json", "MongoDB.Bson").GetType("Sample.Root").ShouldNotBeNull()
            .GetProperty("Name").ShouldNotBeNull().GetCustomAttributesData().Count.ShouldBe(3);

        // A row without attributes stays one.
        AuthorModel.Source(model, "plain", "MessagePack").ShouldNotContain("MessagePack");
    }

    [Fact]
    public void Namespaces_of_the_attributes_that_stay_are_reported()
    {
        var model = AuthorModel.Of(Model);
        Compiler.AuthorAttributes(model, "messagepack").ShouldBe(["MessagePack"]);
        Compiler.AuthorAttributes(model, "protobuf-net").ShouldBe(["ProtoBuf"]);
        Compiler.AuthorAttributes(model, "data-contract").ShouldBe(["System.Runtime.Serialization"]);
        Compiler.AuthorAttributes(model, "plain").ShouldBeEmpty();
        Compiler.AuthorAttributes(model, "orleans").ShouldBeEmpty();
        Compiler.AuthorAttributes(model, "serializable").ShouldBeEmpty();
        Compiler.AuthorAttributes(model, "plain", ["Newtonsoft.Json"]).ShouldBe(["Newtonsoft.Json"]);
    }

    [Fact]
    public void Numbers_of_a_class_and_its_base_are_not_mixed()
    {
        const string Text = """
            using MessagePack;
            using ProtoBuf;
            namespace Sample;
            public class Root { public Base One { get; set; } }
            public abstract class Base { public int A { get; set; } }
            [MessagePackObject] [ProtoContract] public class Derived : Base { [Key(0)] [ProtoMember(1)] public int B { get; set; } }
            """;
        AuthorModel.Source(AuthorModel.Of(Text), "messagepack").ShouldContain("}\npublic abstract class Base { public int A");

        // Where each type counts for itself, the other one gets its numbers.
        AuthorModel.Source(AuthorModel.Of(Text), "protobuf-net").ShouldContain("class Base { [ProtoBuf.ProtoMember(1)] public int A");
    }

    [Fact]
    public void Modifiers_that_a_generator_needs_are_added_to_the_authors_types_too()
    {
        const string Text =
            "using MemoryPack;\nnamespace Sample;\n[MemoryPackable] public class Root { [MemoryPackOrder(1)] public int A { get; set; } }";
        AuthorModel.Source(AuthorModel.Of(Text), "memorypack")
            .ShouldEndWith("\n[MemoryPackable] public partial class Root { [MemoryPackOrder(1)] public int A { get; set; } }");
    }

    [Theory]
    [InlineData("polytype")]
    [InlineData("nerdbank-keys")]
    public void A_shape_is_generated_for_the_root_in_any_case(string flavour)
    {
        const string Text =
            "using Nerdbank.MessagePack;\nnamespace Sample;\n{0}public partial class Root { [Key(1)] public int A { get; set; } }";
        AuthorModel.Source(AuthorModel.Of(Text.Replace("{0}", "")), flavour)
            .ShouldContain("[PolyType.GenerateShape]\npublic partial class Root { [Key(1)] public int A");
        AuthorModel.Source(AuthorModel.Of(Text.Replace("{0}", "[PolyType.GenerateShape] ")), flavour)
            .ShouldContain(";\n[PolyType.GenerateShape] public partial class Root { [Key(1)] public int A");
    }

    [Fact]
    public void Framework_attributes_of_a_library_that_is_part_of_it_are_not_written_twice()
    {
        const string Text = """
            using System;
            using System.Xml.Serialization;
            namespace Sample;
            [Serializable] public class Root { [XmlElement("b")] public Base One { get; set; } }
            [XmlInclude(typeof(Derived))] public class Base { }
            public class Derived : Base { }
            public class Other { }
            """;
        AuthorModel.Source(AuthorModel.Of(Text), "serializable").Split("Serializable]").Length.ShouldBe(4);
        AuthorModel.Source(AuthorModel.Of(Text), "xml-include").Split("XmlInclude(").Length.ShouldBe(2);
    }

    [Fact]
    public void A_librarys_attribute_is_told_from_the_frameworks_of_the_same_name()
    {
        const string Text = """
            using System.ComponentModel.DataAnnotations;
            namespace Sample
            {
                using MessagePack;
                [MessagePackObject] public class Root { [Key(0)] public int A { get; set; } [Required] public string B { get; set; } }
            }
            """;
        AuthorModel.Source(AuthorModel.Of(Text), "plain").ShouldContain("    public class Root { public int A { get; set; } [Required]");
        AuthorModel.Source(AuthorModel.Of(Text), "messagepack")
            .ShouldContain("[MessagePackObject] public class Root { [Key(0)] public int A");
    }

    [Fact]
    public void An_attribute_that_the_framework_has_must_be_right()
    {
        const string Text =
            "using System.Text.Json.Serialization;\nnamespace Sample;\npublic class Root { [JsonPropertyName(1)] public int A; }";
        Should.Throw<ModelException>(() => Compiler.Compile(AuthorModel.Of(Text), "plain")).Where.ShouldBe("Test/Model.cs(3,39)");
    }

    [Fact]
    public void What_is_on_an_assembly_is_left_out()
    {
        const string Start = "using System.Reflection;\n";
        const string End = "namespace Sample;\npublic class Root { public int A; }";
        AuthorModel.Source(AuthorModel.Of($"{Start}[assembly: AssemblyVersion(\"1.0.0.0\")]\n{End}"), "plain").ShouldBe(Start + End);
    }

    [Fact]
    public void A_global_using_of_another_file_tells_whose_attributes_they_are_and_is_one_of_each_file()
    {
        var model = AuthorModel.Of("namespace Sample;\n[MessagePackObject(true)]\npublic class Root { public int A { get; set; } }") with
        {
            Files =
            [
                new("Usings.cs", "global using System;\nglobal using MessagePack;\n"),
                new("Root.cs", "namespace Sample;\n[MessagePackObject(true)]\npublic class Root { public int A { get; set; } }"),
            ],
        };
        Compiler.AuthorAttributes(model, "messagepack").ShouldBe(["MessagePack"]);
        var files = Compiler.Compile(model, "plain");
        files[0].Text.ShouldNotContain("using System");
        files[1].Text.ShouldContain("\nusing System;\nnamespace Sample;\n");
        AuthorModel.Emit(model, "messagepack").ShouldNotBeNull();
        AuthorModel.Emit(model, "plain").ShouldNotBeNull();
    }

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void Any_model_without_its_attributes_of_packages_is_the_one_that_never_had_them()
    {
        for (var seed = 0; seed < AllTests.Times(25, 8); seed++)
        {
            var (with, without) = new RandomAttributes(seed).Write();
            Words(AuthorModel.Source(AuthorModel.Of(with), "plain")).ShouldBe(Words(without), with);
            Words(AuthorModel.Source(AuthorModel.Of(with), "xml-include")).ShouldBe(Words(without), with);
        }

        static string[] Words(string text) => text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries);
    }

    [Theory, Trait(AllTests.Category, AllTests.Slow)]
    [InlineData("serializable")]
    [InlineData("orleans")]
    public void Attributes_of_any_model_are_not_there_twice(string flavour)
    {
        for (var seed = 0; seed < AllTests.Times(4, 2); seed++)
        {
            AuthorModel.Emit(AuthorModel.Of(new RandomAttributes(seed).Write().With), flavour).GetType("Sample.Root").ShouldNotBeNull();
        }
    }

    public static TheoryData<string> Annotating => [.. AllTests.Kinds(AuthorModel.Annotating)];
}
