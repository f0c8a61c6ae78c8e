namespace Roundup.Datasets.Listings;

public class ListingMedia
{
    public ListingMediaCategory Category { get; set; }

    public ListingMediaType Type { get; set; }

    public string Url { get; set; } = "";
}

public class PdfUpload
{
    public string Url { get; set; } = "";

    public PdfType Type { get; set; }

    public string Filename { get; set; } = "";

    public string FileDescription { get; set; } = "";
}

public enum ListingMediaCategory
{
    Image,
    Video,
    Others,
}

public enum ListingMediaType
{
    Photo,
    Mp4,
    Youtube,
    Floorplan,
    Vimeo,
    NotSpecified,
}

public enum PdfType
{
    CommercialPdf = 1,
    NewDevBrochurePdf = 2,
    FloorplanPdf = 3,
    DevProjectPdf = 4,
}
