using Roundup.Cli.Commands;

namespace Roundup.Cli.Tests.Commands.Show;

public class PayloadTextTests
{
    [Fact]
    public void Text_is_shown_as_it_is() => PayloadText.Format(Encoding.UTF8.GetBytes("{\"a\":\"é\"}\r\n")).ShouldBe("{\"a\":\"é\"}\r\n");

    [Fact]
    public void Text_that_was_cut_within_a_character_is_still_text() =>
        PayloadText.Format(Encoding.UTF8.GetBytes("né")[..2]).ShouldStartWith("n");

    [Fact]
    public void Anything_else_is_hexadecimal_with_the_characters_beside_it() =>
        PayloadText.Format([0, 1, .. Encoding.ASCII.GetBytes("Roundup and more")]).Split('\n').ShouldBe(
        [
            "00000000  00 01 52 6f 75 6e 64 75  70 20 61 6e 64 20 6d 6f  ..Roundup and mo",
            "00000010  72 65                                             re",
            "",
        ]);

    [Fact]
    public void Nothing_is_nothing() => PayloadText.Format([]).ShouldBeEmpty();
}
