using Roundup.Facts;
using Roundup.Reporting.Facts;

namespace Roundup.Reporting.Tests;

public class SerializerVersionsTests
{
    [Theory]
    [InlineData("", "Text: SwiftException")]
    [InlineData("2.0", "data of 2.0: Text: SwiftException")]
    [InlineData("1.0 2.0 3.0", "data of 1.0 to 3.0: Text: SwiftException")]
    [InlineData("1.0 3.0", "data of 1.0, 3.0: Text: SwiftException")]
    public void Versions_whose_data_are_not_read_are_named_together_where_none_between_them_is_read(string writers, string text) =>
        SerializerVersions.What(
            new("versions", "Text", CheckOutcome.Rejected, "Text: SwiftException", [])
            {
                WrittenBy = writers.Length == 0 ? null : writers.Split(' '),
            },
            ["1.0", "2.0", "3.0", "4.0"]).ShouldBe(text);
}
