using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>One library, one row for each way to go wrong that the rows of Misbehaving do not have.</summary>
public sealed class HostileEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        Opening.Of(row);
        _ = row switch
        {
            "wrong-late" => shapes.Bytes(new WrongLate<T>([0])),
            "returns-null" => shapes.Bytes(default(ReturnsNull<T>)),
            _ => shapes.Bytes(new Doing<T>(Deeds.Of(row))),
        };
    }
}
