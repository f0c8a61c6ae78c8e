namespace Roundup.ModelCompiler.Flavours;

internal sealed class TomlynFlavour() : RootsContextFlavour("Tomlyn", "Toml")
{
    public override string Name => "tomlyn";
}
