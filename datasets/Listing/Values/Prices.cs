namespace Roundup.Datasets.Listings;

public sealed partial class ListingValues
{
    private static PriceDetails PriceDetails(Maker make) => new()
    {
        Price = make.Number(),
        PriceFrom = make.Number(),
        PriceTo = make.Number(),
        PricePrefix = make.Text("PricePrefix"),
        CanDisplayPrice = make.Bool(),
        HiddenReasons = [make.Any<PriceHiddenReason>(), make.Any<PriceHiddenReason>(), make.Any<PriceHiddenReason>()],
        DisplayPrice = make.Text("DisplayPrice"),
        Bond = make.Number(),
        PriceReduction = make.Bool(),
        GstOption = make.Any<GstOptionType>(),
        PriceType = make.Any<PriceType>(),
        PriceUnit = make.Any<PriceUnitType>(),
    };

    private static BasicPrice BasicPrice(Maker make) => new()
    {
        From = make.Number(),
        To = make.Number(),
    };

    private static MedianPriceData MedianPriceData(Maker make) => new()
    {
        Suburb = make.Text("Suburb"),
        Postcode = make.Text("Postcode"),
        PriceType = make.Any<MedianPriceType>(),
        MedianPrice = make.Number(),
        Source = make.Text("Source"),
        SourceDateFrom = make.Text("SourceDateFrom"),
        SourceDateTo = make.Text("SourceDateTo"),
        SourceCollectionDate = make.Text("SourceCollectionDate"),
    };

    private static PastSaleData PastSaleData(Maker make) => new()
    {
        UnitNumber = make.Text("UnitNumber"),
        StreetNumber = make.Text("StreetNumber"),
        Street = make.Text("Street"),
        Suburb = make.Text("Suburb"),
        Postcode = make.Text("Postcode"),
        State = make.Text("State"),
        DateOfSale = make.Text("DateOfSale"),
        SoldPrice = make.Number(),
    };

    private static ComparableData ComparableData(Maker make) => new()
    {
        ComparableProperty = [PastSaleData(make), PastSaleData(make), PastSaleData(make)],
        DeclarationText = make.Text("DeclarationText"),
    };

    private static StatementOfInformation StatementOfInformation(Maker make) => new()
    {
        EstimatedPrice = BasicPrice(make),
        ComparableData = ComparableData(make),
        SuburbMedianPrice = MedianPriceData(make),
        DocumentationUrl = make.Text("DocumentationUrl"),
    };
}
