namespace Roundup.Engine.Tests.Builds;

/// <summary>The errors in what MSBuild writes.</summary>
public sealed class BuildErrorTests
{
    [Theory]
    [InlineData("/a/B.cs(3,5): error CS0246: No such type. [/a/A.csproj]", "B.cs(3,5): CS0246: No such type.")]
    [InlineData("/a/A.csproj(3,5): error : No such file: x [/a/A.csproj]", "A.csproj(3,5): No such file: x")]
    [InlineData("/a/A.csproj(3,5): error RU0001: the tool is not there [/a/A.csproj]", "the tool is not there")]
    public void Each_error_is_reported_with_its_location_and_code(string line, string told) =>
        BuildError.Parse(line + "\n" + line).ShouldHaveSingleItem().ToString().ShouldBe(told);

    [Fact]
    public void A_source_generator_that_fails_is_the_cause_of_the_errors_that_follow() =>
        BuildError.Parse("""
            /a/B.cs(3,5): error CS0534: B does not implement C. [/a/A.csproj]
            CSC : error CS8785: Generator 'PackGenerator' failed. It was of type 'ArgumentException' with message ''X.@y' has '@'.'. [A]
            """)[0].ToString()
            .ShouldBe("the source generator PackGenerator fails on these types (ArgumentException: 'X.@y' has '@')");
}
