using System.Runtime.CompilerServices;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Sources;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>Compiles a dataset's model to the source of a worker: the model in a flavour, its codecs and its model set.</summary>
public static class Compiler
{
    // Binding takes a few hundred milliseconds and does not depend on the flavour.
    private static readonly ConditionalWeakTable<ModelSource, PreparedSource> s_prepared = [];
    private static readonly ConditionalWeakTable<ModelSource, BoundModel> s_bound = [];

    /// <summary>Generates all source of a dataset in one flavour. Equal models give equal text, byte for byte.</summary>
    /// <param name="packages">
    /// Namespaces of packages that the worker references: the author's attributes from these namespaces stay, as do those that the flavour
    /// is for.
    /// </param>
    /// <param name="flavours">All flavours; null for those of <see cref="FlavourList"/>.</param>
    /// <exception cref="ModelException">The model does not compile, or has a member that is not supported.</exception>
    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static IReadOnlyList<GeneratedFile> Compile(
        ModelSource model,
        string flavour,
        IReadOnlyList<string>? packages = null,
        IReadOnlyList<Flavour>? flavours = null)
    {
        ArgumentNullException.ThrowIfNull(model);
        flavours ??= FlavourList.All;
        var form = Find(flavour, flavours);
        var bound = Bind(model);
        var output = new Output(bound, [CanonicalClass.Helper, HandwrittenClass.Helper, .. form.Helpers]);
        return
        [
            .. form.SourceFiles(bound, Kept(form, packages, flavours))
                .Select(file => OmittedNulls.In(file, [.. form.Namespaces, .. packages ?? []])),
            .. bound.Objects.Select(type => CanonicalClass.File(output, type)),
            .. bound.Objects.Select(type => HandwrittenClass.File(output, type)),
            .. output.Helpers(),
            .. form.Extras(output),
            ModelSetClass.File(output, form),
        ];
    }

    /// <summary>
    /// The model without ignored members, without code and attributes that need packages no worker has, and with generic and internal types
    /// replaced. <see cref="Compile"/> does this itself.
    /// </summary>
    /// <exception cref="ModelException">The model does not compile, or an ignored member does not exist.</exception>
    public static ModelSource Prepare(ModelSource model)
    {
        ArgumentNullException.ThrowIfNull(model);
        return s_prepared.GetValue(model, PreparedSource.Of).Source;
    }

    /// <summary>The namespaces of the author's attributes that remain for a library in one flavour, ordered.</summary>
    /// <exception cref="ModelException">The model does not compile, or has a member that is not supported.</exception>
    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static IReadOnlyList<string> AuthorAttributes(
        ModelSource model,
        string flavour,
        IReadOnlyList<string>? packages = null,
        IReadOnlyList<Flavour>? flavours = null)
    {
        ArgumentNullException.ThrowIfNull(model);
        flavours ??= FlavourList.All;
        var form = Find(flavour, flavours);
        var kept = Kept(form, packages, flavours).Except(form.Namespaces).ToList();
        return Bind(model).Attributes.Namespaces(attribute => form.IsFor(attribute) || attribute.IsOf(kept));
    }

    /// <summary>
    /// Whether a worker's package changes what the worker gets of a model: the author's attributes, or members that are omitted where null.
    /// </summary>
    public static bool Concerns(string package, ModelSource model)
    {
        ArgumentNullException.ThrowIfNull(model);
        return OmittedNulls.Concern(model, package) || model.Files.Any(file => file.Text.Contains(package, StringComparison.Ordinal));
    }

    /// <summary>Whether a value of the model may be of a type that derives from the type of its member.</summary>
    /// <exception cref="ModelException">The model does not compile, or has a member that is not supported.</exception>
    public static bool IsPolymorphic(ModelSource model)
    {
        ArgumentNullException.ThrowIfNull(model);
        return Bind(model).Objects.Any(type => type.IsPolymorphic);
    }

    /// <summary>Whether a flavour has the model as its author wrote it: without further attributes, and no classes in its place.</summary>
    /// <exception cref="ModelException">The model does not compile, or has a member that is not supported.</exception>
    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static bool KeepsModel(ModelSource model, string flavour, IReadOnlyList<Flavour> flavours)
    {
        ArgumentNullException.ThrowIfNull(model);
        var bound = Bind(model);
        return Find(flavour, flavours).KeepsModel(bound, new Output(bound, []));
    }

    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static Flavour Find(string name, IReadOnlyList<Flavour> flavours) =>
        flavours.FirstOrDefault(candidate => candidate.Name == name)
        ?? throw new ArgumentException(
            $"there is no flavour '{name}'; use one of {string.Join(", ", flavours.Select(flavour => flavour.Name))}", nameof(name));

    internal static BoundModel Bind(ModelSource model) =>
        s_bound.GetValue(model, source => new BoundModel(s_prepared.GetValue(source, PreparedSource.Of)));

    // Attributes that another flavour is for are removed, so that a serializer whose flavour has no attributes stays such a serializer.
    private static List<string> Kept(Flavour flavour, IReadOnlyList<string>? packages, IReadOnlyList<Flavour> flavours) =>
    [
        .. flavour.Namespaces,
        .. (packages ?? []).Where(package =>
            !flavours.Any(other => other.Namespaces.Any(space => AuthorAttribute.Within(space, [package])))),
    ];
}
