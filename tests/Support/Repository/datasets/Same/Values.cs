using Roundup.Contracts;

namespace Roundup.TestData.Same;

public sealed class ConstantValues : IDataset<Constant>
{
    public Constant Create(SeededRandom random, int index) => new() { Number = 7 };
}
