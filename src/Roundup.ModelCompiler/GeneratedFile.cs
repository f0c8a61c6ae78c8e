namespace Roundup.ModelCompiler;

/// <summary>One file that the worker compiles: C#, or a schema for a library's own compiler.</summary>
/// <param name="Name">A file name without a folder, unique among the files of one dataset and starting with the dataset's name.</param>
/// <param name="Text">The source.</param>
public sealed record GeneratedFile(string Name, string Text);
