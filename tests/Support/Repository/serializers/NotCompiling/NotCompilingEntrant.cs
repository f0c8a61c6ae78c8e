using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class NotCompilingEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull => shapes.NoSuchShape(row);
}
