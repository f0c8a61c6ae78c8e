using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.Flavours.Attributes;
using Roundup.ModelCompiler.Flavours.Avro;
using Roundup.ModelCompiler.Flavours.Bebop;
using Roundup.ModelCompiler.Flavours.CapnProto;
using Roundup.ModelCompiler.Flavours.Cbor;
using Roundup.ModelCompiler.Flavours.FlatBuffers;
using Roundup.ModelCompiler.Flavours.Json;
using Roundup.ModelCompiler.Flavours.Protobuf;
using Roundup.ModelCompiler.Flavours.Yaml;

namespace Roundup.ModelCompiler;

/// <summary>The flavours of Roundup; an extension adds others.</summary>
public static class FlavourList
{
    public static IReadOnlyList<Flavour> All { get; } =
    [
        new PlainFlavour(),
        new SerializableFlavour(),
        new DataContractFlavour(),
        new XmlIncludeFlavour(),
        new JsonDerivedTypesFlavour(),
        new JsonContextFlavour(metadataOnly: false),
        new JsonContextFlavour(metadataOnly: true),
        new JsonContextDerivedTypesFlavour(),
        new JsonByHandFlavour(),
        new JsonGeneralFlavour(),
        new AvroFlavour(),
        new AvroSpecificFlavour(),
        new CborFlavour(),
        new DahomeyContextFlavour(),
        new MessagePackFlavour(),
        new MessagePackMapFlavour(),
        new MemoryPackFlavour(),
        new MemoryPackOrderedFlavour("memorypack-version-tolerant", "VersionTolerant"),
        new MemoryPackOrderedFlavour("memorypack-circular", "CircularReference"),
        new ProtobufNetFlavour(),
        new ProtobufNetGroupsFlavour(),
        new ProtobufNetModelFlavour(),
        new LightProtoFlavour(),
        new PolyTypeFlavour(),
        new NerdbankKeysFlavour(),
        new ProtobufFlavour(),
        new FlatBuffersFlavour(),
        new FlatSharpFlavour(),
        new BebopFlavour(structs: false),
        new BebopFlavour(structs: true),
        new CapnProtoFlavour(),
        new JsonSrcGenFlavour(ignoresUnknown: false),
        new JsonSrcGenFlavour(ignoresUnknown: true),
        new JacobFlavour(),
        new SimdJsonFlavour(),
        new YamlStaticFlavour(),
        new VYamlFlavour(),
        new RootsContextFlavour("sharp-yaml", "SharpYaml", "Yaml"),
        new RootsContextFlavour("tomlyn", "Tomlyn", "Toml"),
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
