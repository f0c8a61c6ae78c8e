namespace Roundup.ModelCompiler.Flavours;

internal sealed class SharpYamlFlavour() : RootsContextFlavour("SharpYaml", "Yaml")
{
    public override string Name => "sharp-yaml";
}
