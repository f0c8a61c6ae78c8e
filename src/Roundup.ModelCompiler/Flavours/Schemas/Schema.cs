namespace Roundup.ModelCompiler.Flavours.Schemas;

/// <summary>A model as a schema language has it.</summary>
/// <param name="Dataset">The dataset.</param>
/// <param name="Messages">All messages, the roots first.</param>
/// <param name="Enums">All enums.</param>
internal sealed record Schema(string Dataset, IReadOnlyList<SchemaMessage> Messages, IReadOnlyList<SchemaEnum> Enums)
{
    /// <summary>The namespace of the classes that a schema's compiler generates.</summary>
    public static string NamespaceOf(string dataset) => "Roundup.Schemas." + dataset;

    /// <summary>The root.</summary>
    public SchemaMessage One => Messages[0];

    /// <summary>The wrapper of a list of roots; null for a document.</summary>
    public SchemaMessage? Many { get; init; }
}
