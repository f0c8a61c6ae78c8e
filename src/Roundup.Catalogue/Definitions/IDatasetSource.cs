namespace Roundup.Catalogue.Definitions;

/// <summary>
/// A source of datasets: folders, or anything else that has a root type, a model and values (a JSON sample, C# source, an assembly).
/// </summary>
public interface IDatasetSource
{
    /// <summary>Reads the datasets. Does not build, run or write anything.</summary>
    /// <exception cref="RoundupException">A file is malformed; the message names the file.</exception>
    IEnumerable<DatasetDefinition> Read();
}

/// <summary>The source code of a dataset. The engine does not know where it comes from.</summary>
public interface IDatasetContent
{
    /// <summary>
    /// The C# source of the model, from which the model compiler generates flavours. All types are in the namespace of the root.
    /// </summary>
    IReadOnlyList<ModelText> ReadModel();

    /// <summary>The project of the class that creates the values. It is compiled with the model in the flavour <c>plain</c>.</summary>
    /// <param name="folder">
    /// The absolute path of a folder for this dataset, into which a source without a project writes one (from
    /// <c>Roundup.Catalogue.Templates</c>). It must not rewrite a file whose text has not changed.
    /// </param>
    /// <returns>The absolute path of the project file. A change of any file in its folder makes the values out of date.</returns>
    string ValuesProject(string folder);

    /// <summary>
    /// Mean bytes of a value in the user's own sample, as JSON without white space; null where there is none, and before
    /// <see cref="ValuesProject"/> has read the sample.
    /// </summary>
    double? SampleBytes => null;

    /// <summary>
    /// Whether it is not known which value the user's constructor gives the member at a path. The model then has one of its own that
    /// differs from the type's default, so that a member that a row does not set comes back changed.
    /// </summary>
    /// <param name="path">The path, as in <c>Roundup.Contracts.Comparison</c>.</param>
    bool IsInitialNotKnown(string path) => false;
}

/// <param name="Path">Where the source comes from, for messages. Generated files keep its file name.</param>
public sealed record ModelText(string Path, string Text);
