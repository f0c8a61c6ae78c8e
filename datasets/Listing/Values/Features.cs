namespace Roundup.Datasets.Listings;

public sealed partial class ListingValues
{
    private static StructuredFeature StructuredFeature(Maker make) => new()
    {
        Name = make.Text("Name"),
        Category = make.Text("Category"),
        Source = make.Any<FeatureSource>(),
    };

    private static ListingSupplementary ListingSupplementary(Maker make) => new()
    {
        Name = make.Text("Name"),
        Description = make.Text("Description"),
        Types = [make.Text("Types"), make.Text("Types"), make.Text("Types")],
        Metadata = [SupplementaryMetadata(make), SupplementaryMetadata(make), SupplementaryMetadata(make)],
    };

    private static SupplementaryMetadata SupplementaryMetadata(Maker make) => new()
    {
        Name = make.Text("Name"),
        Description = make.Text("Description"),
        Measurement = make.Number(),
        MeasurementUnit = make.Any<MeasurementUnit>(),
    };

    private static ParkingDetails ParkingDetails(Maker make) => new()
    {
        ParkingType = make.Any<ParkingType>(),
        NumberOfSpaces = make.Number(),
    };
}
