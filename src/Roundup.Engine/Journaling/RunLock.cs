using System.Globalization;
using Roundup.Catalogue;

namespace Roundup.Engine.Journaling;

/// <summary>
/// Keeps two runs off one folder: the second would end the workers of the first and blame their rows. The system takes the lock back when
/// its holder ends, however it does.
/// </summary>
internal sealed class RunLock : IDisposable
{
    private static readonly FileStreamOptions s_exclusive = new()
    {
        Mode = FileMode.OpenOrCreate,
        Access = FileAccess.ReadWrite,
        Share = FileShare.None,
        Options = FileOptions.DeleteOnClose,
    };

    private readonly FileStream _file;

    private RunLock(FileStream file) => _file = file;

    /// <summary>Takes the lock of a folder.</summary>
    /// <exception cref="RoundupException">Another process holds it.</exception>
    public static RunLock Take(string folder)
    {
        var path = Path.Combine(folder, "run.lock");
        try
        {
            var file = new FileStream(path, s_exclusive);
            file.SetLength(0);
            file.Write([.. Environment.ProcessId.ToString(CultureInfo.InvariantCulture).Select(digit => (byte)digit)]);
            file.Flush();
            return new(file);
        }
        catch (IOException e) when (IsHeld(e))
        {
            var holder = Holder(path) is { } id ? $" (process {id})" : "";
            throw new RoundupException(
                ExitCode.Usage,
                $"another roundup{holder} is writing the run in {folder}: wait for its end, or end it and try again.",
                e);
        }
    }

    /// <summary>Gives it back.</summary>
    public void Dispose() => _file.Dispose();

    private static bool IsHeld(IOException e)
    {
        const int SharingViolation = unchecked((int)0x80070020);
        const int WouldBlock = 11;
        const int WouldBlockOfMac = 35;
        return e.HResult is SharingViolation or WouldBlock or WouldBlockOfMac;
    }

    private static string? Holder(string path)
    {
        try
        {
            using var file = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
            using var reader = new StreamReader(file);
            var text = reader.ReadToEnd();
            return text.Length > 0 && text.All(char.IsAsciiDigit) ? text : null;
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            return null;
        }
    }
}
