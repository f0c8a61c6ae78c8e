using System.Runtime.CompilerServices;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.Preparing;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.ModelCompiler;

/// <summary>From a dataset's model to the source that a worker compiles: the flavoured model, its codecs and its model set.</summary>
public static class Compiler
{
    // Binding costs a few hundred milliseconds and is the same for every flavour.
    private static readonly ConditionalWeakTable<ModelSource, Preparation> Prepared = [];
    private static readonly ConditionalWeakTable<ModelSource, BoundModel> Bound = [];

    /// <summary>The names of the flavours, each a form of the model that some library needs.</summary>
    public static IReadOnlyList<string> Flavours { get; } = [.. FlavourList.All.Select(flavour => flavour.Name)];

    /// <summary>Writes all source of one dataset in one flavour. The same model gives the same text, byte for byte.</summary>
    /// <param name="model">The model.</param>
    /// <param name="flavour">One of <see cref="Flavours"/>.</param>
    /// <param name="packages">Namespaces whose attributes stay as the author wrote them, since the code is compiled with their package.
    /// Those that the flavour itself is for stay in any case.</param>
    /// <exception cref="ModelException">The model does not compile, or has a member that is not covered.</exception>
    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static IReadOnlyList<GeneratedFile> Compile(ModelSource model, string flavour, IReadOnlyList<string>? packages = null)
    {
        ArgumentNullException.ThrowIfNull(model);
        var form = Find(flavour);
        var bound = Bind(model);
        var output = new Output(bound, [CanonicalClass.Helper, HandwrittenClass.Helper, .. form.Helpers]);
        return
        [
            .. FlavouredSource.Files(bound, form, Kept(form, packages)),
            .. bound.Objects.Select(type => CanonicalClass.File(output, type)),
            .. bound.Objects.Select(type => HandwrittenClass.File(output, type)),
            .. output.Helpers(),
            .. form.Extras(output),
            ModelSetClass.File(output, form),
        ];
    }

    /// <summary>
    /// A model as its author wrote it, without what a package would be needed for, without ignored members, and without generic or internal
    /// types; its root has the name that it has then. <see cref="Compile"/> does the same by itself.
    /// </summary>
    /// <param name="model">The model.</param>
    /// <exception cref="ModelException">The model does not compile, or an ignored member does not exist.</exception>
    public static ModelSource Prepare(ModelSource model)
    {
        ArgumentNullException.ThrowIfNull(model);
        return Prepared.GetValue(model, Preparation.Of).Source;
    }

    /// <summary>The namespaces of the author's attributes that a library gets in one flavour, ordered; empty where it gets none.</summary>
    /// <param name="model">The model.</param>
    /// <param name="flavour">One of <see cref="Flavours"/>.</param>
    /// <param name="packages">As for <see cref="Compile"/>.</param>
    /// <exception cref="ModelException">The model does not compile, or has a member that is not covered.</exception>
    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static IReadOnlyList<string> AuthorAttributes(ModelSource model, string flavour, IReadOnlyList<string>? packages = null)
    {
        ArgumentNullException.ThrowIfNull(model);
        var form = Find(flavour);
        var kept = Kept(form, packages).Except(form.Namespaces).ToList();
        return Bind(model).Attributes.Namespaces(attribute => form.IsFor(attribute) || attribute.IsOf(kept));
    }

    /// <summary>What of the author's source a library does not get in one flavour.</summary>
    /// <param name="model">The model.</param>
    /// <param name="flavour">One of <see cref="Flavours"/>.</param>
    /// <param name="packages">As for <see cref="Compile"/>.</param>
    /// <exception cref="ModelException">The model does not compile, or has a member that is not covered.</exception>
    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static IReadOnlyList<LeftOut> PartsLeftOut(ModelSource model, string flavour, IReadOnlyList<string>? packages = null)
    {
        ArgumentNullException.ThrowIfNull(model);
        var form = Find(flavour);
        var bound = Bind(model);
        return [.. bound.Source.LeftOut, .. bound.Attributes.LeftOut(Kept(form, packages))];
    }

    /// <summary>The root type of a dataset in one flavour, which its timed loops are generated for.</summary>
    /// <param name="dataset">The dataset.</param>
    /// <param name="rootType">The full name of the model's root type.</param>
    /// <param name="document">Whether a root is never put in a list.</param>
    /// <param name="flavour">One of <see cref="Flavours"/>.</param>
    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static LoopRoot LoopRootOf(string dataset, string rootType, bool document, string flavour) =>
        Find(flavour).LoopRootOf(dataset, rootType, document);

    private static BoundModel Bind(ModelSource model) =>
        Bound.GetValue(model, source => ModelBinder.Bind(Prepared.GetValue(source, Preparation.Of)));

    /// <summary>What another flavour is for is not kept: a row without attributes would not be one any more.</summary>
    private static List<string> Kept(Flavour flavour, IReadOnlyList<string>? packages) =>
    [
        .. flavour.Namespaces,
        .. (packages ?? []).Where(package =>
            !FlavourList.All.Any(other => other.Namespaces.Any(space => AuthorAttribute.Within(space, [package])))),
    ];

    private static Flavour Find(string flavour) =>
        FlavourList.All.FirstOrDefault(candidate => candidate.Name == flavour)
        ?? throw new ArgumentException($"there is no flavour '{flavour}'; use one of {string.Join(", ", Flavours)}", nameof(flavour));
}
