using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class ReferenceEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var handwritten = new Handwritten<T>(model.Handwritten);
        switch (row)
        {
            case "handwritten":
                shapes.Bytes(handwritten).Stream(handwritten);
                break;
            case "memcpy" when typeof(T).IsValueType:
                throw new NotSupportedException("the payload is found by the value's reference, and a struct has none");
            case "memcpy":
                shapes.Bytes(new Memcpy<T>(handwritten, new Pairs<byte[]>()));
                break;
            case "create":
                shapes.Bytes(new Create<T>(handwritten, model.Handwritten, new Pairs<T>()));
                break;
            default:
                throw new NotSupportedException($"there is no reference {row}");
        }
    }
}
