namespace Roundup.Worker.Tests.Protocol;

/// <summary>A text is escaped and restored.</summary>
public sealed class FieldTextTests
{
    [Theory]
    [InlineData("")]
    [InlineData("plain")]
    [InlineData("-")]
    [InlineData("\\-")]
    [InlineData("a tab\tand\r\nlines\n")]
    [InlineData("C:\\new\\table\\")]
    [InlineData("\\t is not a tab, \\\\t neither")]
    [InlineData("\\")]
    [InlineData("é, 漢字, \ud83d\ude00, \u2028, \0")]
    public void A_text_comes_back(string text)
    {
        var field = FieldText.Escape(text);

        field.ShouldNotContain('\n');
        field.ShouldNotContain('\r');
        field.ShouldNotContain('\t');
        field.ShouldNotBe(FieldText.Unknown);
        FieldText.Unescape(field).ShouldBe(text);
    }

    [Fact]
    public void Any_text_comes_back()
    {
        var random = new Random(1);
        for (var i = 0; i < 5000; i++)
        {
            var text = new string([.. Enumerable.Range(0, random.Next(8)).Select(_ => "\\\t\r\nntr-x"[random.Next(9)])]);

            FieldText.Unescape(FieldText.Escape(text)).ShouldBe(text);
        }
    }
}
