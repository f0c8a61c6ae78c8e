namespace Roundup.Reporting.Tests;

/// <summary>Text from outside: names, reasons, exception messages.</summary>
public class OutsideTextTests
{
    private static readonly TimeSpan s_guard = TimeSpan.FromMinutes(1);

    [Theory]
    [InlineData("Newtonsoft.Json/default", "Newtonsoft.Json/default")]
    [InlineData("Zürich, 東京, 😀 — 5 µs", "Zürich, 東京, 😀 — 5 µs")]
    [InlineData("\u001b[31mred\u001b[0m", "\\u001B[31mred\\u001B[0m")]
    [InlineData("a\0b\u0007c\u007f\u009b", "a\\u0000b\\u0007c\\u007F\\u009B")]
    [InlineData("\u202Aa\u202B\u202C\u202D\u202E", "\\u202Aa\\u202B\\u202C\\u202D\\u202E")]
    [InlineData("\u2066\u2067\u2068\u2069\u200E\u200F\u061C", "\\u2066\\u2067\\u2068\\u2069\\u200E\\u200F\\u061C")]
    [InlineData("tag\U000E0041", "tag\\U000E0041")]
    [InlineData("first\r\nsecond\u2028third\tend", "first second third end")]
    public void A_line_has_nothing_that_cannot_be_seen(string text, string expected) => Visible.Line(text).ShouldBe(expected);

    [Theory]
    [InlineData("bo", "bo")]
    [InlineData("/home/me/x/y", "y")]
    [InlineData("../x/y/", "y")]
    [InlineData(@"C:\Users\me\order.json", "order.json")]
    [InlineData("https://user:s3cret@host.invalid/v3/index.json", "ADDRESS")]
    [InlineData("file:///home/me/my%20packages", "my packages")]
    [InlineData("/", "/")]
    [InlineData("", "")]
    public void A_path_is_shown_as_its_name_and_an_address_as_that(string place, string expected) =>
        PlaceName.Format(place).ShouldBe(expected);

    [Fact]
    public void The_home_folder_is_not_shown_by_its_name_which_is_the_user_s() =>
        PlaceName.Format(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile) + Path.DirectorySeparatorChar).ShouldBe("~");

    [Theory]
    [InlineData("https://user:s3cret@host.invalid/v3/index.json", "https://host.invalid/v3/index.json")]
    [InlineData("https://s3cret@host.invalid/v3?sig=abc#x", "https://host.invalid/v3")]
    [InlineData("source https://u:a@b@host.invalid/x.", "source https://host.invalid/x.")]
    [InlineData("https://host.invalid/@scope/v3", "https://host.invalid/@scope/v3")]
    [InlineData("/home/me/packages", "/home/me/packages")]
    public void An_address_is_stored_without_user_and_password(string text, string expected) =>
        PlaceName.WithoutSecrets(text).ShouldBe(expected);

    [Theory]
    [InlineData("@org/team broke it", "@<!-- -->org/team broke it")]
    [InlineData("(@someone)", "(@<!-- -->someone)")]
    [InlineData("MessagePack@2.5.307", "MessagePack@2.5.307")]
    [InlineData("see https://evil.example/x", "see https\\://evil.example/x")]
    [InlineData("see www.evil.example", "see www\\.evil.example")]
    public void Text_in_Markdown_calls_nobody_and_leads_nowhere(string text, string expected) =>
        MarkdownText.Escape(text).ShouldBe(expected);

    [Fact]
    public void Half_of_a_character_is_shown_as_its_number() => Visible.Line("a\ud83d" + "b").ShouldBe("a\\uD83Db");

    [Fact]
    public void Lines_keep_their_breaks_and_tabs_alone() =>
        Visible.Lines("a\n\tb\r\nc\rd\u2028e\u001b").ShouldBe("a\n\tb\r\nc\\u000Dd\\u2028e\\u001B");

    [Theory]
    [InlineData("=1+1", "'=1+1")]
    [InlineData("+1+1", "'+1+1")]
    [InlineData("-1-1", "'-1-1")]
    [InlineData("@SUM(A1)", "'@SUM(A1)")]
    [InlineData("\t=1+1", "'=1+1")]
    [InlineData("\r=1+1", "'=1+1")]
    [InlineData("  =1+1", "'  =1+1")]
    [InlineData("＝1+1", "'＝1+1")]
    [InlineData("-12.5", "-12.5")]
    [InlineData("+1e3", "+1e3")]
    [InlineData("a=b", "a=b")]
    [InlineData("Evil|Lib, \"quoted\"", "Evil|Lib, \"quoted\"")]
    [InlineData("\u001b[31m", "\\u001B[31m")]
    public void A_cell_of_a_table_is_no_formula(string text, string expected) => CsvText.Cell(text).ShouldBe(expected);

    [Theory]
    [InlineData("abcdef", 6, "abcdef")]
    [InlineData("abcdefg", 6, "abcde…")]
    [InlineData("abcd😀g", 6, "abcd…")]
    public void What_is_shortened_ends_in_an_ellipsis(string text, int most, string expected) =>
        Shortened.To(most, text).ShouldBe(expected);

    [Fact]
    public void An_address_with_what_cannot_be_seen_is_no_link() =>
        MarkdownText.Link("text", "text", "https://example.org/\u202Egpj.exe").ShouldBe("text");

    /// <summary>They took a time that grew with the square of the length, or its third power.</summary>
    [SlowFact]
    public async Task Long_names_are_fitted_in_no_time()
    {
        var name = new string('i', 300_000) + "/" + new string('m', 300_000);

        var fitted = Task.Run(() => (SvgText.Fit(name, 300), TextWidth.ShortenName(name, 40), TextWidth.Wrap(name, 80).Count()));

        var (svg, console, lines) = await fitted.WaitAsync(s_guard);
        svg.Length.ShouldBeLessThan(100);
        TextWidth.Measure(console).ShouldBe(40);
        lines.ShouldBe(7_501);
    }
}
