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

        table.Select(line => line.Split('`')[1]).ShouldBe(FlavourList.All.Select(flavour => flavour.Name), ignoreOrder: true);
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
    public void Members_are_numbered_starting_at_the_base_class()
    {
        const string Text = """
            namespace Sample;
            public class Root { public Animal[] Animals { get; set; } public int Count => 1; }
            public abstract class Animal { public string Name { get; init; } public virtual int Legs { get; set; } }
            public class Dog : Animal { public bool Barks { get; set; } public override int Legs { get; set; } }
            public sealed record Cat(int Lives) { public int Naps; }
            public class Tiger : Animal { public Cat Friend { get; set; } }
            """;
        var text = Source(Generated.Exactly(Text), "data-contract").Replace("System.Runtime.Serialization.", "", StringComparison.Ordinal);
        text.ShouldContain("[DataContract]\npublic class Root { [DataMember(Order = 0)] public Animal[]");
        text.ShouldContain("} public int Count => 1;");
        text.ShouldContain(
            "[DataContract]\n[KnownType(typeof(global::Sample.Dog))]\n[KnownType(typeof(global::Sample.Tiger))]\npublic abstract class "
                + "Animal");
        text.ShouldContain("[DataMember(Order = 0)] public string Name");
        text.ShouldContain("[DataMember(Order = 2)] public bool Barks { get; set; } [DataMember(Order = 1)] public override int Legs");
        text.ShouldContain("record Cat([property: DataMember(Order = 0)] int Lives) { [DataMember(Order = 1)] public int Naps");
        text.ShouldContain("[DataMember(Order = 2)] public Cat Friend");
    }

    [Fact]
    public void A_json_context_contains_the_root_and_its_list()
    {
        var files = Compiler.Compile(Generated.Of("Shapes", "Drawing"), "json-context");
        var context = files.Text("Shapes.JsonContext.cs");
        context.ShouldContain(
            "[JsonSerializable(typeof(Drawing))]\n[JsonSerializable(typeof(List<Drawing>))]\ninternal sealed partial class "
                + "ShapesJsonContext : JsonSerializerContext\n");
        var models = files.Text("Shapes.Models.cs");
        models.ShouldContain("model.WithLazy(() => (JsonTypeInfo<Drawing>)ShapesJsonContext.Default.GetTypeInfo(typeof(Drawing)))");
        models.ShouldContain(
            "model.WithLazy(() => (JsonTypeInfo<List<Drawing>>)ShapesJsonContext.Default.GetTypeInfo(typeof(List<Drawing>)))");
    }

    [Fact]
    public void A_json_context_can_be_metadata_alone()
    {
        var files = Compiler.Compile(Generated.Of("Shapes", "Drawing"), "json-context-metadata");
        files.Text("Shapes.JsonMetadataContext.cs").ShouldContain(
            "[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]\n[JsonSerializable(typeof(Drawing))]\n");
        files.Text("Shapes.Models.cs").ShouldContain(
            "model.WithLazy(() => (JsonTypeInfo<Drawing>)ShapesJsonMetadataContext.Default.GetTypeInfo(typeof(Drawing)))");
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
    [InlineData("sharp-yaml", "SharpYaml", "Yaml")]
    [InlineData("tomlyn", "Tomlyn", "Toml")]
    public void A_context_names_the_root_and_its_list_for_the_library_s_generator(string flavour, string library, string prefix)
    {
        var context = Compiler.Compile(Generated.Of("Shapes", "Drawing"), flavour).Text($"Shapes.{library}Context.cs");
        context.ShouldContain($"[{prefix}Serializable(typeof(List<Drawing>), TypeInfoPropertyName = \"Type1Info\")]\n");
        context.ShouldContain($"internal partial class Shapes{library}Context : {prefix}SerializerContext\n");
    }

    [Fact]
    public void YamlDotNet_gets_all_types_in_the_one_context_that_its_generator_fills_in()
    {
        const string Text = """
            namespace Sample;
            public class Root { public Leaf[] Leaves { get; set; } public byte[] Data { get; set; } public int Count => 1; }
            public class Leaf { public required int Id { get; set; } public int Field; }
            """;
        Compiler.Compile(Generated.Exactly(Text), "yaml-static").Text("Test.YamlContext.cs")
            .ShouldContain("[YamlSerializable(typeof(Root))]\n[YamlSerializable(typeof(Leaf))]\npublic partial class YamlContext\n");
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

    [Fact]
    public void VYaml_gets_partial_types_and_a_union_where_only_derived_types_have_values()
    {
        const string Text = """
            namespace Sample;
            public abstract class Root { public int Count => 1; public int Id { get; set; } }
            public class Leaf : Root { }
            """;
        var text = Compiler.Compile(Generated.Exactly(Text), "vyaml").Text("Test.Model.Source.cs")
            .Replace("VYaml.Annotations.", "", StringComparison.Ordinal);
        text.ShouldContain("[YamlObject]\n[YamlObjectUnion(\"!Leaf\", typeof(global::Sample.Leaf))]\npublic abstract partial class Root");
        text.ShouldContain("[YamlObject]\npublic partial class Leaf");
        text.ShouldContain("[YamlIgnore] public int Count");
    }

    [Fact]
    public void Converters_write_names_that_are_encoded_once()
    {
        const string Text = "namespace Sample; public abstract class Root { public int Id; } public class Leaf : Root { }";
        var files = Compiler.Compile(Generated.Exactly(Text), "json-by-hand");
        var hierarchy = files.Text("Test.Root.Json.cs");
        hierarchy.ShouldContain("private static readonly JsonEncodedText DiscriminatorText = JsonEncodedText.Encode(\"type\");");
        hierarchy.ShouldContain("private static readonly JsonEncodedText TypeTextOfTestLeafJson = JsonEncodedText.Encode(\"Leaf\");");
        hierarchy.ShouldContain("writer.WriteString(DiscriminatorText, TypeTextOfTestLeafJson);");
        var leaf = files.Text("Test.Leaf.Json.cs");
        leaf.ShouldContain("private static readonly JsonEncodedText EncodedId = JsonEncodedText.Encode(\"Id\");");
        leaf.ShouldContain("writer.WritePropertyName(EncodedId);");
    }

    [Fact]
    public void JsonSrcGen_gets_its_attributes_and_a_bridge_for_root_and_list()
    {
        const string Text = """
            namespace Sample;
            public class Root { public Point[] Points { get; set; } public int Count => 1; public int? Size { get; set; } }
            public struct Point { public byte[] Data { get; set; } }
            """;
        var files = Compiler.Compile(Generated.Exactly(Text), "json-src-gen");
        var source = files.Text("Test.Model.Source.cs");
        source.ShouldContain("[JsonSrcGen.Json]\npublic class Root");
        source.ShouldContain("[JsonSrcGen.JsonIgnore] public int Count");
        source.ShouldContain("[JsonSrcGen.Json]\npublic struct Point");
        files.Text("Test.JsonSrcGenList.cs").ShouldEndWith("[assembly: JsonSrcGen.JsonList(typeof(global::Sample.Root))]\n");
        files.Text("Test.JsonSrcGen.cs").ShouldContain("internal sealed class TestJsonSrcGenList : IJsonSrcGenConverter<List<Root>>");
        files.Text("Test.Models.cs").ShouldContain("model.With<IJsonSrcGenConverter<Root>>(new TestJsonSrcGen())");
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
    public void A_json_context_can_have_derived_types()
    {
        const string Text = "namespace Sample; public abstract class Root { } public class Leaf : Root { public int A { get; set; } }";
        var files = Compiler.Compile(Generated.Exactly(Text), "json-context-derived-types");
        files.Text("Test.Model.Source.cs").ShouldContain(
            "JsonDerivedType(typeof(global::Sample.Leaf), \"Leaf\")] public abstract class Root");
        files.ShouldContain(file => file.Name == "Test.JsonContext.cs");
        files.Text("Test.Models.cs").ShouldContain(
            "model.WithLazy(() => (JsonTypeInfo<Root>)TestJsonContext.Default.GetTypeInfo(typeof(Root)))");
    }

    [Fact]
    public void Jacob_refuses_more_members_than_it_can_read()
    {
        var members = string.Concat(Enumerable.Range(0, 17).Select(number => $"public int M{number};"));
        var model = Generated.Exactly($"namespace Sample; public class Root {{ {members} }}");
        Should.Throw<ModelException>(() => Compiler.Compile(model, "jacob")).Message.ShouldStartWith("Root: ");
    }

    [Fact]
    public void SimdJsonSharp_gets_a_method_for_each_class()
    {
        const string Text = """
            namespace Sample;
            public class Root { public Node[] Nodes { get; set; } public System.DayOfWeek? Day { get; init; } }
            public sealed record Node(int Size, System.Collections.Generic.List<int[]> Next);
            """;
        var files = Compiler.Compile(Generated.Exactly(Text), "simd-json");
        var methods = files.Text("Test.SimdJson.cs");
        methods.ShouldContain("mNodes = SimdJsonTape.List(ref json, ReadNode)?.ToArray();");
        methods.ShouldContain("if (name.SequenceEqual(\"Size\"u8))");
        methods.ShouldContain("return new Node(mSize, mNext);");
        methods.ShouldContain("return new Root() { Nodes = mNodes, Day = mDay };");
        files.Text("Test.Models.cs").ShouldContain("model.With<SimdJsonReader<List<Root>>>(TestSimdJson.Roots)");
    }

    [Fact]
    public void Orleans_numbers_the_members_of_each_type_except_the_parameters_of_a_record()
    {
        var text = Source(Generated.Of("Shapes", "Drawing"), "orleans").Replace("\r", "", StringComparison.Ordinal);
        text.ShouldContain("[Orleans.GenerateSerializer]\npublic abstract class Shape\n{\n    [Orleans.Id(0)]\n    public int Id");
        text.ShouldContain("[Orleans.GenerateSerializer]\npublic class Circle : Shape\n{\n    [Orleans.Id(0)]\n    public double Radius");
        text.ShouldContain("record Note(string Text, int Stars) : IThing\n{\n    [Orleans.Id(2)]\n    public string? Author");
        text.ShouldContain("\n\npublic interface IThing;");
    }

    [Fact]
    public void Nino_marks_classes_structs_and_interfaces()
    {
        var text = Source(Generated.Of("Shapes", "Drawing"), "nino");
        text.ShouldContain("[Nino.Core.NinoType]\npublic interface IThing;");
        text.ShouldContain("[Nino.Core.NinoType]\npublic readonly record struct Pair(int Left, string? Right);");
        Source(Generated.Of("Scalars", "Everything"), "nino").ShouldNotContain("[Nino.Core.NinoType]\npublic enum");
    }

    [Fact]
    public void Fory_registers_the_types_that_can_have_values()
    {
        const string Text = """
            namespace Sample;
            public class Root { public Animal One; public Kind Kind; }
            public abstract class Animal { }
            public class Dog : Animal { }
            public enum Kind { A }
            """;
        var files = Compiler.Compile(Generated.Exactly(Text), "fory");
        var source = files.Text("Test.Model.Source.cs");
        source.ShouldContain("[Apache.Fory.ForyStruct]\npublic abstract class Animal");
        source.ShouldContain("[Apache.Fory.ForyEnum]\npublic enum Kind");
        var types = files.Text("Test.ForyTypes.cs");
        types.ShouldContain(
            "fory.Register<global::Sample.Root>(1);\n        fory.Register<global::Sample.Dog>(2);\n        "
                + "fory.Register<global::Sample.Kind>(3);\n    }");
        files.Text("Test.Models.cs").ShouldContain("model.With<Action<Apache.Fory.Fory>>(TestForyTypes.Register)");
    }

    [Fact]
    public void Dahomey_gets_a_context_that_knows_the_classes_of_hierarchies()
    {
        const string Text = """
            namespace Sample;
            public class Root { public Animal One { get; set; } public int Two => 2; }
            public abstract class Animal { }
            public class Dog : Animal { public int?[] Weights { get; set; } }
            public class Puppy : Dog { }
            """;
        var files = Compiler.Compile(Generated.Exactly(Text), "dahomey-context");
        var source = files.Text("Test.Model.Source.cs");
        source.ShouldContain("[Dahomey.Cbor.Attributes.CborDiscriminator(\"Dog\")]\npublic class Dog");
        source.ShouldContain("[Dahomey.Cbor.Attributes.CborDiscriminator(\"Puppy\")]\npublic class Puppy");
        source.ShouldContain("\npublic class Root { public Animal One { get; set; } [Dahomey.Cbor.Attributes.CborIgnore] public int Two");
        source.ShouldContain("\npublic abstract class Animal");
        source.Split("CborDiscriminator").Length.ShouldBe(3);
        var context = files.Text("Test.CborContext.cs");
        foreach (var type in new[] { "Root", "List<Root>", "Dog", "Puppy" })
        {
            context.ShouldContain($"[Dahomey.Cbor.Attributes.CborSerializable(typeof({type}))]");
        }

        files.Text("Test.Models.cs").ShouldContain("Dahomey.Cbor.Serialization.CborSerializerContext.Default<TestCborContext>().Options");
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
    public void ZeroFormatter_gets_virtual_members_and_a_union_for_each_abstract_type()
    {
        const string Text = """
            namespace Sample;
            public class Root { public Animal One { get; set; } public int Computed => 1; }
            public abstract class Animal { public string Name { get; set; } }
            public sealed class Dog : Animal { public bool Barks { get; set; } }
            """;
        var files = Compiler.Compile(Generated.Exactly(Text), "zeroformatter");
        var source = files.Text("Test.Model.Source.cs");
        source.ShouldContain(
            "[ZeroFormatter.ZeroFormattable]\npublic class Root { [ZeroFormatter.Index(0)] public virtual Animal One { get; set; } "
                + "[ZeroFormatter.IgnoreFormat] public virtual int Computed => 1; }");
        source.ShouldContain(
            "[ZeroFormatter.DynamicUnion]\npublic abstract class Animal { [ZeroFormatter.Index(0)] public virtual string Name");
        source.ShouldContain("[ZeroFormatter.Index(1)] public bool Barks");
        files.Text("Test.ZeroFormatterUnions.cs").ShouldContain(
            "if (union == typeof(global::Sample.Animal))\n        {\n            resolver.RegisterUnionKeyType(typeof(int));\n         "
                + "   resolver.RegisterSubType(0, typeof(global::Sample.Dog));");
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

    [Fact]
    public void A_document_is_never_put_in_a_list()
    {
        var files = Compiler.Compile(Generated.Of("Shapes", "Drawing", document: true), "json-context");
        files.Text("Shapes.JsonContext.cs").ShouldNotContain("List<Drawing>");
        files.Text("Shapes.Models.cs").ShouldNotContain("List<Drawing>");
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
