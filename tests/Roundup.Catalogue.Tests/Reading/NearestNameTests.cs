namespace Roundup.Catalogue.Tests.Reading;

public class NearestNameTests
{
    private static readonly string[] s_names =
        ["Newtonsoft.Json", "System.Text.Json/reflection", "System.Text.Json/source-generator", "YamlDotNet"];

    [Theory]
    [InlineData("Newtonsof.Json", "Newtonsoft.Json")]
    [InlineData("newtonsoft.jsno", "Newtonsoft.Json")]
    [InlineData("Yaml*", "YamlDotNet")]
    [InlineData("reflexion", "System.Text.Json/reflection")]
    [InlineData("System.Text.Json/source-generatr", "System.Text.Json/source-generator")]
    public void Proposes_what_was_meant(string typed, string meant) => NearestName.Find(typed, s_names).ShouldBe(meant);

    [Theory]
    [InlineData("Protobuf")]
    [InlineData("*")]
    [InlineData("")]
    public void Proposes_nothing_where_nothing_is_near(string typed) => NearestName.Find(typed, s_names).ShouldBeNull();

    [Theory]
    [InlineData("net7", "net7.0")]
    [InlineData("net8", "net8.0")]
    [InlineData("net10", "net10.0")]
    [InlineData("net481", "net48")]
    [InlineData("net9.0aot", "net9.0-aot")]
    [InlineData("net5", null)]
    [InlineData("netcoreapp3.1", null)]
    [InlineData("mono", null)]
    public void A_name_that_begins_as_typed_comes_first_and_another_short_name_is_not_near(string typed, string? meant) =>
        NearestName.Find(typed, Target.All).ShouldBe(meant);

    [Fact]
    public void A_swap_of_neighbours_is_nearer_than_two_other_letters() => NearestName.Find("rnu", ["rab", "run"]).ShouldBe("run");
}
