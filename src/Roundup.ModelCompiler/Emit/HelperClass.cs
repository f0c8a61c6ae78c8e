namespace Roundup.ModelCompiler.Emit;

/// <summary>
/// A helper class that generated code calls. It is a template in a folder Templates, the same for every model except for its name.
/// </summary>
/// <param name="Name">The name by which generated code calls it; the class itself is named after the dataset and this.</param>
/// <param name="Summary">What it holds, for the reader of its file.</param>
internal sealed record HelperClass(string Name, string Summary);
