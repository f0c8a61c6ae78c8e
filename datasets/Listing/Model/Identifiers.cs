using System.Collections.Generic;

namespace Roundup.Datasets.Listings;

public class AdvertiserIdentifiers
{
    public int? AdvertiserId { get; set; }

    public IEnumerable<int> ContactIds { get; set; } = null!;

    public IEnumerable<string> AgentIds { get; set; } = null!;

    public IEnumerable<int> ConjunctionContactIds { get; set; } = null!;

    public IEnumerable<string> ConjunctionAgentIds { get; set; } = null!;

    public AdvertiserType AdvertiserType { get; set; }
}

public class AustralianPropertyMonitorsIdentifiers
{
    public int? AddressId { get; set; }

    public int? StreetId { get; set; }

    public int? SuburbId { get; set; }

    public long? CadastreId { get; set; }

    public int? PostcodeId { get; set; }

    public int? StateId { get; set; }

    public string State { get; set; } = "";

    public int? PropertyTypeId { get; set; }

    public int? PropertyTypeCategoryId { get; set; }

    public string FlatNumber { get; set; } = "";

    public string StreetNumber { get; set; } = "";
}

public class ProviderDetails
{
    public string ProviderSystem { get; set; } = "";

    public string ProviderAdID { get; set; } = "";
}

public enum AdvertiserType
{
    Agency,
    Private,
}
