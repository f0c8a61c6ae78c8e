using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;
using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The plain model, and a way to hierarchies with System.Text.Json that needs neither attributes nor a converter: a general object with the
/// members of all classes is read, and the class is determined afterwards.
/// </summary>
internal sealed class JsonGeneralFlavour : AnnotatedFlavour
{
    /// <inheritdoc/>
    public override string Name => "json-general";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => ["Roundup.Serializers"];

    /// <inheritdoc/>
    public override bool Owns(AuthorAttribute attribute) => false;

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) => JsonFormAttributes.OnType(type);

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => JsonFormAttributes.OnMember(member);

    /// <inheritdoc/>
    public override IEnumerable<HelperClass> Helpers => JsonFormAttributes.Helpers;

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output) =>
        JsonFormAttributes.Converters(output).Prepend(new GeneralClass(output).File());

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => GeneralClass.Feature(output, type);
}
