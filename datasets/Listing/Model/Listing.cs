using System;
using System.Collections.Generic;

namespace Roundup.Datasets.Listings;

public class Listing
{
    public int Id { get; set; }

    public int? RelatedId { get; set; }

    public AddressParts AddressParts { get; set; } = null!;

    public AdvertiserIdentifiers AdvertiserIdentifiers { get; set; } = null!;

    public AustralianPropertyMonitorsIdentifiers ApmIdentifiers { get; set; } = null!;

    public float? Bathrooms { get; set; }

    public float? Bedrooms { get; set; }

    public string BuildingArea { get; set; } = "";

    public decimal? BuildingAreaSqm { get; set; }

    public decimal? AreaFrom { get; set; }

    public decimal? AreaTo { get; set; }

    public float? Carspaces { get; set; }

    public ParkingType? ParkingOption { get; set; }

    public string ParkingInformation { get; set; } = "";

    public IEnumerable<ParkingDetails> ParkingDetails { get; set; } = null!;

    public DateTime? DateAvailable { get; set; }

    public DateTime DateCreated { get; set; }

    public DateTime DateUpdated { get; set; }

    public DateTime DateMinorUpdated { get; set; }

    public DateTime? DatePurged { get; set; }

    public DateTime? DateListed { get; set; }

    public string Description { get; set; } = "";

    public int? DevProjectId { get; set; }

    public int? EnergyEfficiencyRating { get; set; }

    public IEnumerable<string> Features { get; set; } = null!;

    public List<StructuredFeature> StructuredFeatures { get; set; } = null!;

    public GeoLocation GeoLocation { get; set; } = null!;

    public string Headline { get; set; } = "";

    public int ListingId { get; set; }

    public PropertyInspections InspectionDetails { get; set; } = null!;

    public bool IsNewDevelopment { get; set; }

    public bool IsTopSpotEligible { get; set; }

    public string LandArea { get; set; } = "";

    public decimal? LandAreaSqm { get; set; }

    public decimal? LandAreaFrom { get; set; }

    public decimal? LandAreaTo { get; set; }

    public IEnumerable<ListingMedia> Media { get; set; } = null!;

    public Objective Objective { get; set; }

    public PriceDetails PriceDetails { get; set; } = null!;

    public PromoLevel PromoLevel { get; set; }

    public string PropertyId { get; set; } = "";

    public IEnumerable<PropertyType> PropertyTypes { get; set; } = null!;

    public ProviderDetails ProviderDetails { get; set; } = null!;

    public RentalDetails RentalDetails { get; set; } = null!;

    public SaleDetails SaleDetails { get; set; } = null!;

    public Status Status { get; set; }

    public ListingSaleMode SaleMode { get; set; }

    public bool? Deleted { get; set; }

    public bool IsWithdrawn { get; set; }

    public Channel Channel { get; set; }

    public Uri SeoUrl { get; set; } = null!;

    public int MapCertainty { get; set; }

    public string VirtualTourUrl { get; set; } = "";

    public string WebLinkUrl { get; set; } = "";

    public bool HomepassEnabled { get; set; }

    public StatementOfInformation StatementOfInformation { get; set; } = null!;

    public int? NumberOfDwellings { get; set; }

    public List<string> Highlights { get; set; } = null!;

    public bool IsRural { get; set; }

    public List<ListingSupplementary> Supplementary { get; set; } = null!;

    public EoiDetails EoiDetails { get; set; } = null!;

    public int? NumberOfOnSiteParking { get; set; }

    public OccupancyType? Occupancy { get; set; }

    public int? UnitsOffered { get; set; }

    public string PropertyName { get; set; } = "";

    public string PropertyLocation { get; set; } = "";

    public BuildingType? BuildingType { get; set; }

    public bool? IsSingleProperty { get; set; }

    public decimal? Nabers { get; set; }

    public List<EnquiryContactPreference> EnquiryContactPreference { get; set; } = null!;

    public List<PdfUpload> Pdfs { get; set; } = null!;

    public DateTime? SoldLeasedExpiry { get; set; }

    public List<UnitDetails> UnitDetails { get; set; } = null!;

    public List<string> Tags { get; set; } = null!;
}

public enum BuildingType
{
    Whole = 1,
    Part = 2,
    NA = 3,
}

public enum Channel
{
    Residential = 0,
    Commercial = 1,
    Business = 3,
}

public enum EnquiryContactPreference
{
    ByPhone = 1,
    ByEmail = 2,
}

public enum ListingSaleMode
{
    Buy,
    Rent,
    Share,
    Sold,
    Leased,
    Archived,
}

public enum Objective
{
    Sale,
    Rent,
}

public enum OccupancyType
{
    Tenanted = 1,
    Vacant = 2,
}

public enum ParkingType
{
    OnSite = 1,
    OnStreet = 2,
    NoParking = 3,
    Garage = 4,
    Carport = 5,
    Outdoor = 6,
}

public enum PromoLevel
{
    Standard,
    StandardPp,
    Elite,
    ElitePp,
    PremiumPlus,
}

public enum PropertyType
{
    Unknown = 0,
    House = 119,
    Carspace = 45,
    NewHouseLand = 120,
}

public enum Status
{
    Unknown,
    Archived,
    UnderOffer,
    Sold,
    Leased,
}
