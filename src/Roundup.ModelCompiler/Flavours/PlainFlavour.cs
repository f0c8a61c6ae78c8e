namespace Roundup.ModelCompiler.Flavours;

/// <summary>The model as its author wrote it.</summary>
internal sealed class PlainFlavour : Flavour
{
    public override string Name => "plain";
}
