using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Roundup.Contracts;

namespace Roundup.Serializers;

public sealed class SystemTextJsonEntrant : ISerializer
{
    /// <summary>The options of ASP.NET Core.</summary>
    private static readonly JsonSerializerOptions Web =
        new(JsonSerializerDefaults.Web) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    private static readonly JsonSerializerOptions Preserving = new() { ReferenceHandler = ReferenceHandler.Preserve };

    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        switch (row)
        {
            case "reflection" or "derived-types":
                var reflection = new SystemTextJsonByReflection<T>();
                shapes.String(reflection).Bytes(reflection).BufferWriter(reflection).Stream(reflection).AsyncStream(reflection)
                    .PipeWith(JsonSerializerOptions.Default);
                break;
            case "web" or "preserve-references":
                var options = row == "web" ? Web : Preserving;
                var byOptions = new SystemTextJsonByOptions<T>(options);
                shapes.String(byOptions).Bytes(byOptions).BufferWriter(byOptions).Stream(byOptions).AsyncStream(byOptions)
                    .PipeWith(options);
                break;
            case "source-generator" or "source-generator-metadata" or "source-generator-derived-types" or "converters"
                or "web-source-generator":
                var type = model.Get<JsonTypeInfo<T>>();
                type = row == "web-source-generator" ? WebTypeInfo(type) : type;
                var generated = new SystemTextJsonByTypeInfo<T>(type);
                shapes.String(generated).Bytes(generated).BufferWriter(generated).Stream(generated).AsyncStream(generated)
                    .PipeWith(type);
                break;
            case "naive":
                var general = new SystemTextJsonGeneral<T>(model.Get<IGeneralJson<T>>());
                shapes.String(general).Bytes(general);
                break;
            case "node":
                shapes.String(default(SystemTextJsonNode<T>)).Bytes(default(SystemTextJsonNode<T>));
                break;
            case "document":
                shapes.String(default(SystemTextJsonDocument<T>)).Bytes(default(SystemTextJsonDocument<T>));
                break;
            default:
                throw new NotSupportedException($"System.Text.Json has no row {row}");
        }
    }

    /// <summary>The type information of a generated context under the options of ASP.NET Core.</summary>
    private static JsonTypeInfo<T> WebTypeInfo<T>(JsonTypeInfo<T> generated) =>
        (JsonTypeInfo<T>)new JsonSerializerOptions(Web) { TypeInfoResolver = generated.OriginatingResolver }.GetTypeInfo(typeof(T));
}
