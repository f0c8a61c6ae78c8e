using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

public class KeptModelTests
{
    private static readonly ModelSource s_hierarchy =
        Of("public abstract class Root { } public class Leaf : Root { public int Id { get; set; } }");

    [Theory]
    [InlineData("plain", true)]
    [InlineData("json-context", true)]
    [InlineData("messagepack", false)]
    [InlineData("memorypack", false)]
    [InlineData("xml-include", false)]
    [InlineData("protobuf", false)]
    public void A_flavour_keeps_the_model_unless_it_adds_to_it_or_replaces_it(string flavour, bool keeps) =>
        Compiler.KeepsModel(s_hierarchy, flavour, FlavourList.All).ShouldBe(keeps);

    [Fact]
    public void A_model_is_polymorphic_where_a_member_can_hold_a_derived_type()
    {
        Compiler.IsPolymorphic(s_hierarchy).ShouldBeTrue();
        Compiler.IsPolymorphic(Of("public class Root { public int Id { get; set; } }")).ShouldBeFalse();
    }

    private static ModelSource Of(string code) => new("Kept", "Kept.Root", false, [new("Kept.cs", "namespace Kept; " + code)]);
}
