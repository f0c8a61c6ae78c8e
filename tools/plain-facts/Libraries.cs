using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Text.Json;
using System.Xml;
using System.Xml.Serialization;
using Microsoft.Extensions.DependencyInjection;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using Tomlyn;
using YamlDotNet.Serialization;
using MsgPack = MessagePack.MessagePackSerializer;
using NewtonsoftJson = Newtonsoft.Json.JsonSerializer;
using OrleansSerializer = Orleans.Serialization.Serializer;
using Pack = MemoryPack.MemoryPackSerializer;
using PolyPack = Nerdbank.MessagePack.MessagePackSerializer;
using Protobuf = ProtoBuf.Serializer;

// The calls that the documentation of each library begins with.
internal sealed class Library(string row, Type type)
{
    private static readonly PolyPack s_poly = new();

    private static readonly OrleansSerializer s_orleans = Orleans.Serialization.ServiceCollectionExtensions
        .AddSerializer(new ServiceCollection()).BuildServiceProvider().GetRequiredService<OrleansSerializer>();

    public static Library[] All { get; } =
    [
        new("System.Text.Json/reflection", typeof(JsonSerializer)), new("System.Text.Json/source-generator", typeof(JsonSerializer)),
        new("Newtonsoft.Json", typeof(NewtonsoftJson)), new("XmlSerializer", typeof(XmlSerializer)),
        new("DataContractSerializer/text", typeof(DataContractSerializer)), new(
            "DataContractSerializer/binary", typeof(DataContractSerializer)),
        new("DataContractJsonSerializer", typeof(DataContractJsonSerializer)), new("MessagePack/attributes", typeof(MsgPack)),
        new("Nerdbank.MessagePack", typeof(PolyPack)), new("MemoryPack", typeof(Pack)), new("protobuf-net", typeof(Protobuf)),
        new("MongoDB.Bson", typeof(BsonDocument)), new("YamlDotNet", typeof(SerializerBuilder)),
        new("SharpYaml/reflection", typeof(SharpYaml.YamlSerializer)), new("Tomlyn/reflection", typeof(TomlSerializer)),
        new("Orleans", typeof(OrleansSerializer)),
    ];

    public string Row => row;

    public string Version => VersionOf(type);

    public static string VersionOf(Type type) => type.Namespace.StartsWith("System.") ? Environment.Version.ToString(3)
        : System.Diagnostics.FileVersionInfo.GetVersionInfo(type.Assembly.Location).ProductVersion.Split('+', '-', ' ')[0].TrimEnd('.');

    public byte[] Write<T>(T value)
    {
        var stream = new MemoryStream();
        switch (row)
        {
            case "System.Text.Json/reflection": JsonSerializer.Serialize(stream, value); break;
            case "System.Text.Json/source-generator": JsonSerializer.Serialize(stream, value, typeof(T), Generated.Default); break;
            case "Newtonsoft.Json": return Encoding.UTF8.GetBytes(Newtonsoft.Json.JsonConvert.SerializeObject(value));
            case "XmlSerializer": new XmlSerializer(typeof(T)).Serialize(stream, value); break;
            case "DataContractSerializer/text": new DataContractSerializer(typeof(T)).WriteObject(stream, value); break;
            case "DataContractSerializer/binary":
                using (var writer = XmlDictionaryWriter.CreateBinaryWriter(stream))
                {
                    new DataContractSerializer(typeof(T)).WriteObject(writer, value);
                }
                break;
            case "DataContractJsonSerializer": new DataContractJsonSerializer(typeof(T)).WriteObject(stream, value); break;
            case "MessagePack/attributes": return MsgPack.Serialize(value);
            case "Nerdbank.MessagePack": return s_poly.Serialize(value, Shape<T>());
            case "MemoryPack": return Pack.Serialize(value);
            case "protobuf-net": Protobuf.Serialize(stream, value); break;
            case "MongoDB.Bson": return value.ToBson();
            case "YamlDotNet": return Encoding.UTF8.GetBytes(new SerializerBuilder().Build().Serialize(value));
            case "SharpYaml/reflection": return Encoding.UTF8.GetBytes(SharpYaml.YamlSerializer.Serialize(value));
            case "Tomlyn/reflection": return Encoding.UTF8.GetBytes(TomlSerializer.Serialize(value));
            case "Orleans": return s_orleans.SerializeToArray(value);
        }
        return stream.ToArray();
    }

    public T Read<T>(byte[] bytes) => row == "MemoryPack" ? Pack.Deserialize<T>(bytes) : Read<T>(new MemoryStream(bytes));

    public T Read<T>(Stream stream) => row switch
    {
        "System.Text.Json/reflection" => JsonSerializer.Deserialize<T>(stream),
        "System.Text.Json/source-generator" => (T)JsonSerializer.Deserialize(stream, typeof(T), Generated.Default),
        "Newtonsoft.Json" => new NewtonsoftJson().Deserialize<T>(new Newtonsoft.Json.JsonTextReader(new StreamReader(stream))),
        "XmlSerializer" => (T)new XmlSerializer(typeof(T)).Deserialize(stream),
        "DataContractSerializer/text" => (T)new DataContractSerializer(typeof(T)).ReadObject(stream),
        "DataContractSerializer/binary" => (T)new DataContractSerializer(typeof(T)).ReadObject(
            XmlDictionaryReader.CreateBinaryReader(stream, XmlDictionaryReaderQuotas.Max)),
        "DataContractJsonSerializer" => (T)new DataContractJsonSerializer(typeof(T)).ReadObject(stream),
        "MessagePack/attributes" => MsgPack.Deserialize<T>(stream),
        "Nerdbank.MessagePack" => s_poly.Deserialize(stream, Shape<T>()),
        "MemoryPack" => Pack.DeserializeAsync<T>(stream).AsTask().GetAwaiter().GetResult(),
        "protobuf-net" => Protobuf.Deserialize<T>(stream),
        "MongoDB.Bson" => BsonSerializer.Deserialize<T>(stream),
        "YamlDotNet" => new DeserializerBuilder().Build().Deserialize<T>(new StreamReader(stream)),
        "SharpYaml/reflection" => SharpYaml.YamlSerializer.Deserialize<T>(stream),
        "Tomlyn/reflection" => TomlSerializer.Deserialize<T>(stream),
        _ => s_orleans.Deserialize<T>(stream),
    };

    private static PolyType.ITypeShape<T> Shape<T>() => (PolyType.ITypeShape<T>)Witness.GeneratedTypeShapeProvider.GetTypeShape(typeof(T));
}
