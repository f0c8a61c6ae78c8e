using Microsoft.CodeAnalysis.CSharp;

namespace Roundup.ModelCompiler.Types;

/// <summary>A public property or field of a model type.</summary>
/// <param name="Name">The name as it appears in a member path.</param>
/// <param name="Type">Its type.</param>
/// <param name="CanChange">Whether public code can set it on an object that is there: neither <c>init</c> nor read-only.</param>
/// <param name="CanSetLater">Whether it can be assigned after construction: a <c>set</c> that is not required, or a field.</param>
/// <param name="InInitializer">Whether it must be set in the object initializer when the object is created with all its values.</param>
internal sealed record Member(string Name, ModelType Type, bool CanChange, bool CanSetLater, bool InInitializer)
{
    /// <summary>The name in JSON: that of the author's [JsonPropertyName], else of the dataset's JSON form, else its own.</summary>
    public string JsonName { get; init; } = Name;

    /// <summary>The name in JSON where the model is written as it is, without the dataset's JSON form, as a C# literal.</summary>
    public string PlainJsonLiteral => SymbolDisplay.FormatLiteral(PlainJsonName, quote: true);

    /// <summary>The name of the author's [JsonPropertyName], or its own.</summary>
    public string PlainJsonName { get; init; } = Name;

    /// <summary>The name in JSON as a C# literal.</summary>
    public string JsonLiteral => SymbolDisplay.FormatLiteral(JsonName, quote: true);

    /// <summary>Whether it is a reference that is not annotated as never null.</summary>
    public bool MayBeNull { get; init; }

    /// <summary>The name as C# code writes it: a keyword gets its at-sign.</summary>
    public string Code => Identifier.Escape(Name);
}
