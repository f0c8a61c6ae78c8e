namespace Roundup.Datasets.Listings;

public sealed partial class ListingValues
{
    private static RentalDetails RentalDetails(Maker make) => new()
    {
        RentalMethod = make.Any<RentalMethod>(),
        LeasedDate = make.Time(),
        LeasedPrice = make.Number(),
        CanDisplayPrice = make.Bool(),
        LeasedMonths = make.Number(),
        Source = make.Any<PublishSource>(),
        TermOfLeaseFrom = make.Number(),
        TermOfLeaseTo = make.Number(),
        LeaseOutgoings = make.Number(),
    };

    private static UnitDetails UnitDetails(Maker make) => new()
    {
        Name = make.Text("Name"),
        Size = make.Number(),
        Price = make.Number(),
        Notes = make.Text("Notes"),
        IsSoldOrLeased = make.Bool(),
        Occupancy = make.Any<OccupancyType>(),
        PriceUnit = make.Any<PriceUnitType>(),
        LeasePriceForSaleorLease = make.Number(),
    };
}
