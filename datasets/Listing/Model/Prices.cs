using System.Collections.Generic;

namespace Roundup.Datasets.Listings;

public class PriceDetails
{
    public decimal? Price { get; set; }

    public int? PriceFrom { get; set; }

    public int? PriceTo { get; set; }

    public string PricePrefix { get; set; } = "";

    public bool CanDisplayPrice { get; set; }

    public PriceHiddenReason[] HiddenReasons { get; set; } = null!;

    public string DisplayPrice { get; set; } = "";

    public decimal? Bond { get; set; }

    public bool? PriceReduction { get; set; }

    public GstOptionType? GstOption { get; set; }

    public PriceType? PriceType { get; set; }

    public PriceUnitType? PriceUnit { get; set; }
}

public class BasicPrice
{
    public int? From { get; set; }

    public int? To { get; set; }
}

public class MedianPriceData
{
    public string Suburb { get; set; } = "";

    public string Postcode { get; set; } = "";

    public MedianPriceType? PriceType { get; set; }

    public int? MedianPrice { get; set; }

    public string Source { get; set; } = "";

    public string SourceDateFrom { get; set; } = "";

    public string SourceDateTo { get; set; } = "";

    public string SourceCollectionDate { get; set; } = "";
}

public class PastSaleData
{
    public string UnitNumber { get; set; } = "";

    public string StreetNumber { get; set; } = "";

    public string Street { get; set; } = "";

    public string Suburb { get; set; } = "";

    public string Postcode { get; set; } = "";

    public string State { get; set; } = "";

    public string DateOfSale { get; set; } = "";

    public long SoldPrice { get; set; }
}

public class ComparableData
{
    public List<PastSaleData> ComparableProperty { get; set; } = null!;

    public string DeclarationText { get; set; } = "";
}

public class StatementOfInformation
{
    public BasicPrice EstimatedPrice { get; set; } = null!;

    public ComparableData ComparableData { get; set; } = null!;

    public MedianPriceData SuburbMedianPrice { get; set; } = null!;

    public string DocumentationUrl { get; set; } = "";
}

public enum GstOptionType
{
    NA = 1,
    Inc = 2,
    Ex = 3,
}

public enum MedianPriceType
{
    House = 0,
    ApartmentUnitFlat = 1,
    VacantLand = 2,
}

public enum PriceHiddenReason
{
    ByAgency = 0,
    QLDRestriction = 1,
}

public enum PriceType
{
    Gross = 1,
    Net = 2,
}

public enum PriceUnitType
{
    TotalAmount = 1,
    PerSqm = 2,
}
