using System;

namespace Roundup.Datasets.Listings;

public class SaleDetails
{
    public SaleMethod SaleMethod { get; set; }

    public SoldDetails SoldDetails { get; set; } = null!;

    public AuctionDetails AuctionDetails { get; set; } = null!;

    public TenderDetails TenderDetails { get; set; } = null!;

    public TenantDetails TenantDetails { get; set; } = null!;

    public int? AnnualReturn { get; set; }

    public string SaleTerms { get; set; } = "";
}

public class SoldDetails
{
    public int? SoldPrice { get; set; }

    public int? GovernmentRecordedSoldPrice { get; set; }

    public DateTime? SoldDate { get; set; }

    public bool CanDisplayPrice { get; set; }

    public SoldAction SoldAction { get; set; }

    public PublishSource Source { get; set; }
}

public class AuctionDetails
{
    public AuctionSchedule AuctionSchedule { get; set; } = null!;

    public int? AuctionedPrice { get; set; }

    public DateTime? AuctionedDate { get; set; }
}

public class AuctionSchedule
{
    public string LocationDescription { get; set; } = "";

    public DateTime? OpeningDateTime { get; set; }

    public string Terms { get; set; } = "";

    public string Url { get; set; } = "";
}

public class TenderDetails
{
    public string TenderRecipientName { get; set; } = "";

    public string TenderAddress { get; set; } = "";

    public DateTime? TenderEndDate { get; set; }
}

public class TenantDetails
{
    public bool? LeaseDateVariable { get; set; }

    public string LeaseOptions { get; set; } = "";

    public int? TenantInfoTermOfLeaseFrom { get; set; }

    public int? TenantInfoTermOfLeaseTo { get; set; }

    public string TenantName { get; set; } = "";

    public string TenantRentDetails { get; set; } = "";

    public DateTime? LeaseStartDate { get; set; }

    public DateTime? LeaseEndDate { get; set; }
}

public class EoiDetails
{
    public string Address { get; set; } = "";

    public DateTime? EndDate { get; set; }

    public string RecipientName { get; set; } = "";
}

public enum PublishSource
{
    Internal = 0,
    External = 1,
}

public enum SaleMethod
{
    NotStated,
    Auction,
    PrivateTreaty,
    Tender,
    ExpressionOfInterest,
}

public enum SoldAction
{
    NotStated,
    Auction,
    PrivateTreaty,
    Withdrawn,
    SoldPriorToAuction,
}
