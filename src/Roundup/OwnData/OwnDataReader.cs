using Roundup.Catalogue;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.OwnData;

/// <summary>From what the user said of his data to its dataset.</summary>
internal static class OwnDataReader
{
    /// <summary>Reads types and values.</summary>
    /// <param name="data">What he said.</param>
    /// <param name="repository">The repository's root, absolute.</param>
    /// <param name="taken">The names of other datasets.</param>
    /// <exception cref="RoundupException">A file is missing or malformed.</exception>
    public static OwnDataset Read(OwnDataRequest data, string repository, IEnumerable<string> taken)
    {
        if (data.Sample is not { } sample)
        {
            throw new RoundupException(
                ExitCode.Usage, "The values of your own types are missing: give a JSON sample of them with --data.");
        }

        var inferred = SampleModel.Infer(sample, new());
        return new(new InferredTypes(sample, inferred), new ValuesOfSample(sample, inferred.Roots), repository, taken);
    }
}
