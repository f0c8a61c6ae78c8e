using Roundup.ModelCompiler.Emit;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The plain model, and a way to hierarchies with System.Text.Json that needs neither attributes nor a converter: a general object with the
/// members of all classes is read, and the class is determined afterwards.
/// </summary>
internal sealed class JsonGeneralFlavour : Flavour
{
    /// <inheritdoc/>
    public override string Name => "json-general";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["Roundup.Serializers"];

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output) => [new GeneralClass(output).File()];

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => GeneralClass.Feature(output, type);
}
