using Roundup.Cli.Parsing;

namespace Roundup.Cli.Tests.Commands;

public class DurationTextTests
{
    [Theory]
    [InlineData("10m", 600)]
    [InlineData("90s", 90)]
    [InlineData("1h30m", 5400)]
    [InlineData("1H5S", 3605)]
    public void Reads_times(string text, double seconds) => DurationText.Parse(text)!.Value.TotalSeconds.ShouldBe(seconds);

    [Theory]
    [InlineData("")]
    [InlineData("10")]
    [InlineData("0m")]
    [InlineData("-5m")]
    [InlineData("5m1h")]
    [InlineData("99999999999999999999h")]
    public void Refuses_what_is_no_time(string text) => DurationText.Parse(text).ShouldBeNull();
}
