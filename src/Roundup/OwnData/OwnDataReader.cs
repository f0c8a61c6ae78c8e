using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Cli.OwnData.Fitting;
using Roundup.Cli.OwnData.Sources;

namespace Roundup.Cli.OwnData;

/// <summary>From what the user said of his data to its dataset.</summary>
internal static class OwnDataReader
{
    /// <summary>Reads types and values.</summary>
    /// <param name="data">What he said.</param>
    /// <param name="repository">The repository's root, absolute.</param>
    /// <param name="taken">The names of other datasets.</param>
    /// <exception cref="RoundupException">The options do not go together, or a file is missing or malformed.</exception>
    public static OwnDataset Read(OwnDataRequest data, string repository, IEnumerable<string> taken)
    {
        RequestRules.Check(data);

        // First the types that the user has, then values for them; with a sample alone, both come from it.
        IOwnModel? types = data.Model is { } source ? SourceTypes.Read(source, data.Type, data.Ignored)
            : data.Assembly is { } assembly ? AssemblyTypes.Read(assembly, data.Type, data.Ignored)
            : null;
        var (model, values) = types is null ? Inferred(data.Sample!) : Own(data, PreparedModel.Of(types));
        return new(model, values, repository, taken);
    }

    private static (IOwnModel Model, IOwnValues Values) Own(OwnDataRequest data, PreparedModel model)
    {
        var root = PlainModel.Of(model);
        return (model, data.Sample is { } sample ? FittedSample.Read(sample, root) : new ValuesOfType(data.Depth));
    }

    private static (IOwnModel Model, IOwnValues Values) Inferred(string sample)
    {
        var inferred = SampleModel.Infer(sample, new());
        return (new InferredTypes(sample, inferred), new ValuesOfSample(sample, inferred.Roots));
    }
}
