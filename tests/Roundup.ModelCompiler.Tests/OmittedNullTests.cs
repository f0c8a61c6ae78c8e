using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>A member that System.Text.Json omits where it is null is omitted by other libraries too, where they can.</summary>
public class OmittedNullTests
{
    private const string Omitted = "[JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull";

    private const string Model = """
        using System.Text.Json.Serialization;
        public class Root
        {
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
            public string? Note { get; set; }

            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
            public int? @long { get; set; }

            [JsonIgnore(Condition = JsonIgnoreCondition.Never)]
            public string? Always { get; set; }

            public Pair Pair { get; set; } = new(null);
        }

        public record Pair([property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] int? Left);
        """;

    [Theory]
    [InlineData(
        "plain", "Newtonsoft.Json",
        "Newtonsoft.Json.JsonProperty(NullValueHandling = global::Newtonsoft.Json.NullValueHandling.Ignore)")]
    [InlineData("plain", "MongoDB.Bson", "MongoDB.Bson.Serialization.Attributes.BsonIgnoreIfNull")]
    [InlineData("plain", "Dahomey.Cbor", "Dahomey.Cbor.Attributes.CborIgnoreIfDefault")]
    [InlineData(
        "plain", "YamlDotNet",
        "YamlDotNet.Serialization.YamlMember(DefaultValuesHandling = global::YamlDotNet.Serialization.DefaultValuesHandling.OmitNull)")]
    public void A_library_with_an_attribute_for_it_gets_that(string flavour, string package, string attribute)
    {
        var text = Source(flavour, package);

        text.ShouldContain($"{Omitted}), global::{attribute}]\n    public string? Note");
        text.ShouldContain($"[property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull), global::{attribute}] int? Left");
        text.ShouldContain("[JsonIgnore(Condition = JsonIgnoreCondition.Never)]");
        Compiler.Concerns(package, Generated.FromText(Model)).ShouldBeTrue();
        Compiler.Concerns(package, Generated.FromText(Model.Replace("WhenWritingNull", "Never"))).ShouldBeFalse();
    }

    [Fact]
    public void Libraries_that_ask_the_class_get_methods()
    {
        var text = Source("plain", "Utf8Json");

        text.ShouldContain("public string? Note { get; set; } public bool ShouldSerializeNote() => Note is not null;");
        text.ShouldContain("public bool ShouldSerializelong() => @long is not null;");
        text.ShouldNotContain("ShouldSerializeAlways");
    }

    [Fact]
    public void A_library_that_would_omit_the_member_altogether_does_not_see_the_attribute()
    {
        var text = Source("plain", "ServiceStack.Text");

        text.ShouldNotContain(Omitted);
        text.ShouldContain("public string? Note { get; set; }");
        text.ShouldContain("JsonIgnoreCondition.Never");
    }

    [Fact]
    public void An_attribute_that_is_there_gets_the_argument() => Source("data-contract", "none").ShouldContain(
        "[System.Runtime.Serialization.DataMember(Order = 0, EmitDefaultValue = false)]\n    [JsonIgnore");

    [Fact]
    public void Other_libraries_get_the_model_as_it_is() => Source("plain", "Hyperion").ShouldEndWith(Model);

    [Fact]
    public void Converters_that_are_written_by_hand_omit_it_too()
    {
        var text = string.Concat(Compiler.Compile(Generated.FromText(Model), "json-by-hand").Select(file => file.Text));

        text.ShouldContain("if (value.Note is not null)");
        text.ShouldNotContain("if (value.Always is not null)");
    }

    private static string Source(string flavour, string package) => Compiler.Compile(Generated.FromText(Model), flavour, [package])
        .Single(file => file.Name.EndsWith(".Source.cs", StringComparison.Ordinal)).Text;
}
