namespace Roundup.ModelCompiler;

/// <summary>A generated file: C#, or a schema for the compiler of a library.</summary>
/// <param name="Name">A file name that starts with the dataset's name; unique among the files of the dataset.</param>
/// <param name="Text">The text of the file.</param>
public sealed record GeneratedFile(string Name, string Text);
