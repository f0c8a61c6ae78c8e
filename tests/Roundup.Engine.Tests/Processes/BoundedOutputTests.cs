namespace Roundup.Engine.Tests.Processes;

/// <summary>What is kept of a standard error of any length.</summary>
public sealed class BoundedOutputTests
{
    private const int Kept = 16 * 1024;

    [Fact]
    public async Task Short_output_is_kept_whole() => (await ReadAsync("one\ntwo")).ShouldBe("one\ntwo");

    [Fact]
    public async Task The_beginning_of_long_output_is_kept()
    {
        var text = string.Concat(Enumerable.Range(0, 200_000).Select(i => $"line {i}\n"));

        (await ReadAsync("Stack overflow.\n" + text)).ShouldBe(("Stack overflow.\n" + text)[..Kept]);
    }

    [Theory]
    [InlineData("Process terminated.\nI give up\n")]
    [InlineData("Process terminated.\nI give up")]
    public async Task Lines_that_name_the_cause_are_kept_wherever_they_are(string words)
    {
        var before = string.Concat(Enumerable.Repeat("chatter\n", 10_000));
        var after = string.Concat(Enumerable.Repeat("   at A.B()\n", 10_000));

        var kept = await ReadAsync(before + words + "\n" + after);

        kept.Split('\n').ShouldContain("Process terminated.");
        kept.Split('\n').ShouldContain("I give up");
        kept.Split('\n').Count(line => line == "   at A.B()").ShouldBeInRange(5, 16);
        kept.Length.ShouldBeLessThan(Kept + 400);
    }

    [Fact]
    public async Task A_flood_of_such_lines_is_bounded_too()
    {
        var line = "Unhandled exception. " + new string('x', 100_000) + "\n";

        (await ReadAsync(string.Concat(Enumerable.Repeat(line, 200)))).Length.ShouldBeInRange(Kept, (2 * Kept) + 1024);
    }

    private static async Task<string> ReadAsync(string text)
    {
        var output = new BoundedOutput(new StringReader(text));
        await output.Drained;
        return output.ToString();
    }
}
