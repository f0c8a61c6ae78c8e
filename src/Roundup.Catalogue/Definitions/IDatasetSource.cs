namespace Roundup.Catalogue.Definitions;

/// <summary>
/// Where datasets come from: folders of the repository, and whatever else can name a root type and bring a model and values (a JSON
/// sample, C# source, an assembly). A new source is a class and a line where the catalogue is read.
/// </summary>
public interface IDatasetSource
{
    /// <summary>The datasets. Nothing is built, run or written.</summary>
    /// <exception cref="RoundupException">A file of the source is malformed; the message names the file.</exception>
    IEnumerable<DatasetDefinition> Read();
}

/// <summary>What is built of a dataset. The engine asks here and never knows which source it is.</summary>
public interface IDatasetContent
{
    /// <summary>The model's C# source, of which the model compiler makes flavours; all types in the namespace of the root.</summary>
    IReadOnlyList<ModelText> ReadModel();

    /// <summary>The project of the class that makes the values. It is compiled with the model in the flavour <c>plain</c>.</summary>
    /// <param name="folder">
    /// A folder for this dataset alone, absolute, in which a source that has no project writes one (<c>Roundup.Catalogue.Templates</c>
    /// has its text). Written again only where its text has changed.
    /// </param>
    /// <returns>The project file, absolute. All files of its folder count for whether the values are up to date.</returns>
    string ValuesProject(string folder);
}

/// <summary>One file of a model.</summary>
/// <param name="Path">Where it comes from, for messages; its file name is kept in what is generated.</param>
/// <param name="Text">The C# source.</param>
public sealed record ModelText(string Path, string Text);
