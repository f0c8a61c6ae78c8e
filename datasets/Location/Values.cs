using Roundup.Contracts;

namespace Roundup.Datasets.Locations;

public sealed class LocationValues : IDataset<Location>
{
    private static readonly string[] Streets =
    [
        "Harbour Street", "Lindenstraße", "Mill Lane", "Rue du Général Leclerc", "Station Road", "Vesterågade",
    ];

    private static readonly string[] Cities = ["Aalborg", "Bristol", "Kraków", "Portland", "São Paulo", "Tours"];

    private static readonly string[] States = ["Centre", "North Shore", "Oregon", "Somerset", "West"];

    private static readonly string[] Countries = ["Brazil", "Denmark", "France", "Poland", "United Kingdom", "United States"];

    public Location Create(SeededRandom random, int index) => new()
    {
        Id = 1000 + index,
        Address1 = random.Pick(Streets) + " " + random.Int(1, 250),

        // One in four has no second line.
        Address2 = random.Int(1, 4) == 1 ? null : $"{random.Int(1, 40)}/{random.Int(1, 20)}",
        City = random.Pick(Cities),
        State = random.Pick(States),
        PostalCode = $"{random.Letters(3)}-{random.Int(10, 99)}",
        Name = random.Words(2),
        PhoneNumber = $"+{random.Int(1, 99)} {random.Int(10, 99)} {random.Int(100, 999)} {random.Int(100, 999)} {random.Int(10, 99)}",
        Country = random.Pick(Countries),
    };
}
