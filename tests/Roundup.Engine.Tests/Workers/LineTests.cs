using Roundup.Protocol;

namespace Roundup.Engine.Tests.Workers;

/// <summary>Fields to a line and back.</summary>
public sealed class LineTests
{
    [Theory]
    [InlineData("")]
    [InlineData("plain")]
    [InlineData("a tab\tand\r\nlines\n")]
    [InlineData("C:\\new\\table\\")]
    [InlineData("\\t is not a tab, \\\\t neither")]
    [InlineData("\\")]
    [InlineData("é, 漢字, \ud83d\ude00, \u2028, \0")]
    public void A_field_comes_back(string field)
    {
        var line = Line.Join("word", field, "", field);

        line.ShouldNotContain("\n");
        line.ShouldNotContain("\r");
        Line.Split(line).ShouldBe(["word", field, "", field]);
    }

    [Fact]
    public void Any_fields_come_back()
    {
        var random = new Random(1);
        for (var i = 0; i < 1000; i++)
        {
            var fields = Enumerable.Range(0, random.Next(1, 6)).Select(_ => new string([.. Enumerable.Range(0, random.Next(8)).Select(_ => "\\\t\r\nntr x"[random.Next(9)])])).ToArray();

            Line.Split(Line.Join(fields)).ShouldBe(fields);
        }
    }
}
