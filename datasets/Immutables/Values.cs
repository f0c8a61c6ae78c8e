using System.Linq;
using Roundup.Contracts;

namespace Roundup.Datasets.Immutables;

public sealed class StatementValues : IDataset<Statement>
{
    public Statement Create(SeededRandom random, int index) => new(
        random.Words(2),
        new Period(random.Int(1990, 2030), random.Int(1, 12)),
        [.. Enumerable.Range(0, 3).Select(_ => BookingOf(random))])
    {
        Remark = random.Bool() ? null : random.Words(1),
        Account = new Account(random.Letters(10), random.Long(1, 1_000_000)),
    };

    private static Booking BookingOf(SeededRandom random) => new()
    {
        Text = random.Words(3),
        Amount = random.Money(1000),
        Colour = new Colour { Red = (byte)random.Int(1, 255), Green = (byte)random.Int(1, 255) },
    };
}
