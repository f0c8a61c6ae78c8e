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
        new JsonContextFlavour(),
        new OrleansFlavour(),
        new NinoFlavour(),
        new ForyFlavour(),
        new ZeroFormatterFlavour(),
    ];
}
