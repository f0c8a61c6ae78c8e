using Roundup.Inference.Copying;
using Roundup.Inference.Reading;

namespace Roundup.Inference;

/// <summary>The values of a sample, for a program that reads them one by one.</summary>
public static class SampleRoots
{
    /// <summary>Copies roots as lines of JSON in UTF-8, evenly spread where not all are taken.</summary>
    /// <param name="path">The sample.</param>
    /// <param name="output">Receives the lines.</param>
    /// <param name="step">1 for all of them, n for each nth.</param>
    /// <returns>How many were copied.</returns>
    /// <exception cref="SampleException">The file cannot be read.</exception>
    public static long Copy(string path, Stream output, long step)
    {
        ArgumentNullException.ThrowIfNull(output);
        ArgumentOutOfRangeException.ThrowIfLessThan(step, 1);
        using var tokens = new JsonTokens(path, SampleFile.Open(path));
        return new RootCopier(tokens, output).Copy(step);
    }
}
