using System.Text;
using Roundup.Engine.Privacy;

namespace Roundup.Engine.Tests.Privacy;

public sealed class MessageFilterTests : IDisposable
{
    private readonly TempFolder folder = new();

    public void Dispose() => folder.Dispose();

    [Theory]
    [InlineData(
        "JsonException: The JSON value 'Ada Lovelace' could not be converted to System.Int32. Path: $.Customer | LineNumber: 0",
        "JsonException: The JSON value '… …' could not be converted to System.Int32. Path: $.Customer | LineNumber: 0 "
            + "(values are left out: --include-data keeps them)")]
    [InlineData(
        "FormatException: String 'a1b2-2026' was not recognized",
        "FormatException: String '…-…' was not recognized (values are left out: --include-data keeps them)")]
    [InlineData("InvalidOperationException: No serializer defined for type: System.DateTimeOffset", null)]
    [InlineData(
        "Property 'Größe' is unknown, 'Straße 5' too",
        "Property 'Größe' is unknown, '… …' … (values are left out: --include-data keeps them)")]
    [InlineData("Expected a number at $.Order[3].Customer[0][12], line 4, column 17, byte 250, index 7", null)]
    [InlineData("Path 'Order[2].Größe', line 1, position 42. LineNumber: 0 | BytePositionInLine: 17.", null)]
    [InlineData("no answer within 20 s (in Serialize); it grew past the limit of 2.0 GB (in Serialize); root 3 does not come back", null)]
    [InlineData("the process ended by itself with exit code 139, as by Environment.Exit", null)]
    [InlineData("Cannot cast List`1 to Nullable`1 in Int32Converter", null)]
    [InlineData("'Ada[3]' at column 9", "'…[…]' at column 9 (values are left out: --include-data keeps them)")]
    [InlineData("Order { Offset = 12 } at offset 3", "Order { Offset = … } at offset … (values are left out: --include-data keeps them)")]
    public void Values_are_left_out_and_names_stay(string reason, string? expected) =>
        Filter(hidesNames: false).WithoutValues(reason).ShouldBe(expected ?? reason);

    [Fact]
    public void Names_are_left_out_where_they_are_hidden_too()
    {
        Filter(hidesNames: true).WithoutValues("The member Customer of Order cannot be Ada")
            .ShouldBe("The member … of … cannot be …");
        Filter(hidesNames: true).WithoutNames("Order.Customer: Uri is not covered").ShouldBe("….…: Uri is not covered");
        Filter(hidesNames: true).WithoutNames("get_customerName of OrderFormatter failed").ShouldBe("… of … failed");
        Filter(hidesNames: false).WithoutNames("Order.Customer: Uri is not covered").ShouldBe("Order.Customer: Uri is not covered");
    }

    /// <summary>Whatever a message quotes of the sample, no word, number or date of it is told.</summary>
    [Fact]
    public void No_value_of_a_sample_survives()
    {
        var random = new Random(1);
        for (var trial = 0; trial < 200; trial++)
        {
            string[] values = [.. Enumerable.Range(0, 5).Select(_ => Word(random))];
            var sample = folder.Write("sample.ndjson", $$"""{"Customer":"{{string.Join(' ', values)}}","Größe":{{trial}}}""");
            var words = new HashSet<string>();
            DataWordReader.AddSample(sample, words);

            var told = new MessageFilter(new HashSet<string> { "Customer" }, words, hidesNames: false)
                .WithoutValues($"X: cannot read {values[0]} at '{values[1]}' ({values[2]}={values[3]}:{values[4]}) {random.Next(100)}");

            told.ShouldBe("X: cannot read … at '…' (…=…:…) … (values are left out: --include-data keeps them)");
        }
    }

    [Fact]
    public void Words_are_found_in_files_of_values()
    {
        var file = folder.In("values.bin");
        File.WriteAllBytes(file,
        [
            0, 5, .. "Lovelace"u8, 1, 2, .. "ab"u8, 3, .. Encoding.Unicode.GetBytes("Turing"),
            0x6E, 0, 0, .. Encoding.Unicode.GetBytes("Hopper"),
        ]);
        var words = new HashSet<string>();

        DataWordReader.AddValues(file, words);

        words.Order().ShouldBe(["hopper", "lovelace", "turingn"]);
        new MessageFilter(new HashSet<string>(), words, hidesNames: false).WithoutValues("no Turing")
            .ShouldBe("no … (values are left out: --include-data keeps them)");
    }

    private static MessageFilter Filter(bool hidesNames) =>
        new(new HashSet<string> { "Order", "Customer", "Größe", "Offset" }, new HashSet<string> { "ada", "lovelace", "too" }, hidesNames);

    private static string Word(Random random) =>
        string.Concat(Enumerable.Range(0, random.Next(1, 12)).Select(_ => (char)('b' + random.Next(24)))) + "q";
}
