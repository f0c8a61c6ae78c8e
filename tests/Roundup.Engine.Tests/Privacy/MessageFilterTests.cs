using System.Text.RegularExpressions;

namespace Roundup.Engine.Tests.Privacy;

public sealed partial class MessageFilterTests : FolderTests
{
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
    [InlineData("no answer within 20 s (in Serialize); its memory exceeded the limit of 2.0 GB; root 3 does not come back", null)]
    [InlineData("the process ended by itself with exit code 139, as Environment.Exit does", null)]
    [InlineData("Cannot cast List`1 to Nullable`1 in Int32Converter", null)]
    [InlineData("'Ada[3]' at column 9", "'…[…]' at column 9 (values are left out: --include-data keeps them)")]
    [InlineData("Order { Offset = 12 } at offset 3", "Order { Offset = … } at offset … (values are left out: --include-data keeps them)")]
    [InlineData("JsonReaderException: The reader's MaxDepth of 64 has been exceeded. Path '[3].Customer.Cust… (in Deserialize)", null)]
    [InlineData(
        "JsonException: A possible object cycle was detected. This can either be due to a cycle or if the object depth is larger than the "
            + "maximum allowed depth of 64. Consider using ReferenceHandler.Preserve. Path: $.Customer (in Serialize)",
        null)]
    [InlineData("YamlException: (Lin: 205, Col: 17, Chr: 7213) - (Lin: 205, Col: 42, Chr: 7213): no such property (in Deserialize)", null)]
    [InlineData(
        "TypeLoadException: 'System.ValueTuple`8' cannot be found in assembly 'System.Private.CoreLib, Version=9.0.17.0, "
            + "Culture=neutral, PublicKeyToken=7cec85d7bea7798e'.",
        null)]
    [InlineData("InvalidDataException: expected 64 elements but found 17 of 42 members in MessagePack 2.5.307", null)]
    [InlineData("root 17 does not come back: Customer: count (42 → 17)", null)]
    [InlineData("OverflowException: more than 2147483647 and more than 5000 in Vector128 and Iso8601DateTimeFormatter", null)]
    [InlineData("AdaException: an error", null)]
    [InlineData("XException: Couldn't find a match for the enumeration while reading", null)]
    [InlineData("root 17 or 42: the index is wrong", null)]
    [InlineData("XException: it is (in Deserialize of root 17, index 42, Order.Customer[]; also of root 3, root 64 and others)", null)]
    [InlineData(
        "XException: it is (in Deserialize of root 17, Order.Ada)",
        "XException: it is (in Deserialize of root 17, Order.…) (values are left out: --include-data keeps them)")]
    [InlineData(
        "X: 17 is more than 42; got 64 at 1985, 2026-01-02 as 02 Jan 2026; Offset 5000; host 10.17.3.42, hash 938271, Ada2",
        "X: … is more than …; got … at …, …-…-… as … … …; Offset …; host ….….….…, hash …, … "
            + "(values are left out: --include-data keeps them)")]
    [InlineData(
        "FormatException: '5000' and 'x Vector128' are cut: \"Love… (in Deserialize)",
        "FormatException: '…' and 'x …' are cut: \"…… (in Deserialize) (values are left out: --include-data keeps them)")]
    [InlineData("AvroException: Property Customer isn't compatible with what they're given, and it couldn't be", null)]
    [InlineData("YamlException: (Line: 205, Col: 17, Idx: 7213): no; LineNumber: 42 | BytePositionInLine: 64; line 3, position 17", null)]
    [InlineData("got 198… (in Deserialize)", "got …… (in Deserialize) (values are left out: --include-data keeps them)")]
    public void Values_are_left_out_and_names_stay(string reason, string? expected) =>
        Filter(hidesNames: false).WithoutValues(reason).ShouldBe(expected ?? reason);

    /// <summary>The data has 77123999, 4255551234, 1234567.5, Lovelace and Straw; a short number stays beside a word.</summary>
    [Theory]
    [InlineData("length 77123999 elements", "length … elements")]
    [InlineData("length 77,123,999 elements, limit of 77.123.999", "length …,…,… elements, limit of ….….…")]
    [InlineData("at 77 123 999 bytes, 77'123'999 items, 77_123_999 fields", "at … … … bytes, …'…'… items, … fields")]
    [InlineData("77123999.00 bytes; 77,123,999.50 bytes", "….… bytes; …,…,….… bytes")]
    [InlineData("line 77123999, position 77123999", "line …, position …")]
    [InlineData("LineNumber: 77123999 | BytePositionInLine: 077123999", "LineNumber: … | BytePositionInLine: …")]
    [InlineData("maximum depth of 77123999; index 77123999; Version=77123999", "maximum depth of …; index …; Version=…")]
    [InlineData("Order[77123999], $[77123999], '[77123999].Order'", "Order[…], $[…], '[…].Order'")]
    [InlineData("root 77123999: count (77123999 → 4255551234)", "root 77123999: count (… → …)")]
    [InlineData("12345675 bytes; 1234567.5 bytes; length 42555… (in Serialize)", "… bytes; ….… bytes; length 42555… (in Serialize)")]
    [InlineData("length 7712399… (in Serialize)", "length …… (in Serialize)")]
    [InlineData("length 9999999 elements, line 7712, position 425555", null)]
    [InlineData("no LovelaceReader, GetLovelace, getLOVELACE, Lovelace2Reader", "no …, …, …, …")]
    [InlineData("no xlovelacex, XLOVELACEX, ecalevol", "no …, …, ecalevol")]
    [InlineData("no StrawReader, aStraw, strawberry", "no …, …, strawberry")]
    [InlineData("no Reader_Lovelace, Lovelace128, x-lovelace-y, LOVELACE", "no …, …, x-…-y, …")]
    [InlineData("no FormatReader, OrderReader, ListFormatter", null)]
    public void A_long_number_or_a_word_of_the_data_goes_whatever_is_beside_or_around_it(string reason, string? expected)
    {
        var words = new HashSet<string>();
        var sample = folder.Write(
            "sample.ndjson", """{"a":77123999,"b":"(425) 555-1234 4255551234","c":1234567.5,"d":"Lovelace Straw Order Format"}""");
        DataWordReader.AddSample(sample, words);

        new MessageFilter(new HashSet<string> { "Order" }, words, hidesNames: false).WithoutValues(reason)
            .ShouldBe(expected is null ? reason : expected + " (values are left out: --include-data keeps them)");
    }

