using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Tests.Reading;

public class NearestNameTests
{
    private static readonly string[] Names =
        ["Newtonsoft.Json", "System.Text.Json/reflection", "System.Text.Json/source-generator", "YamlDotNet"];

    [Theory]
    [InlineData("Newtonsof.Json", "Newtonsoft.Json")]
    [InlineData("newtonsoft.jsno", "Newtonsoft.Json")]
    [InlineData("Yaml*", "YamlDotNet")]
    [InlineData("reflexion", "System.Text.Json/reflection")]
    [InlineData("System.Text.Json/source-generatr", "System.Text.Json/source-generator")]
    public void Proposes_what_was_meant(string typed, string meant) => NearestName.Of(typed, Names).ShouldBe(meant);

    [Theory]
    [InlineData("Protobuf")]
    [InlineData("*")]
    [InlineData("")]
    public void Proposes_nothing_where_nothing_is_near(string typed) => NearestName.Of(typed, Names).ShouldBeNull();

    [Fact]
    public void A_swap_of_neighbours_is_nearer_than_two_other_letters() => NearestName.Of("rnu", ["rab", "run"]).ShouldBe("run");
}
