namespace Roundup.Cli.Tests.Documents;

/// <summary>The documents have the words of the field. What commands print is looked at wherever a test runs one (<see
/// cref="RoundupCli"/>).</summary>
public sealed class PlainWordTests
{
    private static readonly string s_root = Repository.Find();

    public static TheoryData<string> Documents => LinkTests.Documents;

    [Theory]
    [MemberData(nameof(Documents))]
    public void A_document_has_no_word_of_our_own(string document)
    {
        if (document != "CHANGELOG.md")
        {
            PlainWords.ShouldBePlain(File.ReadAllText(Path.Combine(s_root, document)), document);
        }
    }

    /// <summary>In help, a library in one configuration is a serializer.</summary>
    [Fact]
    public void Help_has_no_rows() =>
        File.ReadAllText(Path.Combine(s_root, "docs", "cli.md")).Split(' ', '\n', '`', '.', ',').ShouldNotContain("rows");

    [Theory]
    [InlineData("MemoryPack is unbeaten here")]
    [InlineData("damage: grows 1; versions: 1 silent")]
    [InlineData("2,390 held")]
    [InlineData("How sure          differences of 11 %")]
    [InlineData("a floor, a reference for scale")]
    public void A_word_of_our_own_is_found(string text) => PlainWords.Homemade(text).ShouldNotBeNull();

    [Theory]
    [InlineData("Math.floor(x) and floorplan")]
    [InlineData("it throws an exception and grows with the square")]
    public void Other_words_are_let_be(string text) => PlainWords.Homemade(text).ShouldBeNull();
}
