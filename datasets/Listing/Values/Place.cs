namespace Roundup.Datasets.Listings;

public sealed partial class ListingValues
{
    private static AddressParts AddressParts(Maker make) => new()
    {
        StreetNumber = make.Text("StreetNumber"),
        UnitNumber = make.Text("UnitNumber"),
        Street = make.Text("Street"),
        Suburb = make.Text("Suburb"),
        SuburbId = make.Number(),
        StateAbbreviation = make.Any<StateAbbreviation>(),
        Postcode = make.Text("Postcode"),
        DisplayAddress = make.Text("DisplayAddress"),
        DisplayType = make.Any<DisplayAddressType>(),
    };

    private static GeoLocation GeoLocation(Maker make) => new()
    {
        Latitude = make.Number(),
        Longitude = make.Number(),
    };
}
