namespace Roundup.Engine.Tests.Builds;

public sealed class MSBuildServerTests
{
    [Theory]
    [InlineData(null, false)]
    [InlineData("", false)]
    [InlineData("0", false)]
    [InlineData("false", false)]
    [InlineData("1", true)]
    [InlineData("True", true)]
    public void It_is_used_only_where_the_user_asks_for_it(string? value, bool isUsed) =>
        MSBuildServer.NodeReuseFor(value).ShouldBe("-nodeReuse:" + (isUsed ? "true" : "false"));
}
