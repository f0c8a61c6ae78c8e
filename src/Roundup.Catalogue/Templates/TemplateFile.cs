namespace Roundup.Catalogue.Templates;

/// <summary>A file that a template gives.</summary>
/// <param name="Path">Its path below the repository's root, with slashes.</param>
/// <param name="Text">Its content.</param>
public sealed record TemplateFile(string Path, string Text);
