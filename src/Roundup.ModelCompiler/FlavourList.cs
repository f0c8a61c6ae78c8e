using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.Flavours.Attributes;
using Roundup.ModelCompiler.Flavours.Avro;
using Roundup.ModelCompiler.Flavours.Bebop;
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
using Roundup.ModelCompiler.Flavours.SimdJson;
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
        new CborFlavour(),
        new MessagePackFlavour(),
        new MemoryPackFlavour(),
        new MemoryPackVersionTolerantFlavour(),
        new ProtobufNetFlavour(),
        new PolyTypeFlavour(),
        new NerdbankKeysFlavour(),
        new ProtobufFlavour(),
        new FlatBuffersFlavour(),
        new FlatSharpFlavour(),
        new BebopFlavour(),
        new CapnProtoFlavour(),
        new JsonSrcGenFlavour(),
        new JacobFlavour(),
        new SimdJsonFlavour(),
        new OrleansFlavour(),
        new NinoFlavour(),
        new ForyFlavour(),
        new ZeroFormatterFlavour(),
        new BondFlavour(),
    ];
}
