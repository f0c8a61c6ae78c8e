using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours.Annotating;
using Roundup.ModelCompiler.Preparing;

namespace Roundup.ModelCompiler.Flavours.Json;

/// <summary>
/// The context of <see cref="JsonContextFlavour"/> for a model that has the attributes of <see cref="JsonDerivedTypesFlavour"/>.
/// </summary>
internal sealed class JsonContextDerivedTypesFlavour : AnnotatedFlavour
{
    private static readonly JsonContextFlavour Context = new();
    private static readonly JsonDerivedTypesFlavour Derived = new();

    /// <inheritdoc/>
    public override string Name => "json-context-derived-types";

    /// <inheritdoc/>
    public override IReadOnlyList<string> Namespaces => ["System.Text.Json"];

    /// <inheritdoc/>
    public override bool Owns(AuthorAttribute attribute) => false;

    /// <inheritdoc/>
    public override IEnumerable<string> Usings => Context.Usings;

    /// <inheritdoc/>
    public override IEnumerable<string> OnType(AnnotatedType type) => Derived.OnType(type);

    /// <inheritdoc/>
    public override IEnumerable<string> OnMember(AnnotatedType type, AnnotatedMember member) => Derived.OnMember(type, member);

    /// <inheritdoc/>
    public override IEnumerable<HelperClass> Helpers => Derived.Helpers;

    /// <inheritdoc/>
    public override IEnumerable<GeneratedFile> Extras(Output output) => Context.Extras(output).Concat(Derived.Extras(output));

    /// <inheritdoc/>
    public override string Feature(Output output, string type) => Context.Feature(output, type);
}
