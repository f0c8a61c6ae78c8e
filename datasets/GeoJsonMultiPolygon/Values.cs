using Roundup.Contracts;

namespace Roundup.Datasets.GeoJsonMultiPolygon;

public sealed class MultiPolygonValues : IDataset<Geometry>
{
    public Geometry Create(SeededRandom random, int index)
    {
        var (east, north) = ((index % 3_400) - 1_700, random.Int(-800, 800));
        return new MultiPolygon { Coordinates = [[Square(20, 10)], [Square(0, 10), Square(2, 6)]] };

        Position[] Square(int offset, int side) =>
            [
                At(offset, offset),
                At(offset + side, offset),
                At(offset + side, offset + side),
                At(offset, offset + side),
                At(offset, offset),
            ];

        // Tenths of a degree, as in the other set.
        Position At(int right, int up) => new() { Longitude = (east + right) / 10.0, Latitude = (north + up) / 10.0 };
    }
}
