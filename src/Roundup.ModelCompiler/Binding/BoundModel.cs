using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Roundup.ModelCompiler.Preparing;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Binding;

/// <summary>A model whose types are known.</summary>
/// <param name="Source">The source of the model, prepared.</param>
/// <param name="Compilation">The source, compiled.</param>
/// <param name="Trees">One for each file, in order.</param>
/// <param name="Root">The root type.</param>
/// <param name="Objects">Every class and struct that the root reaches, in the order found.</param>
/// <param name="Aliases">Short names of model types.</param>
/// <param name="Attributes">What the author has put on it.</param>
internal sealed record BoundModel(
    ModelSource Source,
    CSharpCompilation Compilation,
    IReadOnlyList<SyntaxTree> Trees,
    ObjectType Root,
    IReadOnlyList<ObjectType> Objects,
    IReadOnlyList<Alias> Aliases,
    AttributeFilter Attributes);
