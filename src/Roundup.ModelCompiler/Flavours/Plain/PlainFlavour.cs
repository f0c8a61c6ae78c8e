namespace Roundup.ModelCompiler.Flavours.Plain;

/// <summary>The model as its author wrote it.</summary>
internal sealed class PlainFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "plain";
}
