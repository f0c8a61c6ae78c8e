using Roundup.Catalogue.Definitions;
using Roundup.OwnData.Values;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Reading;

// Where the earlier version of the types is from, as the user named it and as a commit, and what was changed since.
internal sealed record OwnComparison(string Reference, string Commit, IReadOnlyList<ContractChange> Changes);

internal sealed class OwnDataset : IDatasetSource, IDatasetContent
{
    // Folders and files are named after a dataset.
    private const int LongestName = 60;

    private readonly OwnModel _model;
    private readonly IOwnValues _values;
    private readonly ValuesProject _project;
    private readonly bool _anonymise;
    private readonly string _difference = "";
    private readonly ModelVersion? _version;

    public OwnDataset(OwnModel _model, IOwnValues _values, string repository, IEnumerable<string> taken, bool _anonymise)
    {
        (this._model, this._values, this._anonymise) = (_model, _values, _anonymise);
        var root = _anonymise ? "Data" : _model.RootType[(_model.RootType.LastIndexOf('.') + 1)..];

        // The name of a class that is a keyword is written with an @, which no part of a longer name can have.
        root = root.StartsWith('@') ? char.ToUpperInvariant(root[1]) + root[2..] : root;
        root = root[..Math.Min(root.Length, LongestName)];
        Name = taken.Contains(root, StringComparer.OrdinalIgnoreCase) ? root + "Sample" : root;
        _project = new(Name, _model.RootType, _values, repository);
    }

    private OwnDataset(OwnDataset of, OwnVersion version)
    {
        (_model, _values, _anonymise) = (version.Model, version.Values, of._anonymise);
        Name = of.Name + version.Suffix;
        _difference = _anonymise ? ", in another version" : ", " + version.Difference;
        _version = new(of.Name, version.Lacks, version.Adds) { Exchanged = version.Exchanged };
        _project = new(Name, _model.RootType, _values, of._project.Repository);
    }

    public IReadOnlyList<OwnVersion> Versions { get; init; } = [];

    // Null: no earlier version of the types was named.
    public OwnComparison? Against { get; init; }

    public ContractComparison? Comparison => Against is not var (reference, _, changes) ? null
        : new(Name, Name + OwnVersions.Earlier, _anonymise ? "the earlier version" : reference, _anonymise ? [] : changes);

    // The name of the root type, unless that is taken or hidden.
    public string Name { get; }

    public IReadOnlyList<Notice> Notices =>
    [
        .. _model.Notices.Concat(_values.Notices).Select(notice => Anonymous(notice)?.Create(Name)).OfType<Notice>(),
        .. Versions.SelectMany(version => version.Notices
            .Select(notice => Anonymous(notice)?.Create(Name + version.Suffix))).OfType<Notice>(),
    ];

    public IEnumerable<DatasetDefinition> Read() =>
        Versions.Select(version => new OwnDataset(this, version)).Prepend(this).Select(dataset => dataset.Definition);

    private DatasetDefinition Definition => new()
    {
        Name = Name,
        Origin = _model.Origin,
        Description = _anonymise ? $"Own data{_difference}." : $"Own data: {_values.Description}{_difference}.",
        Root = _model.RootType,
        Values = _project.Values,
        Counts = _values.Counts,
        IsOwn = true,
        Version = _version,
        Content = this,
    };

    public IReadOnlyList<ModelText> ReadModel() => _model.Files;

    public bool IsInitialNotKnown(string path) => _model.IsInitialNotKnown(path);

    public double? SampleBytes => _values.SampleBytes;

    public string ValuesProject(string folder)
    {
        Directory.CreateDirectory(folder);

        // An earlier run may have left the program of other values here.
        string[] own = [.. _project.Files.Select(file => file.Path), _values.Resource ?? _project.FileName];
        foreach (var old in Directory.EnumerateFiles(folder).Where(file => !own.Contains(Path.GetFileName(file))))
        {
            File.Delete(old);
        }

        foreach (var (path, text) in _project.Files)
        {
            AtomicFile.WriteIfChanged(Path.Combine(folder, path), text);
        }

        if (_values.Resource is { } resource)
        {
            AtomicFile.Write(Path.Combine(folder, resource), _values.WriteResource);
        }

        return Path.Combine(folder, _project.FileName);
    }

    // With --anonymise a notice without the name of the sample; null for one about members.
    private DataNotice? Anonymous(DataNotice notice) =>
        !_anonymise ? notice
        : notice.Code is NoticeCode.TypesInferred or NoticeCode.ValuesFromSample
            ? notice with
            {
                Arguments = [.. notice.Arguments.Select(text => text == Path.GetFileName(_model.Origin) ? "the sample" : text)],
            }
        : null;
}
