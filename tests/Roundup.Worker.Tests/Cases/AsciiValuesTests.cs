namespace Roundup.Worker.Tests.Cases;

public sealed class AsciiValuesTests
{
    [Theory]
    [InlineData("plain \"quoted\" <text>\n", "plain \"quoted\" <text>\n")]
    [InlineData("Björn Ångström", "Bjmrn Pngstrmm")]
    [InlineData("", "")]
    [InlineData(null, null)]
    public void Each_letter_beyond_ascii_becomes_one_of_ascii(string? text, string? expected) =>
        Written(text, isAscii: true).ShouldBe(expected);

    [Fact]
    public void Any_unit_becomes_one_letter_and_without_the_option_all_stay()
    {
        const string Text = "\u20ac \ud83d\ude00 \ud83d \u4e2d\u0436";
        var ascii = Written(Text, isAscii: true)!;

        ascii.Length.ShouldBe(Text.Length);
        ascii.ShouldAllBe(unit => unit == ' ' || char.IsAsciiLetter(unit));
        Written(Text, isAscii: false).ShouldBe(Text);
    }

    private static string? Written(string? text, bool isAscii)
    {
        var output = new MemoryStream();
        using var writer = new CanonicalWriter(output, isAscii);
        writer.WriteText(text);
        writer.Flush();
        output.Position = 0;
        using var reader = new CanonicalReader(output);
        return reader.ReadText();
    }
}
