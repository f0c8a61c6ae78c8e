using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Values generated from the types by seed.</summary>
public sealed class TypeValues : IDataset<SampleRoot>
{
    public SampleRoot Create(SeededRandom random, int index) =>
        Roundup.Flavours.TypesByChance.Root(new ValueGenerator(random, index));
}
