using Roundup.Catalogue;
using Roundup.Inference;
using Roundup.Inference.Models;
using Roundup.Inference.Reading;

namespace Roundup.Cli.OwnData;

/// <summary>The model of a JSON sample, for all commands that take one.</summary>
internal static class SampleModel
{
    /// <summary>Infers it.</summary>
    /// <param name="file">The sample.</param>
    /// <param name="options">The names that the user gave.</param>
    /// <exception cref="RoundupException">The file is missing, is not JSON, or holds no object.</exception>
    public static InferredModel Infer(string file, InferenceOptions options)
    {
        try
        {
            return ModelInference.Infer(file, options);
        }
        catch (SampleException e)
        {
            throw new RoundupException(ExitCode.Usage, e.Message, e);
        }
    }
}
