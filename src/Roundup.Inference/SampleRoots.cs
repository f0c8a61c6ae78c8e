using Roundup.Inference.Copying;
using Roundup.Inference.Gathering;
using Roundup.Inference.Reading;

namespace Roundup.Inference;

/// <summary>The values of a sample, for a program that reads them one by one.</summary>
public static class SampleRoots
{
    /// <summary>Reads a whole sample and counts its roots.</summary>
    /// <param name="path">The sample.</param>
    /// <exception cref="SampleException">The file is missing, is not JSON, or holds no object.</exception>
    public static long Count(string path)
    {
        using var tokens = new JsonTokens(path, SampleFile.Open(path));
        var reader = new RootReader(tokens);
        reader.Read();
        return reader.Count;
    }

    /// <summary>An error at a value of a sample.</summary>
    /// <param name="path">The sample.</param>
    /// <param name="root">Which root, from 0.</param>
    /// <param name="steps">The way to the value from there: names of members (<c>string</c>) and places in arrays (<c>int</c>).</param>
    /// <param name="cause">What is wrong there, and the remedy.</param>
    public static SampleException Error(string path, long root, IReadOnlyList<object> steps, string cause)
    {
        using var tokens = new JsonTokens(path, SampleFile.Open(path));
        new PlaceFinder(tokens).GoTo(root, steps);
        return tokens.Error(cause);
    }

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
