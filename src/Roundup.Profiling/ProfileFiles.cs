using System.Globalization;
using Roundup.Engine.Payloads;
using Roundup.Results;

namespace Roundup.Profiling;

/// <summary>The files of one profile, side by side.</summary>
/// <param name="Trace">The CPU samples as the runtime wrote them.</param>
public sealed record ProfileFiles(string Trace)
{
    /// <summary>The ending of what the runtime writes.</summary>
    public const string TraceEnding = ".nettrace";

    /// <summary>The CPU samples of the timed calls, for speedscope.app.</summary>
    public string SpeedScope => Beside(".speedscope.json");

    /// <summary>What the runtime did in the cold call, event by event.</summary>
    public string ColdCall => Beside(".cold-call" + TraceEnding);

    /// <summary>What the program says of it all.</summary>
    public string Text => Beside(".txt");

    /// <summary>A folder's files for a case, or those beside a file that is named.</summary>
    /// <param name="asked">A folder, or a file with the ending <see cref="TraceEnding"/>.</param>
    /// <param name="id">The case.</param>
    public static ProfileFiles In(string asked, CaseId id)
    {
        if (IsFile(asked))
        {
            return new ProfileFiles(Path.GetFullPath(asked));
        }

        var compressor = id.Compressor == CaseId.NoCompressor ? "" : "+" + id.Compressor;
        var name = string.Create(
            CultureInfo.InvariantCulture,
            $"{id.Serializer}{compressor}-{id.Cell.Dataset}-{id.Cell.Count}-{id.Cell.Shape}-{id.Cell.Operation}@{id.Cell.Target}");
        return new ProfileFiles(Path.Combine(Path.GetFullPath(asked), SafeFileName.Of(name) + TraceEnding));
    }

    /// <summary>Whether a file is named, and not a folder.</summary>
    public static bool IsFile(string asked) => asked.EndsWith(TraceEnding, StringComparison.OrdinalIgnoreCase) && !Directory.Exists(asked);

    private string Beside(string ending) => Trace[..^TraceEnding.Length] + ending;
}
