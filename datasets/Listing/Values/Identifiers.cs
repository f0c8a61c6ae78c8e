namespace Roundup.Datasets.Listings;

public sealed partial class ListingValues
{
    private static AdvertiserIdentifiers AdvertiserIdentifiers(Maker make) => new()
    {
        AdvertiserId = make.Number(),
        ContactIds = [make.Number(), make.Number(), make.Number()],
        AgentIds = [make.Text("AgentIds"), make.Text("AgentIds"), make.Text("AgentIds")],
        ConjunctionContactIds = [make.Number(), make.Number(), make.Number()],
        ConjunctionAgentIds = [make.Text("ConjunctionAgentIds"), make.Text("ConjunctionAgentIds"), make.Text("ConjunctionAgentIds")],
        AdvertiserType = make.Any<AdvertiserType>(),
    };

    private static AustralianPropertyMonitorsIdentifiers AustralianPropertyMonitorsIdentifiers(Maker make) => new()
    {
        AddressId = make.Number(),
        StreetId = make.Number(),
        SuburbId = make.Number(),
        CadastreId = make.Number(),
        PostcodeId = make.Number(),
        StateId = make.Number(),
        State = make.Text("State"),
        PropertyTypeId = make.Number(),
        PropertyTypeCategoryId = make.Number(),
        FlatNumber = make.Text("FlatNumber"),
        StreetNumber = make.Text("StreetNumber"),
    };

    private static ProviderDetails ProviderDetails(Maker make) => new()
    {
        ProviderSystem = make.Text("ProviderSystem"),
        ProviderAdID = make.Text("ProviderAdID"),
    };
}
