namespace Roundup.Datasets.Listings;

public class AddressParts
{
    public string StreetNumber { get; set; } = "";

    public string UnitNumber { get; set; } = "";

    public string Street { get; set; } = "";

    public string Suburb { get; set; } = "";

    public int? SuburbId { get; set; }

    public StateAbbreviation StateAbbreviation { get; set; }

    public string Postcode { get; set; } = "";

    public string DisplayAddress { get; set; } = "";

    public DisplayAddressType DisplayType { get; set; }
}

public class GeoLocation
{
    public double? Latitude { get; set; }

    public double? Longitude { get; set; }
}

public enum DisplayAddressType
{
    FullAddress = 0,
    StreetAndSuburb = 1,
    SuburbOnly = 2,
    RegionOnly = 3,
    AreaOnly = 4,
    StateOnly = 5,
}

public enum StateAbbreviation
{
    NSW,
    VIC,
    SA,
    NT,
    TAS,
    ACT,
    QLD,
    WA,
}
