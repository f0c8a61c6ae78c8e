using Roundup.Contracts;
using Roundup.TestData.Albums;

namespace Roundup.Serializers;

/// <summary>A row for each way to give away what is not the caller's alone, and rows that do what honest libraries do.</summary>
public sealed class KeepingEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        _ = row switch
        {
            "good" => shapes.Bytes(default(Good<T>)).String(default(Good<T>)),
            "shares-constants" => shapes.Bytes(new Changes<T>(SharedParts.Constants)),
            "loses-a-member" => shapes.Bytes(new Changes<T>(album => album.Number = 0)),
            "reads-later" => shapes.Bytes(new PlaysInPlace<T>((bytes, start) => new LatePlays(bytes, start))),
            "shares-nested-list" => shapes.Bytes(new Changes<T>(SharedParts.Lists([]))),
            "shares-nested-object" => shapes.Bytes(new Changes<T>(SharedParts.Objects([]))),
            "shares-between-payloads" => shapes.Bytes(new Changes<T>(SharedParts.OfLast())),
            "payload-by-root" => shapes.Bytes(new PayloadByObject<T>(Kept<byte[]>(), clones: true, new())),
            "object-by-array" => shapes.Bytes(new ObjectByArray<T>(Kept<T>(), null, new())),
            "copy-by-array" => shapes.Bytes(new ObjectByArray<T>(Kept<T>(), model.Handwritten, new())),
            "aliases-input" => shapes.Bytes(new PlaysInPlace<T>((bytes, start) => new AliasedPlays(bytes, start))),
            _ => throw new NotSupportedException($"there is no row {row}"),
        };
    }

    private static Dictionary<object, TValue> Kept<TValue>() => new(ReferenceEqualityComparer.Instance);
}
