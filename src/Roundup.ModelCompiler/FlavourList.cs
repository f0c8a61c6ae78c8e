using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.Flavours.Attributes;
using Roundup.ModelCompiler.Flavours.Avro;
using Roundup.ModelCompiler.Flavours.AvroSpecific;
using Roundup.ModelCompiler.Flavours.Bebop;
using Roundup.ModelCompiler.Flavours.Bois;
using Roundup.ModelCompiler.Flavours.Bond;
using Roundup.ModelCompiler.Flavours.CapnProto;
using Roundup.ModelCompiler.Flavours.Cbor;
using Roundup.ModelCompiler.Flavours.FlatBuffers;
using Roundup.ModelCompiler.Flavours.FlatSharp;
using Roundup.ModelCompiler.Flavours.Fory;
using Roundup.ModelCompiler.Flavours.Jacob;
using Roundup.ModelCompiler.Flavours.Json;
using Roundup.ModelCompiler.Flavours.JsonSrcGen;
using Roundup.ModelCompiler.Flavours.MemoryPack;
using Roundup.ModelCompiler.Flavours.Plain;
using Roundup.ModelCompiler.Flavours.PolyType;
using Roundup.ModelCompiler.Flavours.Protobuf;
using Roundup.ModelCompiler.Flavours.ProtobufNet;
using Roundup.ModelCompiler.Flavours.Serde;
using Roundup.ModelCompiler.Flavours.SimdJson;
using Roundup.ModelCompiler.Flavours.Yaml;
using Roundup.ModelCompiler.Flavours.ZeroFormatter;

namespace Roundup.ModelCompiler;

/// <summary>The only list of flavours.</summary>
internal static class FlavourList
{
    /// <summary>Every flavour.</summary>
    public static IReadOnlyList<Flavour> All { get; } =
    [
        new PlainFlavour(),
        new SerializableFlavour(),
        new DataContractFlavour(),
        new XmlIncludeFlavour(),
        new JsonDerivedTypesFlavour(),
        new JsonContextFlavour(),
        new JsonContextMetadataFlavour(),
        new JsonContextDerivedTypesFlavour(),
        new JsonByHandFlavour(),
        new JsonGeneralFlavour(),
        new AvroFlavour(),
        new AvroSpecificFlavour(),
        new CborFlavour(),
        new DahomeyContextFlavour(),
        new MessagePackFlavour(),
        new MemoryPackFlavour(),
        new MemoryPackVersionTolerantFlavour(),
        new ProtobufNetFlavour(),
        new ProtobufNetGroupsFlavour(),
        new ProtobufNetModelFlavour(),
        new LightProtoFlavour(),
        new PolyTypeFlavour(),
        new NerdbankKeysFlavour(),
        new ProtobufFlavour(),
        new FlatBuffersFlavour(),
        new FlatSharpFlavour(),
        new BebopFlavour(),
        new BebopStructFlavour(),
        new CapnProtoFlavour(),
        new JsonSrcGenFlavour(ignoresUnknown: false),
        new JsonSrcGenFlavour(ignoresUnknown: true),
        new JacobFlavour(),
        new SimdJsonFlavour(),
        new YamlStaticFlavour(),
        new VYamlFlavour(),
        new SharpYamlFlavour(),
        new OrleansFlavour(),
        new OrleansNoReferencesFlavour(),
        new NinoFlavour(),
        new NinoUtf8Flavour(),
        new ForyFlavour(),
        new ZeroFormatterFlavour(),
        new BondFlavour(),
        new BoisFlavour(),
        new SerdeFlavour(),
        new TinyhandFlavour(),
    ];
}
