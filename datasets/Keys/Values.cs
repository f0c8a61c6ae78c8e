using Roundup.Contracts;

namespace Roundup.Datasets.Keys;

public sealed class RegistryValues : IDataset<Registry>
{
    public Registry Create(SeededRandom random, int index)
    {
        // Keys that differ in case, look like member names or metadata, or are empty.
        var registry = new Registry
        {
            ByName = { ["name"] = 1, ["Name"] = 2, ["$id"] = 3, [""] = 4, ["a.b c/é"] = index },
            ByKind = { [Kind.First] = random.Int(1, 9), [Kind.Third] = index },
            Tags = { "red", "Red", random.Letters(4) },
        };
        for (var i = 0; i < 3; i++)
        {
            registry.ByNumber[random.Int(-1000, 1000)] = random.Words(1);
            registry.ById[random.Guid()] = random.Letters(6);
            registry.ByDate[random.UtcDate()] = random.Double();
            registry.Nested[random.Letters(3)] = new()
            {
                [random.Letters(2)] = new Entry { Text = random.Words(2), Number = random.Long(0, long.MaxValue) },
            };
        }

        return registry;
    }
}
