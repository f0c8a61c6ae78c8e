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
                Open(row == "web" ? Web : Preserving, model, shapes);
                break;
            case "source-generator" or "source-generator-metadata" or "source-generator-derived-types" or "converters"
                or "web-source-generator":
                var type = model.Get<JsonTypeInfo<T>>();
                Offer(row == "web-source-generator" ? WebTypeInfo(type) : type, shapes);
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

    public void Open<T>(JsonSerializerOptions options, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new SystemTextJsonByOptions<T>(options);
        shapes.Note(() => FastPath.Say(options, typeof(T)));
        shapes.String(codec).Bytes(codec).BufferWriter(codec).Stream(codec).AsyncStream(codec).PipeWith(options);
    }

    public void Open<T>(JsonSerializerContext context, Model<T> model, IShapes<T> shapes)
        where T : notnull =>
        Offer((JsonTypeInfo<T>?)context.GetTypeInfo(typeof(T)) ?? throw new NotSupportedException(
            $"{context.GetType().Name} has no [JsonSerializable] for {typeof(T)}"),
            shapes.Note(() => FastPath.Say(context.Options, typeof(T))));

    private static void Offer<T>(JsonTypeInfo<T> type, IShapes<T> shapes)
        where T : notnull
    {
        var codec = new SystemTextJsonByTypeInfo<T>(type);
        shapes.String(codec).Bytes(codec).BufferWriter(codec).Stream(codec).AsyncStream(codec).PipeWith(type);
    }

    /// <summary>The type information of a generated context under the options of ASP.NET Core.</summary>
    private static JsonTypeInfo<T> WebTypeInfo<T>(JsonTypeInfo<T> generated) =>
        (JsonTypeInfo<T>)new JsonSerializerOptions(Web) { TypeInfoResolver = generated.OriginatingResolver }.GetTypeInfo(typeof(T));
}
