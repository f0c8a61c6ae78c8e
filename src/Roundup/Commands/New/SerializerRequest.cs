namespace Roundup.Cli.Commands.New;

/// <summary>What <c>roundup new serializer</c> was asked.</summary>
/// <param name="Name">The serializer's name.</param>
/// <param name="Package">The library's package; null for none.</param>
/// <param name="Version">Its version; null for the one that the central file has.</param>
/// <param name="Format">The library's format.</param>
internal sealed record SerializerRequest(string Name, string? Package, string? Version, string Format);
