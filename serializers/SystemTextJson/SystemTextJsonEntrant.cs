using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class SystemTextJsonEntrant : ISerializer
{
    /// <summary>The options of ASP.NET Core.</summary>
    private static readonly JsonSerializerOptions Web =
        new(JsonSerializerDefaults.Web) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        switch (row)
        {
            case "reflection" or "derived-types":
                var reflection = new SystemTextJsonByReflection<T>();
                shapes.String(reflection).Bytes(reflection).BufferWriter(reflection).Stream(reflection).AsyncStream(reflection);
                break;
            case "web":
                var web = new SystemTextJsonByOptions<T>(Web);
                shapes.String(web).Bytes(web).BufferWriter(web).Stream(web).AsyncStream(web);
                break;
            case "source-generator" or "source-generator-metadata" or "source-generator-derived-types" or "converters":
                var generated = new SystemTextJsonByTypeInfo<T>(model.Get<JsonTypeInfo<T>>());
                shapes.String(generated).Bytes(generated).BufferWriter(generated).Stream(generated).AsyncStream(generated);
                break;
            case "naive":
                var general = new SystemTextJsonGeneral<T>(model.Get<IGeneralJson<T>>());
                shapes.String(general).Bytes(general);
                break;
            default:
                throw new NotSupportedException($"System.Text.Json has no row {row}");
        }
    }
}
