using Roundup.Contracts;

namespace Roundup.Datasets.GeoJson;

public sealed class GeometryValues : IDataset<Geometry>
{
    public Geometry Create(SeededRandom random, int index)
    {
        // Tenths of a degree: numbers of few digits, as in the RFC; each index starts somewhere else.
        var place = new Place((index % 3_400) - 1_700, random.Int(-800, 800));
        return (index % 7) switch
        {
            0 => new Point { Coordinates = place.At(0, 0) },
            1 => new LineString { Coordinates = [place.At(0, 0), place.At(10, 10)] },
            2 => new Polygon { Coordinates = [place.Square(0, 10), place.Square(2, 6)] },
            3 => new MultiPoint { Coordinates = [place.At(0, 0), place.At(10, 10)] },
            4 => new MultiLineString { Coordinates = [[place.At(0, 0), place.At(10, 10)], [place.At(20, 20), place.At(30, 30)]] },
            5 => new MultiPolygon { Coordinates = [[place.Square(20, 10)], [place.Square(0, 10), place.Square(2, 6)]] },
            _ => new GeometryCollection
            {
                Geometries =
                [
                    new Point { Coordinates = place.At(0, 0) },
                    new LineString { Coordinates = [place.At(10, 0), place.At(20, 10)] },
                ],
            },
        };
    }

    /// <summary>A point on the map, in tenths of a degree, from which others are computed.</summary>
    private readonly record struct Place(int East, int North)
    {
        public Position At(int east, int north) => new() { Longitude = (East + east) / 10.0, Latitude = (North + north) / 10.0 };

        /// <summary>A closed ring: the last position is the first again.</summary>
        public Position[] Square(int offset, int side) =>
            [
                At(offset, offset),
                At(offset + side, offset),
                At(offset + side, offset + side),
                At(offset, offset + side),
                At(offset, offset),
            ];
    }
}
