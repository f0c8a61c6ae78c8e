using Roundup.Engine.Payloads;

namespace Roundup.Engine.Tests.Payloads;

public class PayloadNamesTests
{
    [Theory]
    [InlineData("System.Text.Json/source-generator", "System.Text.Json-source-generator")]
    [InlineData("MessagePack/contractless+lz4", "MessagePack-contractless+lz4")]
    [InlineData("Newtonsoft.Json@13.0.1", "Newtonsoft.Json@13.0.1")]
    [InlineData("a:b*c?d\"e<f>g|h\\i\tj é", "a-b-c-d-e-f-g-h-i-j--")]
    [InlineData("../..", "-")]
    [InlineData("..", "_")]
    [InlineData("nul.net", "_nul.net")]
    public void A_name_holds_only_what_every_file_system_allows(string text, string name) => SafeFileName.Make(text).ShouldBe(name);

    [Fact]
    public void A_name_is_never_too_long() => SafeFileName.Make(new string('x', 5000)).Length.ShouldBeLessThan(240);

    [Fact]
    public void Rows_whose_names_become_equal_get_files_of_their_own()
    {
        var plan = Made.Plan(["A/b", "A-b", "a-B"], ["Books"], [1, 100], [Shape.Bytes]);
        var names = new PayloadNames(plan);

        var files = plan.Cases.Select(planned => names.Get(planned.Id)).ToList();

        files.Distinct(StringComparer.OrdinalIgnoreCase).Count().ShouldBe(6, "Serialize and Deserialize share one payload");
        files[..3].ShouldBe(["Books-1-Bytes/A-b@net10.0", "Books-1-Bytes/A-b@net10.0-2", "Books-1-Bytes/a-B@net10.0-3"]);
    }

    [Theory]
    [InlineData("JSON", "none", "json")]
    [InlineData("MessagePack", "brotli/fastest", "msgpack.br")]
    [InlineData("Protobuf", "gzip", "pb.gz")]
    [InlineData("own", "none", "bin")]
    [InlineData("own", "odd/breaks", "bin.packed")]
    public void The_file_ending_names_format_and_compressor(string format, string compressor, string ending) =>
        PayloadExtension.Get(format, compressor).ShouldBe(ending);
}
