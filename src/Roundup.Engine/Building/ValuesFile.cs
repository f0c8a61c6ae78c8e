using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>The values of one dataset at one count, ready to be read by workers.</summary>
/// <param name="Path">The file.</param>
/// <param name="Info">What it holds.</param>
public sealed record ValuesFile(string Path, DatasetInfo Info)
{
    /// <summary>About how large one root is in memory, bytes: UTF-16 text and object headers included.</summary>
    public double RootBytes => Info.CanonicalBytes * 3;
}
