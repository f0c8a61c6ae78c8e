using System.Text.RegularExpressions;
using Roundup.Catalogue.Definitions;

namespace Roundup.Catalogue.Reading;

/// <summary>The content of a dataset that is a folder.</summary>
/// <param name="ProjectFile">Its project file, absolute.</param>
/// <param name="ModelFiles">The model's source files, absolute: <c>Model.cs</c>, or all in <c>Model/</c>.</param>
internal sealed record DatasetFolder(string ProjectFile, IReadOnlyList<string> ModelFiles) : IDatasetContent
{
    /// <summary>
    /// The namespace of a model that belongs to another dataset, and the one it gets: a worker holds every dataset, so each has its
    /// types in a namespace of its own. Null where the model is the dataset's own.
    /// </summary>
    public (string From, string To)? Renamed { get; init; }

    /// <inheritdoc/>
    public IReadOnlyList<ModelText> ReadModel() => [.. ModelFiles.Select(file => new ModelText(file, Text(file)))];

    /// <inheritdoc/>
    public string ValuesProject(string folder) => ProjectFile;

    private string Text(string file) => Renamed is var (from, to)
        ? Regex.Replace(File.ReadAllText(file), $@"(?m)^(\s*namespace\s+){Regex.Escape(from)}(?=[\s;{{]|$)", "${1}" + to)
        : File.ReadAllText(file);
}
