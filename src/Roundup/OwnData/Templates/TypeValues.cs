using Roundup.Contracts;

namespace SampleNamespace;

/// <summary>Values generated from the types by seed.</summary>
public sealed class TypeValues : IDataset<SampleRoot>
{
    /// <inheritdoc/>
    public SampleRoot Create(SeededRandom random, int index) => (SampleRoot)new ValueMaker(random, index).Root(typeof(SampleRoot));
}
