using System.Runtime.CompilerServices;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Codecs;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Flavours;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.ModelCompiler;

/// <summary>From a dataset's model to the source that a worker compiles: the flavoured model, its codecs and its model set.</summary>
public static class Compiler
{
    // Binding costs a few hundred milliseconds and is the same for every flavour.
    private static readonly ConditionalWeakTable<ModelSource, BoundModel> Bound = [];

    /// <summary>The names of the flavours, each a form of the model that some library needs.</summary>
    public static IReadOnlyList<string> Flavours { get; } = [.. FlavourList.All.Select(flavour => flavour.Name)];

    /// <summary>Writes all source of one dataset in one flavour. The same model gives the same text, byte for byte.</summary>
    /// <param name="model">The model.</param>
    /// <param name="flavour">One of <see cref="Flavours"/>.</param>
    /// <exception cref="ModelException">The model does not compile, or has a member that is not covered.</exception>
    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static IReadOnlyList<GeneratedFile> Compile(ModelSource model, string flavour)
    {
        ArgumentNullException.ThrowIfNull(model);
        var form = Find(flavour);
        var bound = Bound.GetValue(model, ModelBinder.Bind);
        var output = new Output(bound, [CanonicalClass.Helper, HandwrittenClass.Helper, .. form.Helpers]);
        return
        [
            .. FlavouredSource.Files(bound, form),
            .. bound.Objects.Select(type => CanonicalClass.File(output, type)),
            .. bound.Objects.Select(type => HandwrittenClass.File(output, type)),
            .. output.Helpers(),
            .. form.Extras(output),
            ModelSetClass.File(output, form),
        ];
    }

    /// <summary>The root type of a dataset in one flavour, which its timed loops are generated for.</summary>
    /// <param name="dataset">The dataset.</param>
    /// <param name="rootType">The full name of the model's root type.</param>
    /// <param name="document">Whether a root is never put in a list.</param>
    /// <param name="flavour">One of <see cref="Flavours"/>.</param>
    /// <exception cref="ArgumentException">There is no such flavour.</exception>
    public static LoopRoot LoopRootOf(string dataset, string rootType, bool document, string flavour) =>
        Find(flavour).LoopRootOf(dataset, rootType, document);

    private static Flavour Find(string flavour) =>
        FlavourList.All.FirstOrDefault(candidate => candidate.Name == flavour)
        ?? throw new ArgumentException($"there is no flavour '{flavour}'; use one of {string.Join(", ", Flavours)}", nameof(flavour));
}
