using Roundup.Catalogue.Definitions;
using Roundup.Engine.Building;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData;

/// <summary>The dataset that the user's own data is.</summary>
internal sealed class OwnDataset : IDatasetSource, IDatasetContent
{
    private readonly IOwnModel model;
    private readonly IOwnValues values;
    private readonly ValuesProject project;

    /// <summary>Joins types and values.</summary>
    /// <param name="model">The types.</param>
    /// <param name="values">The values.</param>
    /// <param name="repository">The repository's root, absolute.</param>
    /// <param name="taken">The names of other datasets.</param>
    public OwnDataset(IOwnModel model, IOwnValues values, string repository, IEnumerable<string> taken)
    {
        (this.model, this.values) = (model, values);
        var root = model.RootType[(model.RootType.LastIndexOf('.') + 1)..];
        Name = taken.Contains(root, StringComparer.OrdinalIgnoreCase) ? root + "Sample" : root;
        project = new(Name, model.RootType, values, repository);
    }

    /// <summary>The dataset's name: that of the root type.</summary>
    public string Name { get; }

    /// <summary>What a reader of the report should know.</summary>
    public IReadOnlyList<Notice> Notices => [.. model.Notices(Name), .. values.Notices(Name)];

    /// <inheritdoc/>
    public IEnumerable<DatasetDefinition> Read() =>
    [
        new()
        {
            Name = Name,
            Origin = model.Origin,
            Description = $"Own data: {values.Description}.",
            Root = model.RootType,
            Values = project.Values,
            Counts = values.Counts,
            IsOwn = true,
            Content = this,
        },
    ];

    /// <inheritdoc/>
    public IReadOnlyList<ModelText> ReadModel() => model.Files;

    /// <inheritdoc/>
    public string ValuesProject(string folder)
    {
        Directory.CreateDirectory(folder);

        // Another run may have left the program of other values here.
        string[] own = [.. project.Files.Select(file => file.Path), values.Resource ?? project.FileName];
        foreach (var old in Directory.EnumerateFiles(folder).Where(file => !own.Contains(Path.GetFileName(file))))
        {
            File.Delete(old);
        }

        foreach (var file in project.Files)
        {
            TextFile.WriteIfChanged(Path.Combine(folder, file.Path), file.Text);
        }

        if (values.Resource is { } resource)
        {
            Write(Path.Combine(folder, resource));
        }

        return Path.Combine(folder, project.FileName);
    }

    private void Write(string file)
    {
        var partial = file + ".part";
        values.WriteResource(partial);
        File.Move(partial, file, overwrite: true);
    }
}
