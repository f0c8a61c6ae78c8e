namespace Roundup.Contracts;

/// <summary>
/// The schema that a payload has beside it where its format needs the writer's, as a registry or a container file hands it to every reader.
/// The worker adds it to the model of a check, as a feature; a timed case has none.
/// </summary>
/// <param name="writer">The schema of the payloads that will be read; null where the serializer reads its own.</param>
public sealed class PayloadSchema(string? writer)
{
    /// <summary>The schema of the payloads that will be read; null where the serializer reads its own.</summary>
    public string? Writer { get; } = writer;

    /// <summary>The schema with which the serializer writes, which it sets when it is opened; null where a payload needs none.</summary>
    public string? Own { get; set; }
}
