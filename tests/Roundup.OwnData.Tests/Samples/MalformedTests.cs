using Roundup.OwnData.Samples.Model;

namespace Roundup.OwnData.Tests.Samples;

public sealed class MalformedTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("roundup-inference").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Theory]
    [InlineData("""{ "a": 1, "b": [1, 2""", "thing.json(1,21): the file ends in the middle of a value")]
    [InlineData("{\n  \"a\": 1,\n  \"b\": \"x", "thing.json(3,10): the file ends in the middle of a string")]
    [InlineData("{\"a\": {\"b\": 1}", "thing.json(1,15): the file ends in the middle of an object or a list")]
    [InlineData("{\n  \"a\": 1,\n}", "thing.json(3,1): there is a comma with no value after it")]
    [InlineData("{\n  \"ä\": [1, ]\n}", "thing.json(2,12): there is a comma with no value after it")]
    [InlineData("{\n  // a comment\n  \"a\": 1\n}", "thing.json(2,3): there is a comment")]
    [InlineData("\u001f\u008b\b", "thing.json(1,1): it is compressed, and JSON is read as it is; unpack it")]
    [InlineData("parts.show({\"a\": 1});", "thing.json(1,1): this is a call of a function with JSON in it (JSONP); remove")]
    [InlineData(")]}',\n{\"a\": 1}", "thing.json(1,1): it begins with )]}', which guards JSON")]
    [InlineData("{\"a\": 1},\n{\"a\": 2}", "thing.json(1,9): there is a comma between values that are not in an array; remove")]
    [InlineData("# notes\n{}", "thing.json(1,1): there is a comment")]
    [InlineData("{\n  \"a\": 1,\n  \"ö\": {}, \"a\": 2\n}", "thing.json(3,12): the name \"a\" appears twice in this object")]
    [InlineData("{\"a\": 1}\n{\"a\": tru}", "thing.json(2,10): this is not JSON")]
    [InlineData("{'a': 1}", "thing.json(1,2): this is not JSON")]
    [InlineData("{\"a\": 01}", "this is not JSON")]
    [InlineData("{\"a\": NaN}", "this is not JSON")]
    [InlineData("{\"a\": 1e400}", "thing.json(1,7): the number is larger than any number type of C# holds")]
    [InlineData("""{"a": "\ud800"}""", "thing.json(1,7): the string has half a character")]
    [InlineData("", "it is empty")]
    [InlineData("  \n ", "it is empty")]
    [InlineData("[]", "thing.json(1,2): the array is empty")]
    [InlineData("[{}]", "its objects have no members")]
    [InlineData("42", "thing.json(1,1): the outermost value is a number")]
    [InlineData("\"text\"", "thing.json(1,1): the outermost value is a string")]
    [InlineData("null", "thing.json(1,1): the outermost value is null")]
    [InlineData("[\n  {\"a\": 1},\n  null\n]", "thing.json(3,3): an element of the array is null")]
    [InlineData("[{\"a\": 1}] {\"a\": 1}", "thing.json(1,12): there is more after the array")]
    [InlineData("{\"a\": 1}\n7", "thing.json(2,1): the outermost value is a number")]
    public void What_is_wrong_is_one_sentence_with_line_and_column(string json, string said)
    {
        var sentence = Should.Throw<RoundupException>(() => SampleFiles.Infer(json)).Message;

        sentence.ShouldContain(said);
        sentence.ShouldNotContain("\n");
        sentence.ShouldEndWith(".");
    }

    [Fact]
    public void Half_a_character_of_UTF_8_is_named()
    {
        byte[] bytes = [.. "{\"a\": \""u8, 0xC3, .. "\"}"u8];

        Should.Throw<RoundupException>(() => SampleFiles.Infer(bytes)).Message.ShouldContain("the text is not UTF-8");
    }

    [Fact]
    public void A_file_that_is_too_deep_is_refused_and_a_deep_one_is_not()
    {
        static string Nested(int depth) =>
            string.Concat(Enumerable.Repeat("{\"a\":", depth)) + "1" + new string('}', depth);

        Should.Throw<RoundupException>(() => SampleFiles.Infer(Nested(600))).Message.ShouldContain("nested more than 512 levels deep");
        SampleFiles.Infer(Nested(500)).Deepest.ShouldBe(500);
    }

    [Fact]
    public void A_missing_file_and_a_folder_are_named()
    {
        var missing = Path.Combine(_folder, "none.json");

        Should.Throw<RoundupException>(() => ModelInference.Infer(missing, new())).Message
            .ShouldBe($"{missing}: there is no such file; check the path.");
        Should.Throw<RoundupException>(() => ModelInference.Infer(_folder, new())).Message.ShouldStartWith($"{_folder}: it is a folder");
    }

    [Fact]
    public void A_dictionary_of_thousands_of_keys_can_be_a_root()
    {
        var keys = string.Join(",", Enumerable.Range(0, 5000).Select(i => $"\"k{i}\":1"));

        SampleFiles.Infer($"{{{keys}}}").Source.ShouldContain("public Dictionary<string, int>? Object");
    }

    [Fact]
    public void A_name_that_is_twice_is_found_in_a_large_dictionary()
    {
        var keys = string.Join(",", Enumerable.Range(0, 3000).Select(i => $"\"k{i}\":1"));

        SampleFiles.Infer($"{{\"m\":{{{keys}}}}}").Member("m").ShouldBe("public Dictionary<string, int> m");
        Should.Throw<RoundupException>(() => SampleFiles.Infer($"{{\"m\":{{{keys},\"k7\":2}}}}"))
            .Message.ShouldContain("\"k7\" appears twice");
    }

    public static TheoryData<string, bool> Encodings => new()
    {
        { "utf-8", true }, { "utf-16", true }, { "utf-16BE", true }, { "utf-32", true }, { "utf-32BE", true },
        { "utf-8", false }, { "utf-16", false }, { "utf-16BE", false }, { "utf-32", false }, { "utf-32BE", false },
    };

    [Theory]
    [MemberData(nameof(Encodings))]
    public void Every_encoding_of_JSON_is_read(string name, bool hasMark)
    {
        const string Json = "{\"größe\": \"日本 \U0001F600\", \"a\": 1}";
        var encoding = Encoding.GetEncoding(name);
        byte[] bytes = [.. hasMark ? encoding.GetPreamble() : [], .. encoding.GetBytes(Json)];

        SampleFiles.Infer(bytes).Source.ShouldBe(SampleFiles.Infer(Json).Source);
    }

    [Fact]
    public void Text_that_is_wrong_in_its_encoding_is_named()
    {
        byte[] bytes = [0xFF, 0xFE, .. Encoding.Unicode.GetBytes("{\"a\": \"x"), 0x00, 0xD8, .. Encoding.Unicode.GetBytes("\"}")];

        Should.Throw<RoundupException>(() => SampleFiles.Infer(bytes)).Message.ShouldContain("not valid in its encoding");
    }

    [Fact]
    public void Tokens_longer_than_the_buffer_and_lines_across_it_keep_their_places()
    {
        var text = new string('x', 700_000);
        var json = $"{{\"a\": \"{text}\",\n \"b\": \"é{text}\",\n  \"b\": 1}}";

        Should.Throw<RoundupException>(() => SampleFiles.Infer(json)).Message.ShouldStartWith("thing.json(3,3): the name \"b\"");
        SampleFiles.Infer($"{{\"a\": \"{text}\"}}\n{{\"a\": null}}").Form.ShouldBe(SampleForm.Lines);
    }
}
