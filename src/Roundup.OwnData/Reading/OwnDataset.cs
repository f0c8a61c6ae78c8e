using Roundup.Catalogue.Definitions;
using Roundup.OwnData.Values;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Reading;

internal sealed class OwnDataset : IDatasetSource, IDatasetContent
{
    private readonly OwnModel model;
    private readonly IOwnValues values;
    private readonly ValuesProject project;
    private readonly bool anonymise;

    public OwnDataset(OwnModel model, IOwnValues values, string repository, IEnumerable<string> taken, bool anonymise)
    {
        (this.model, this.values, this.anonymise) = (model, values, anonymise);
        var root = anonymise ? "Data" : model.RootType[(model.RootType.LastIndexOf('.') + 1)..];

        // The name of a class that is a keyword is written with an @, which no part of a longer name can have.
        root = root.StartsWith('@') ? char.ToUpperInvariant(root[1]) + root[2..] : root;
        Name = taken.Contains(root, StringComparer.OrdinalIgnoreCase) ? root + "Sample" : root;
        project = new(Name, model.RootType, values, repository);
    }

    /// <summary>The name of the root type, unless that is taken or hidden.</summary>
    public string Name { get; }

    public IReadOnlyList<Notice> Notices =>
        [.. model.Notices.Concat(values.Notices).Select(notice => Anonymous(notice)?.Of(Name)).OfType<Notice>()];

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

    public IReadOnlyList<ModelText> ReadModel() => model.Files;

    public bool IsInitialNotKnown(string path) => model.IsInitialNotKnown(path);

    public double? SampleBytes => values.SampleBytes;

    public string ValuesProject(string folder)
    {
        Directory.CreateDirectory(folder);

        // An earlier run may have left the program of other values here.
        string[] own = [.. project.Files.Select(file => file.Path), values.Resource ?? project.FileName];
        foreach (var old in Directory.EnumerateFiles(folder).Where(file => !own.Contains(Path.GetFileName(file))))
        {
            File.Delete(old);
        }

        foreach (var (path, text) in project.Files)
        {
            AtomicFile.WriteIfChanged(Path.Combine(folder, path), text);
        }

        if (values.Resource is { } resource)
        {
            AtomicFile.Write(Path.Combine(folder, resource), values.WriteResource);
        }

        return Path.Combine(folder, project.FileName);
    }

    /// <summary>With <c>--anonymise</c> a notice without the name of the sample; null for one about members.</summary>
    private DataNotice? Anonymous(DataNotice notice) =>
        !anonymise ? notice
        : notice.Code is NoticeCode.TypesInferred or NoticeCode.ValuesFromSample
            ? notice with { Arguments = [.. notice.Arguments.Select(text => text == Path.GetFileName(model.Origin) ? "the sample" : text)] }
        : null;
}
