using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.OwnData.Assemblies;
using Roundup.OwnData.Samples.Json;
using Roundup.OwnData.Samples.Model;
using Roundup.OwnData.Samples.Observed;
using Roundup.OwnData.Source;
using Roundup.OwnData.Values;
using Roundup.Results.Messages;

namespace Roundup.OwnData.Reading;

internal static class OwnDataReader
{
    // The most that generated objects may be nested: the number of values grows with its power.
    private const int MostDepth = 100;

    // withVersions: asked once the types are read; null: no other versions are needed.
    public static OwnDataset Read(
        OwnDataRequest data, string repository, IReadOnlyCollection<string> taken, Func<bool>? withVersions = null)
    {
        Check(data);
        var (model, values) = Source(data);
        var hasVersions = withVersions?.Invoke() == true;
        if (data.Models.Count > 1 && !hasVersions)
        {
            throw new RoundupException(
                ExitCode.Usage,
                "--model is given twice, and only a check of versions reads a second model: use `roundup check`, or leave one out.");
        }

        // A check of other categories, such as one that is repeated, needs no earlier version.
        if (data.AgainstGit is { } reference && hasVersions)
        {
            var (now, before, against) = EarlierVersion.Read(data, reference, (SampleValues)values);
            return new(now.Prepared.Model, now, repository, taken, data.Anonymise) { Versions = before, Against = against };
        }

        var versions = !hasVersions ? []
            : data.Models is [_, var second] ? [OwnVersions.Between((SampleValues)values, PreparedModel.Of(Written(data, second)))]
            : OwnVersions.Without(model, values);
        return new(model, values, repository, taken, data.Anonymise) { Versions = [.. versions] };
    }

    private static (OwnModel Model, IOwnValues Values) Source(OwnDataRequest data) => data switch
    {
        { Model: { } source } => WithTypes(data, Written(data, source)),
        { Assembly: { } assembly } => WithTypes(data, CompiledTypes(assembly, data)),
        _ => Inferred(data.Sample!),
    };

    private static (OwnModel Model, IOwnValues Values) WithTypes(OwnDataRequest data, OwnModel types)
    {
        var prepared = PreparedModel.Of(types);
        return (prepared.Model, data.Sample is { } sample
            ? new SampleValues(sample, prepared)
            : new GeneratedValues(prepared.Bound, data.Depth));
    }

    private static OwnModel Written(OwnDataRequest data, string source) =>
        SourceTypes.Read(source, data.Type, data.Ignored, SampleMembers(data));

    private static OwnModel CompiledTypes(string assembly, OwnDataRequest data)
    {
        var model = AssemblyReader.Read(assembly, data.Type, data.Ignored, members: SampleMembers(data));
        return new(assembly, model.RootType, [new("Model.cs", model.Source)])
        {
            Omitted = model.Omitted,
            IsInitialNotKnown = model.IsInitialNotKnown,
            Notices =
            [
                .. model.Findings.Count == 0 ? (DataNotice[])[]
                    : [new(NoticeCode.TypesFromAssembly, Path.GetFileName(assembly), DataNotice.Count(model.Findings))],
                .. DataNotice.Members(NoticeCode.CodeNotCopied, model.NotCopied, SourceFolder.Of(assembly)),
            ],
        };
    }

    // The names of the members of the sample's first value, which tell the root type where none is named.
    private static IReadOnlyList<string> SampleMembers(OwnDataRequest data) =>
        data is { Type: null, Sample: { } sample } ? SampleRoots.FirstMembers(sample) : [];

    private static (OwnModel Model, IOwnValues Values) Inferred(string sample)
    {
        var inferred = ModelInference.Infer(sample, new());
        var model = new OwnModel(sample, inferred.RootType, [new("Model.cs", inferred.Source)])
        {
            Notices = [new(NoticeCode.TypesInferred, Path.GetFileName(sample), DataNotice.Count(inferred.Findings))],
        };
        return (model, new SampleValues(sample, PreparedModel.Of(model), inferred.Roots));
    }

    private static void Check(OwnDataRequest data)
    {
        var cause = data switch
        {
            { Models.Count: > 2 } => "--model is given more than twice: two versions of the types read each other's values.",
            { AgainstGit: not null, Assembly: not null } or { AgainstGit: not null, Model: null } =>
                "--against-git takes the earlier version of C# source: name the files with --model.",
            { AgainstGit: not null, Models.Count: > 1 } =>
                "--against-git takes the earlier types from git, and --model is given twice: leave one of them out.",
            { AgainstGit: not null, Sample: null } =>
                "--against-git compares two versions of the types with values of one sample: add --data.",
            { Models.Count: 2, Sample: null } =>
                "--model is given twice, and two versions of the types are compared with values of one sample: add --data.",
            { Model: not null, Assembly: not null } =>
                "--model and --assembly both name the types: give the source or the compiled types, not both.",
            { Sample: not null, Depth: not null } =>
                "--depth is for generated values, and --data gives the values: leave one of them out.",
            { Model: null, Assembly: null, Type: not null } =>
                "--type names a type of --model or --assembly: give one of them too.",
            { Model: null, Assembly: null, Ignored.Count: > 0 } =>
                "--ignore names a member of the types of --model or --assembly: give one of them too.",
            { Model: null, Assembly: null, Sample: null } =>
                "--depth is for values that are generated from types: give --model or --assembly too.",
            { IncludeData: true, Anonymise: true } =>
                "--include-data and --anonymise contradict each other: leave one of them out.",
            { Depth: < 1 or > MostDepth } => $"--depth {data.Depth} is not a whole number from 1 to {MostDepth}: give for example 4.",
            _ => null,
        };
        if (cause is not null)
        {
            throw DataError.Create(cause);
        }

        if (data.Sample is { } sample)
        {
            SampleFile.RefuseStream(sample);
        }
    }
}
