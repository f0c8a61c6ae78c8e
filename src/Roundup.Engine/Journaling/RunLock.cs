using System.Globalization;
using System.Text;
using Roundup.Catalogue;
using Roundup.Engine.Files;

namespace Roundup.Engine.Journaling;

/// <summary>Keeps two runs off one folder: the second would end the workers of the first and blame their rows.</summary>
internal sealed class RunLock : IDisposable
{
    private readonly FileStream _file;

    private RunLock(FileStream file) => _file = file;

    public static RunLock Take(string folder)
    {
        var path = Path.Combine(folder, "run.lock");
        if (ExclusiveFile.TryOpen(path, FileOptions.DeleteOnClose) is not { } file)
        {
            var text = ExclusiveFile.Read(path);
            var holder = text.Length > 0 && text.All(char.IsAsciiDigit) ? $" (process {text})" : "";
            throw new RoundupException(
                ExitCode.Usage,
                $"another roundup{holder} is writing the run in {folder}: wait until it ends, or end it and try again.");
        }

        file.SetLength(0);
        file.Write(Encoding.ASCII.GetBytes(Environment.ProcessId.ToString(CultureInfo.InvariantCulture)));
        file.Flush();
        return new(file);
    }

    public void Dispose() => _file.Dispose();
}
