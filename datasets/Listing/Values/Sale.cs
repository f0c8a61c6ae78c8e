namespace Roundup.Datasets.Listings;

public sealed partial class ListingValues
{
    private static SaleDetails SaleDetails(Maker make) => new()
    {
        SaleMethod = make.Any<SaleMethod>(),
        SoldDetails = SoldDetails(make),
        AuctionDetails = AuctionDetails(make),
        TenderDetails = TenderDetails(make),
        TenantDetails = TenantDetails(make),
        AnnualReturn = make.Number(),
        SaleTerms = make.Text("SaleTerms"),
    };

    private static SoldDetails SoldDetails(Maker make) => new()
    {
        SoldPrice = make.Number(),
        GovernmentRecordedSoldPrice = make.Number(),
        SoldDate = make.Time(),
        CanDisplayPrice = make.Bool(),
        SoldAction = make.Any<SoldAction>(),
        Source = make.Any<PublishSource>(),
    };

    private static AuctionDetails AuctionDetails(Maker make) => new()
    {
        AuctionSchedule = AuctionSchedule(make),
        AuctionedPrice = make.Number(),
        AuctionedDate = make.Time(),
    };

    private static AuctionSchedule AuctionSchedule(Maker make) => new()
    {
        LocationDescription = make.Text("LocationDescription"),
        OpeningDateTime = make.Time(),
        Terms = make.Text("Terms"),
        Url = make.Text("Url"),
    };

    private static TenderDetails TenderDetails(Maker make) => new()
    {
        TenderRecipientName = make.Text("TenderRecipientName"),
        TenderAddress = make.Text("TenderAddress"),
        TenderEndDate = make.Time(),
    };

    private static TenantDetails TenantDetails(Maker make) => new()
    {
        LeaseDateVariable = make.Bool(),
        LeaseOptions = make.Text("LeaseOptions"),
        TenantInfoTermOfLeaseFrom = make.Number(),
        TenantInfoTermOfLeaseTo = make.Number(),
        TenantName = make.Text("TenantName"),
        TenantRentDetails = make.Text("TenantRentDetails"),
        LeaseStartDate = make.Time(),
        LeaseEndDate = make.Time(),
    };

    private static EoiDetails EoiDetails(Maker make) => new()
    {
        Address = make.Text("Address"),
        EndDate = make.Time(),
        RecipientName = make.Text("RecipientName"),
    };
}
