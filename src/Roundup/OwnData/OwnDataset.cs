using Roundup.Catalogue.Definitions;
using Roundup.Engine.Files;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData;

/// <summary>The dataset that the user's own data is.</summary>
internal sealed class OwnDataset : IDatasetSource, IDatasetContent
{
    private readonly IOwnModel model;
    private readonly IOwnValues values;
    private readonly ValuesProject project;
    private readonly bool anonymise;

    /// <summary>Joins types and values.</summary>
    /// <param name="model">The types.</param>
    /// <param name="values">The values.</param>
    /// <param name="repository">The repository's root, absolute.</param>
    /// <param name="taken">The names of other datasets.</param>
    /// <param name="anonymise">Whether names of files and types are hidden.</param>
    public OwnDataset(IOwnModel model, IOwnValues values, string repository, IEnumerable<string> taken, bool anonymise = false)
    {
        (this.model, this.values, this.anonymise) = (model, values, anonymise);
        var root = anonymise ? "Data" : model.RootType[(model.RootType.LastIndexOf('.') + 1)..];
        Name = taken.Contains(root, StringComparer.OrdinalIgnoreCase) ? root + "Sample" : root;
        project = new(Name, model.RootType, values, repository);
    }

    /// <summary>The dataset's name: that of the root type, or one that says nothing.</summary>
    public string Name { get; }

    /// <summary>What a reader of the report should know.</summary>
    public IReadOnlyList<Notice> Notices =>
        [.. model.Notices(Name).Concat(values.Notices(Name)).Select(Told).OfType<Notice>()];

    /// <inheritdoc/>
    public IEnumerable<DatasetDefinition> Read() =>
    [
        new()
        {
            Name = Name,
            Origin = model.Origin,
            Description = anonymise ? "Own data." : $"Own data: {values.Description}.",
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
            AtomicFile.WriteIfChanged(Path.Combine(folder, file.Path), file.Text);
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

    /// <summary>A notice as it may be told: without the file's name, or not at all where it is about members.</summary>
    private Notice? Told(Notice notice) =>
        !anonymise ? notice
        : notice.Code is NoticeCode.TypesInferred or NoticeCode.ValuesFromSample
            ? notice with { Arguments = [.. notice.Arguments.Select(text => text == Path.GetFileName(model.Origin) ? "the sample" : text)] }
        : null;
}
