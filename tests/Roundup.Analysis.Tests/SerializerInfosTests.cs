namespace Roundup.Analysis.Tests;

public class RowInfosTests
{
    [Fact]
    public void A_row_without_metadata_has_its_name()
    {
        var file = Synthetic.File(null, Synthetic.Timed("a", 100)) with { Serializers = [] };

        var info = SerializerInfos.Of(file)["a/b"];

        (info.Name, info.Library, info.Format).ShouldBe(("a/b", "a", "unknown"));
    }
}
