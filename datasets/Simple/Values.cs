using Roundup.Contracts;

namespace Roundup.Datasets.Simple;

public sealed class SimpleValues : IDataset<SimpleModel>
{
    private static readonly string[] FirstNames =
    [
        "Abigail", "Benedikt", "Chloé", "Dmitri", "Elena", "Farid", "Grace", "Hiroshi", "Ingrid", "José", "Katarzyna", "Li",
    ];

    private static readonly string[] LastNames =
    [
        "Anderson", "Bauer", "Castillo", "Dvořák", "Eriksen", "Fitzgerald", "García", "Halvorsen", "Ivanova", "Johnson", "Kowalski",
        "Müller",
    ];

    public SimpleModel Create(SeededRandom random, int index) => new()
    {
        // An odd factor maps each index to a different number, spread over all of Int32.
        TestInt = unchecked((index + 1) * -1640531527),
        TestString = random.Pick(FirstNames) + " " + random.Pick(LastNames),
        TestBool = random.Bool(),
    };
}
