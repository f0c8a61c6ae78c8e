namespace Roundup.ModelCompiler.TimedLoops;

/// <summary>A codec that was found in an entrant's source.</summary>
/// <param name="Name">Its name with namespace and enclosing types, without its type parameter.</param>
/// <param name="Shapes">The shapes whose interfaces it implements, for example <c>String</c>.</param>
internal sealed record CodecStruct(string Name, IReadOnlyList<string> Shapes);
