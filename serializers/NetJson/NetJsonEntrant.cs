using NetJSON;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class NetJsonEntrant : ISerializer
{
    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        if (row == "default")
        {
            var codec = default(NetJsonDefault<T>);
            shapes.String(codec).BytesFromString(codec).Stream(codec);
            return;
        }

        var configured = new NetJsonConfigured<T>(row switch
        {
            "iso-dates-utc" => new() { DateFormat = NetJSONDateFormat.ISO, TimeZoneFormat = NetJSONTimeZoneFormat.Utc },
            "iso-dates-local" => new() { DateFormat = NetJSONDateFormat.ISO, TimeZoneFormat = NetJSONTimeZoneFormat.Local },
            "keep-defaults" => new() { SkipDefaultValue = false },
            _ => throw new NotSupportedException($"NetJSON has no row {row}"),
        });
        shapes.String(configured).BytesFromString(configured).Stream(configured);
    }
}
