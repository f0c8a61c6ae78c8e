using System.Globalization;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Engine.Building;
using Roundup.Inference;
using Roundup.Inference.Models;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData;

/// <summary>
/// The dataset that a JSON sample is: its model is inferred, its values are the sample's, and where there are too few, others are made of
/// them by seed.
/// </summary>
internal sealed class SampleDataset : IDatasetSource, IDatasetContent
{
    /// <summary>The most values that are taken of a sample, and about the most bytes of JSON.</summary>
    private const int MostRoots = 10_000;
    private const int MostBytes = 16_000_000;

    /// <summary>About the size of a list that is measured beside a single value.</summary>
    private const int ListBytes = 100_000;

    private static readonly int[] s_lists = [1000, 100, 10];

    private readonly string path;
    private readonly InferredModel model;
    private readonly SampleProject project;
    private readonly long bytes;

    /// <summary>Infers the model.</summary>
    /// <param name="path">The sample, absolute.</param>
    /// <param name="repository">The repository's root, absolute.</param>
    /// <param name="taken">The names of other datasets.</param>
    /// <exception cref="RoundupException">The file is missing, is not JSON, or holds no object.</exception>
    public SampleDataset(string path, string repository, IEnumerable<string> taken)
    {
        this.path = path;
        model = SampleModel.Infer(path, new());
        bytes = new FileInfo(path).Length;
        var root = model.RootType[(model.RootType.LastIndexOf('.') + 1)..];
        Name = taken.Contains(root, StringComparer.OrdinalIgnoreCase) ? root + "Sample" : root;
        project = new(Name, model.RootType, repository);
    }

    /// <summary>The dataset's name: that of the root type.</summary>
    public string Name { get; }

    /// <summary>What a reader of the report should know.</summary>
    public IReadOnlyList<Notice> Notices =>
    [
        new(NoticeCode.TypesInferred, Name, Path.GetFileName(path), model.Findings.Count.ToString(CultureInfo.InvariantCulture)),
        new(NoticeCode.ValuesFromSample, Name, Taken()),
    ];

    private long Step => Math.Max((model.Roots + MostRoots - 1) / MostRoots, (bytes + MostBytes - 1) / MostBytes);

    /// <inheritdoc/>
    public IEnumerable<DatasetDefinition> Read() =>
    [
        new()
        {
            Name = Name,
            Origin = path,
            Description = $"From a JSON sample: {Taken()} of {Path.GetFileName(path)}.",
            Root = model.RootType,
            Values = project.Values,
            Counts = Counts(),
            Content = this,
        },
    ];

    /// <inheritdoc/>
    public IReadOnlyList<ModelText> ReadModel() => [new(Path.Combine(Name, "Model.cs"), model.Source)];

    /// <inheritdoc/>
    public string ValuesProject(string folder)
    {
        Directory.CreateDirectory(folder);
        foreach (var file in project.Files)
        {
            TextFile.WriteIfChanged(Path.Combine(folder, file.Path), file.Text);
        }

        CopyLines(Path.Combine(folder, SampleProject.Lines));
        return Path.Combine(folder, project.FileName);
    }

    private void CopyLines(string file)
    {
        var partial = file + ".part";
        using (var output = File.Create(partial))
        {
            SampleRoots.Copy(path, output, Step);
        }

        File.Move(partial, file, overwrite: true);
    }

    private string Taken() =>
        Step > 1 ? $"1 in {Step} of the {model.Roots} values"
        : model.Roots == 1 ? "the one value"
        : $"the {model.Roots} values";

    private List<int> Counts()
    {
        var size = Math.Max(1, bytes / model.Roots);
        var many = s_lists.FirstOrDefault(count => count * size <= ListBytes);
        return many == 0 ? [1] : [1, many];
    }
}
