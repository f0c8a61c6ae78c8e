using System.Globalization;
using Roundup.Engine.Payloads;
using Roundup.Results;

namespace Roundup.Profile.Traces;

/// <summary>The files of one profile, side by side.</summary>
/// <param name="Trace">The CPU samples in the format of the runtime.</param>
internal sealed record ProfileFiles(string Trace)
{
    /// <summary>The extension of traces.</summary>
    public const string TraceEnding = ".nettrace";

    /// <summary>The CPU samples of the timed calls, for speedscope.app.</summary>
    public string SpeedScope => Beside(".speedscope.json");

    /// <summary>The events of the runtime during the cold call.</summary>
    public string ColdCall => Beside(".cold-call" + TraceEnding);

    /// <summary>The printed profile.</summary>
    public string Text => Beside(".txt");

    /// <summary>The files for a case in a folder, or beside a named file.</summary>
    /// <param name="asked">A folder, or a file with the extension <see cref="TraceEnding"/>.</param>
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
            $"{id.Serializer}{compressor}-{id.Table.Dataset}-{id.Table.Count}-{id.Table.Shape}-{id.Table.Operation}@{id.Table.Target}");
        return new ProfileFiles(Path.Combine(Path.GetFullPath(asked), SafeFileName.Make(name) + TraceEnding));
    }

    /// <summary>Whether the text names a file, not a folder.</summary>
    public static bool IsFile(string asked) => asked.EndsWith(TraceEnding, StringComparison.OrdinalIgnoreCase) && !Directory.Exists(asked);

    private string Beside(string ending) => Trace[..^TraceEnding.Length] + ending;
}
