using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class NotThereEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull => throw new InvalidOperationException("never built");
}
