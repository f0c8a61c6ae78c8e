using Roundup.Contracts;

namespace Roundup.Datasets.NonFinites;

public sealed class ReadingValues : IDataset<Reading>
{
    public Reading Create(SeededRandom random, int index) => new()
    {
        Double = random.Pick([double.NaN, double.PositiveInfinity, double.NegativeInfinity, index]),
        Single = random.Pick([float.NaN, float.PositiveInfinity, float.NegativeInfinity, index]),
        Series = [random.Double(), double.NaN, double.NegativeInfinity],
    };
}
