using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class SpanJsonEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        switch (row)
        {
            case "default":
                var standard = default(SpanJsonDefault<T>);
                shapes.String(standard).Bytes(standard).StreamFromBytes(standard).AsyncStream(standard);
                break;
            case "include-nulls":
                var nulls = default(SpanJsonIncludeNulls<T>);
                shapes.String(nulls).Bytes(nulls).StreamFromBytes(nulls).AsyncStream(nulls);
                break;
            case "common-format":
                var common = default(SpanJsonCommonFormat<T>);
                shapes.String(common).Bytes(common).StreamFromBytes(common).AsyncStream(common);
                break;
            default:
                throw new NotSupportedException($"SpanJson has no row {row}");
        }
    }
}