    [Fact]
    public void The_unit_of_a_limit_stays_beside_words_that_begin_with_it()
    {
        const string Limits = "no answer within 20 s (in Serialize); its memory exceeded the limit of 2.0 GB";

        new MessageFilter(new HashSet<string>(), new HashSet<string> { "song", "gbr" }, hidesNames: false).WithoutValues(Limits)
            .ShouldBe(Limits);
    }

    /// <summary>
    /// Values in any form that a message gives them, among the library's own constants of which the data has the same numbers: no value is
    /// told, and each constant is.
    /// </summary>
    [Fact]
    public void No_value_is_told_and_each_constant_is()
    {
        string[] constants =
        [
            "MaxDepth of 64 exceeded", "a limit of 17", "line 3, position 42", "Version=4.0.0.0", "at most 17 elements", "$.Customer[2]",
            "root 1: ", "List`1", "3 of 17 properties", "byte 250", "Int32Converter", "PublicKeyToken=b77a5c561934e089",
        ];
        var random = new Random(1);
        for (var trial = 0; trial < 500; trial++)
        {
            var text = $"{Word(random)} {random.Next(2000, 9999)} {Word(random)}";
            var number = (decimal)random.Next(1, 100_000_000) / 100;
            var date = DateTimeOffset.FromUnixTimeSeconds(random.Next());
            var sample = folder.Write("sample.ndjson", string.Create(
                CultureInfo.InvariantCulture,
                $$"""{"Customer":"{{text}}","Größe":{{number}},"d":"{{date:O}}","n":[64,17,3,42,4,2,1,250],"ip":"10.0.{{trial}}.7"}"""));
            var words = new HashSet<string>();
            DataWordReader.AddSample(sample, words);
            var parts = text.Split(' ');
            string[] values =
            [
                text, parts[1], $"{parts[0]}{parts[1]}", number.ToString("0.000", CultureInfo.InvariantCulture),
                decimal.Truncate(number).ToString(CultureInfo.InvariantCulture), (number * 100).ToString("0", CultureInfo.InvariantCulture),
                date.ToString("d MMM yyyy HH:mm:ss", CultureInfo.InvariantCulture),
                date.ToString("MM/dd/yyyy", CultureInfo.InvariantCulture),
                date.Ticks.ToString(CultureInfo.InvariantCulture), date.ToUnixTimeSeconds().ToString(CultureInfo.InvariantCulture),
                $"10.0.{trial}.7", "64", "17", "250",
            ];
            var value = values[random.Next(values.Length)];
            var constant = constants[random.Next(constants.Length)];
            var isCut = random.Next(3) == 0;
            value = isCut ? value[..random.Next(1, value.Length)] : value;
            var form = (isCut ? -random.Next(1, 3) : random.Next(5)) switch
            {
                0 => "cannot read {0} here, {1}",
                1 => "'{0}' is no number. {1}",
                2 => "{1} was {0}",
                3 => "x={0}; {1}",
                4 => "{1} ({0})",
                -1 => "{1} is not {0}…",
                _ => "{1}: {{\"Customer\":\"{0}… (in Serialize)",
            };

            // The value is written as the one in which every run of letters and digits is left out.
            var expected = string.Format(CultureInfo.InvariantCulture, form, LettersAndDigits().Replace(value, "…"), constant);

            new MessageFilter(new HashSet<string> { "Customer", "Größe" }, words, hidesNames: false)
                .WithoutValues(string.Format(CultureInfo.InvariantCulture, form, value, constant))
                .ShouldBe($"{expected} (values are left out: --include-data keeps them)", $"{value} in {form}");
        }
    }

    [Fact]
    public void Names_are_left_out_where_they_are_hidden_too()
    {
        Filter(hidesNames: true).WithoutValues("The member Customer of Order cannot be Ada")
            .ShouldBe("The member … of … cannot be …");
        Filter(hidesNames: true).WithoutNames("Order.Customer: Uri is not covered").ShouldBe("….…: Uri is not covered");
        Filter(hidesNames: true).WithoutNames("get_customerName of OrderFormatter failed").ShouldBe("… of … failed");
        Filter(hidesNames: false).WithoutNames("Order.Customer: Uri is not covered").ShouldBe("Order.Customer: Uri is not covered");
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
        new(new HashSet<string> { "Order", "Customer", "Größe", "Offset" },
            new HashSet<string> { "ada", "customer", "lovelace", "too", "jan", "3", "1", "2", "17", "42", "64", "1985", "10", "2026" },
            hidesNames);

    private static string Word(Random random) =>
        string.Concat(Enumerable.Range(0, random.Next(1, 12)).Select(_ => (char)('b' + random.Next(24)))) + "q";

    [GeneratedRegex(@"[\p{L}\p{N}]+")]
    private static partial Regex LettersAndDigits();
}
