using System.Linq;
using Roundup.Contracts;

namespace Roundup.Datasets.Vehicles;

public sealed class FleetValues : IDataset<Fleet>
{
    public Fleet Create(SeededRandom random, int index) => new()
    {
        Name = random.Words(2),
        Flagship = index % 4 == 3 ? null : Vehicle(random, index),
        Vehicles = [.. Enumerable.Range(0, 3).Select(number => Vehicle(random, index + number))],
    };

    private static Vehicle Vehicle(SeededRandom random, int number) => (number % 3) switch
    {
        0 => new Car { Plate = random.Letters(6), Seats = random.Int(2, 7), Electric = random.Bool() },
        1 => new Taxi
        {
            Plate = random.Letters(6),
            Seats = random.Int(4, 7),
            Electric = random.Bool(),
            PricePerKilometre = random.Int(100, 300) / 100.0,
        },
        _ => new Ship
        {
            Plate = random.Letters(8),
            Seats = random.Int(10, 90),
            Harbour = random.Words(1),
            Containers = [random.Letters(4), random.Letters(4)],
        },
    };
}
