namespace Roundup.ModelCompiler.Binding;

/// <summary>The short name that generated code gives a model type.</summary>
/// <param name="Name">The short name.</param>
/// <param name="FullName">The type's full name, without <c>global::</c>.</param>
internal sealed record Alias(string Name, string FullName);
