using System.Collections.Generic;

namespace Roundup.Datasets.Listings;

public class StructuredFeature
{
    public string Name { get; set; } = "";

    public string Category { get; set; } = "";

    public FeatureSource Source { get; set; }
}

public class ListingSupplementary
{
    public string Name { get; set; } = "";

    public string Description { get; set; } = "";

    public List<string> Types { get; set; } = null!;

    public List<SupplementaryMetadata> Metadata { get; set; } = null!;
}

public class SupplementaryMetadata
{
    public string Name { get; set; } = "";

    public string Description { get; set; } = "";

    public decimal? Measurement { get; set; }

    public MeasurementUnit? MeasurementUnit { get; set; }
}

public class ParkingDetails
{
    public ParkingType ParkingType { get; set; }

    public int? NumberOfSpaces { get; set; }
}

public enum FeatureSource
{
    Advertiser = 0,
    Suggested = 1,
}

public enum MeasurementUnit
{
    SquareMetres,
    Hectares,
    Millimetres,
    DSE,
}
