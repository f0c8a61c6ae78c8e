using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Binding;
using Roundup.ModelCompiler.Emit;
using Roundup.ModelCompiler.Preparing;
using Roundup.ModelCompiler.TimedLoops;

namespace Roundup.ModelCompiler.Flavours;

/// <summary>The model as one kind of library needs it. A flavour is one class, named once in <see cref="FlavourList"/>.</summary>
internal abstract class Flavour
{
    /// <summary>The name that a library's project file gives.</summary>
    public abstract string Name { get; }

    /// <summary>Namespaces that <see cref="Feature"/> needs.</summary>
    public virtual IEnumerable<string> Usings => [];

    /// <summary>Namespaces of the attributes that this flavour is for: the author's own of these stay, and win.</summary>
    public virtual IReadOnlyList<string> Namespaces => [];

    /// <summary>Whether an attribute of the author is one that this flavour is for.</summary>
    public virtual bool IsFor(AuthorAttribute attribute) => attribute.IsOf(Namespaces);

    /// <summary>One file of the model as this flavour has it; unless overridden, the text as it is.</summary>
    /// <param name="model">The model.</param>
    /// <param name="file">The file.</param>
    /// <param name="kept">The namespaces of packages whose attributes stay.</param>
    public virtual string Rewrite(BoundModel model, SyntaxTree file, IReadOnlyList<string> kept) =>
        Edits.Apply(file.GetText(), model.Attributes.Changes(file, kept)).ToString();

    /// <summary>Helper classes that the code of this flavour calls, in addition to those of every flavour.</summary>
    public virtual IEnumerable<HelperClass> Helpers => [];

    /// <summary>Files in addition to the model, its codecs and the helper classes.</summary>
    public virtual IEnumerable<GeneratedFile> Extras(Output output) => [];

    /// <summary>
    /// A call that hands a feature of this flavour to the <c>Model</c> of <paramref name="type"/>, such as <c>.With(...)</c>, or
    /// <c>.WithLazy(() => ...)</c> where making it is work of the library; or nothing.
    /// </summary>
    public virtual string Feature(Output output, string type) => string.Empty;

    /// <summary>
    /// What replaces the root, or the list of roots, where the library's own compiler generates the classes; null where the model's own
    /// type is used.
    /// </summary>
    public virtual MappedRoot? Mapped(Output output, bool many) => null;

    /// <summary>
    /// The root type that the timed loops are generated for. It follows from names alone, so that an up-to-date model need not be bound.
    /// </summary>
    public virtual LoopRoot LoopRootOf(string dataset, string rootType, bool document) => new(dataset, rootType, document);
}
