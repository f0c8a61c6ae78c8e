using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Json;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>
/// The plain model, and a way to read hierarchies with System.Text.Json that needs neither attributes nor a converter: a general object with the
/// members of all classes is read and told apart afterwards. What it reads is written by the converters of <see cref="JsonByHandFlavour"/>.
/// </summary>
internal sealed class JsonGeneralFlavour : Flavour
{
    private static readonly JsonByHandFlavour ByHand = new();

    /// <inheritdoc/>
    public override string Name => "json-general";

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => [.. ByHand.Usings, "Roundup.Serializers"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output) => [.. ByHand.Extras(output), new GeneralClass(output).File()];

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => ByHand.Feature(output, type) + GeneralClass.Feature(output, type);
}
