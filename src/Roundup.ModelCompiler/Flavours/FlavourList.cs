namespace Roundup.ModelCompiler.Flavours;

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
