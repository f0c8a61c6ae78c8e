using System.Text;
using Roundup.Engine.Experiments.Checks.Texts;

namespace Roundup.Engine.Tests.Checks;

public class TextComparerTests
{
    private const string Old = """
        {"OrderId":7,"Status":"Paid","Note":null,"PlacedAt":"2026-03-01T08:00:00+00:00","Title":"Caf\u00e9","Lines":[{"UnitPrice":1.5}]}
        """;

    [Theory]
    [InlineData("""{"OrderId":7}""", """{"order_id":7}""", "Name: OrderId → order_id")]
    [InlineData("""{"OrderId":7}""", """{"orderId":7}""", "LetterCase: OrderId → orderId")]
    [InlineData("""{"Name":"abc","Id":7}""", """{"Id":7,"n":"abc"}""", "Name: Name → n|Order:  → ")]
    [InlineData("""{"A":1,"B":true,"C":2}""", """{"A":1,"x":"true","C":2}""", "Name: B → x|Form: B → x")]
    [InlineData("""{"Status":"Paid"}""", """{"Status":2}""", "TextToNumber: Status → Status")]
    [InlineData("""{"Status":2}""", """{"Status":"Paid"}""", "NumberToText: Status → Status")]
    [InlineData("""{"Status":"PaidLate"}""", """{"Status":"paid_late"}""", "Spelling: Status → Status")]
    [InlineData("""{"Id":1,"Note":null}""", """{"Id":1}""", "Null: Note → -")]
    [InlineData("""{"Id":1}""", """{"Id":1,"Note":null}""", "Null: - → Note")]
    [InlineData("""{"Id":1,"Count":0}""", """{"Id":1}""", "Default: Count → -")]
    [InlineData("""{"Id":1,"Total":5}""", """{"Id":1}""", "Member: Total → -")]
    [InlineData("""{"At":"2026-03-01T08:00:00Z"}""", """{"At":"2026-03-01T08:00:00+00:00"}""", "Date: At → At")]
    [InlineData("""{"At":"2026-03-01T08:00:00Z"}""", """{"At":"01.03.2026"}""", "Date: At → At")]
    [InlineData("""{"At":"2026-03-01T08:00:00Z"}""", """{"At":"\/Date(1772352000000)\/"}""", "Date: At → At")]
    [InlineData("""{"At":1772352000}""", """{"At":"2026-03-01T08:00:00Z"}""", "Date: At → At")]
    [InlineData("""{"Wait":"01:00:00"}""", """{"Wait":"PT1H"}""", "Text: Wait → Wait")]
    [InlineData("""{"Price":1.0}""", """{"Price":1}""", "Number: Price → Price")]
    [InlineData("""{"Price":"1"}""", """{"Price":1}""", "Number: Price → Price")]
    [InlineData("""{"Title":"Caf\u00e9"}""", """{"Title":"Café"}""", "Escapes: Title → Title")]
    [InlineData("""{"Id":1,"Title":"a"}""", """{"Title":"a","Id":1}""", "Order:  → ")]
    [InlineData("""{"Id":[1]}""", """{ "Id": [ 1 ] }""", "Layout:  → ")]
    [InlineData("""{"P":{"$type":"card","N":1}}""", """{"P":{"N":1}}""", "Discriminator: P → -")]
    [InlineData("""{"P":{"$type":"card","N":1}}""", """{"P":{"N":1,"$type":"card"}}""", "Discriminator: P → P")]
    [InlineData("""{"P":{"$type":"card"}}""", """{"P":{"$type":"Shop.Card, Shop"}}""", "Discriminator: P → P")]
    [InlineData("""{"L":[{"N":1}]}""", """{"$id":"1","L":{"$id":"2","$values":[{"N":1}]}}""", "References: - → |References: L → L")]
    [InlineData("""{"L":[{"N":1},{"N":1}]}""", """{"L":[{"N":1},{"$ref":"1"}]}""", "References: L[] → L[]")]
    [InlineData("""{"T":{"secret one":1}}""", """{"T":{"secretOne":1}}""", "Keys: T[] → T[]")]
    [InlineData("""{"T":{"secret":{"Price":1}}}""", """{"T":{"secret":{"price":1}}}""", "LetterCase: T[].Price → T[].price")]
    [InlineData("""[{"Lines":[{"UnitPrice":1}]}]""", """[{"Lines":[{"unit_price":1}]}]""",
        "Name: Lines[].UnitPrice → Lines[].unit_price")]
    [InlineData("""{"B":"AQI="}""", """{"B":[1,2]}""", "Form: B → B")]
    public void Each_kind_of_difference_is_found_by_member(string before, string after, string expected) =>
        Compare((before, after)).ShouldBe(expected);

    [Fact]
    public void Equal_texts_have_no_difference() => Compare((Old, Old)).ShouldBe("");

    [Fact]
    public void Several_changes_are_told_apart_and_named_by_their_members() => Compare((Old, """
        {"order_id":7,"status":1,"placed_at":"01.03.2026 08:00","title":"Café","lines":[{"unit_price":1.50}]}
        """)).Split('|').Where(one => !one.StartsWith("LetterCase", StringComparison.Ordinal)).ShouldBe(
        [
            "Name: OrderId → order_id",
            "Name: PlacedAt → placed_at",
            "Name: Lines[].UnitPrice → lines[].unit_price",
            "Null: Note → -",
            "TextToNumber: Status → status",
            "Date: PlacedAt → placed_at",
            "Number: Lines[].UnitPrice → lines[].unit_price",
            "Escapes: Title → title",
        ],
        ignoreOrder: true);

    [Fact]
    public void A_member_that_is_written_in_other_values_is_left_out_where_it_has_its_default() => Compare(
        ("""{"Id":1,"Status":"Draft"}""", """{"Id":1}"""), ("""{"Id":2,"Status":"Paid"}""", """{"Id":2,"Status":"Paid"}"""))
        .ShouldBe("Default: Status → -");

    /// <summary>Where a value says nothing of a renamed member, others do.</summary>
    [Fact]
    public void A_renamed_member_is_known_from_other_values() => Compare(
        ("""{"Id":0,"Count":0,"Name":""}""", """{"a":0,"Name":"","b":0}"""),
        ("""{"Id":7,"Count":8,"Name":"x"}""", """{"a":7,"Name":"x","b":8}"""))
        .ShouldBe("Name: Id → a|Name: Count → b|Order:  → ");

    private static string Compare(params (string Before, string After)[] texts) => string.Join('|', TextComparer
        .Compare(
            [.. texts.Select(one => (Encoding.UTF8.GetBytes(one.Before.Trim()), Encoding.UTF8.GetBytes(one.After.Trim())))],
            name => name.StartsWith("secret", StringComparison.Ordinal) ? null : name)
        .Select(one => $"{one.Kind}: {one.Before ?? "-"} → {one.After ?? "-"}"));
}
