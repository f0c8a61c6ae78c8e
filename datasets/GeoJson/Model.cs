namespace Roundup.Datasets.GeoJson;

public abstract class Geometry
{
}

public sealed class Point : Geometry
{
    public Position Coordinates { get; set; } = null!;
}

public sealed class LineString : Geometry
{
    public Position[] Coordinates { get; set; } = [];
}

public sealed class Polygon : Geometry
{
    public Position[][] Coordinates { get; set; } = [];
}

public sealed class MultiPoint : Geometry
{
    public Position[] Coordinates { get; set; } = [];
}

public sealed class MultiLineString : Geometry
{
    public Position[][] Coordinates { get; set; } = [];
}

public sealed class MultiPolygon : Geometry
{
    public Position[][][] Coordinates { get; set; } = [];
}

public sealed class GeometryCollection : Geometry
{
    public Geometry[] Geometries { get; set; } = [];
}

public sealed class Position
{
    public double Longitude { get; set; }

    public double Latitude { get; set; }

    public double Altitude { get; set; }
}
