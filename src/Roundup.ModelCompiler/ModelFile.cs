namespace Roundup.ModelCompiler;

/// <summary>One file of C# source that declares model types.</summary>
/// <param name="Path">Where it came from; shown in errors, and its file name is kept in the output.</param>
/// <param name="Text">The source.</param>
public sealed record ModelFile(string Path, string Text);
