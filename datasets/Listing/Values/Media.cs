namespace Roundup.Datasets.Listings;

public sealed partial class ListingValues
{
    private static ListingMedia ListingMedia(Maker make) => new()
    {
        Category = make.Any<ListingMediaCategory>(),
        Type = make.Any<ListingMediaType>(),
        Url = make.Text("Url"),
    };

    private static PdfUpload PdfUpload(Maker make) => new()
    {
        Url = make.Text("Url"),
        Type = make.Any<PdfType>(),
        Filename = make.Text("Filename"),
        FileDescription = make.Text("FileDescription"),
    };
}
