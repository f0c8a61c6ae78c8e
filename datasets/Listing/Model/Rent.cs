using System;

namespace Roundup.Datasets.Listings;

public class RentalDetails
{
    public RentalMethod RentalMethod { get; set; }

    public DateTime? LeasedDate { get; set; }

    public int? LeasedPrice { get; set; }

    public bool CanDisplayPrice { get; set; }

    public int? LeasedMonths { get; set; }

    public PublishSource Source { get; set; }

    public int? TermOfLeaseFrom { get; set; }

    public int? TermOfLeaseTo { get; set; }

    public int? LeaseOutgoings { get; set; }
}

public class UnitDetails
{
    public string Name { get; set; } = "";

    public int? Size { get; set; }

    public decimal? Price { get; set; }

    public string Notes { get; set; } = "";

    public bool IsSoldOrLeased { get; set; }

    public OccupancyType? Occupancy { get; set; }

    public PriceUnitType PriceUnit { get; set; }

    public decimal? LeasePriceForSaleorLease { get; set; }
}

public enum RentalMethod
{
    NotStated,
    Rent,
    Share,
    Holiday,
    Lease,
}
