namespace Roundup.ModelCompiler.Flavours;

/// <summary>The generated class that replaces a root, and the mapping.</summary>
/// <param name="Type">The class, as C# writes it.</param>
/// <param name="To">The method from the model.</param>
/// <param name="From">The method back.</param>
internal sealed record MappedRoot(string Type, string To, string From);
