using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The plain model, and a way to hierarchies with System.Text.Json without attributes and converters: a general object with the members of
/// all classes is read, and then converted to the class that it names.
/// </summary>
internal sealed class JsonGeneralFlavour : JsonAnnotatedFlavour
{
    public override string Name => "json-general";

    public override IEnumerable<string> Usings => ["Roundup.Serializers"];

    public override IEnumerable<GeneratedFile> Extras(Output output) => base.Extras(output).Prepend(new JsonGeneralClass(output).File());

    public override string Feature(Output output, string type) => JsonGeneralClass.Feature(output, type);
}
