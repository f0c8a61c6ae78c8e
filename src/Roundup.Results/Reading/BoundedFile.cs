using System.Runtime.InteropServices;
using System.Text;
using Microsoft.Win32.SafeHandles;

namespace Roundup.Results.Reading;

/// <summary>
/// Files that somebody else may have made, opened and read up to a limit: a pipe must not be waited for, and a device or a file without end
/// must not fill the memory.
/// </summary>
public static class BoundedFile
{
    // Devices and the open files of a process: what is there is another file in another process.
    private static readonly string[] s_devices = ["/dev/", "/proc/"];

    private const string Memory = "/dev/shm/";

    private static ReadOnlySpan<byte> Mark => [0xEF, 0xBB, 0xBF];

    /// <summary>Opens a file to read it.</summary>
    /// <param name="path">The file.</param>
    /// <exception cref="IOException">It cannot be read, or it is a pipe or a device.</exception>
    public static FileStream Open(string path) => IsStream(path)
        ? throw new IOException("a pipe or a device gives its bytes once; write them to a file and name that")
        : File.OpenRead(path);

    /// <summary>Whether a path gives its bytes once: a pipe, a device, and what a shell makes of <c>&lt;(...)</c>.</summary>
    /// <param name="path">The path.</param>
    public static bool IsStream(string path)
    {
        ArgumentNullException.ThrowIfNull(path);
        if (OperatingSystem.IsWindows() || !File.Exists(path))
        {
            return false;
        }

        var target = File.ResolveLinkTarget(path, returnFinalTarget: true)?.FullName ?? Path.GetFullPath(path);
        if (Array.Exists((string[])[path, target], IsOfDevices))
        {
            return true;
        }

        // A pipe is not opened with File: that waits until another process writes to it.
        // It must not be open in a process that starts meanwhile.
        const int NonBlockingOfLinux = 0x80800;
        const int NonBlockingOfMac = 0x1000004;
        var descriptor = Open(Encoding.UTF8.GetBytes(path + '\0'), OperatingSystem.IsMacOS() ? NonBlockingOfMac : NonBlockingOfLinux);
        if (descriptor < 0)
        {
            return false;
        }

        using var handle = new SafeFileHandle(descriptor, ownsHandle: true);
        using var stream = new FileStream(handle, FileAccess.Read, bufferSize: 0);
        return !stream.CanSeek;
    }

    /// <summary>The text of a file.</summary>
    /// <param name="path">The file.</param>
    /// <param name="most">The limit, bytes.</param>
    /// <exception cref="IOException">It cannot be read, or is longer than the limit.</exception>
    public static string Text(string path, int most)
    {
        using var reader = new StreamReader(new MemoryStream(Read(path, most) ?? throw new IOException(TooLong(most))));
        return reader.ReadToEnd();
    }

    /// <summary>The content; null where it is longer than the limit.</summary>
    /// <param name="path">The file.</param>
    /// <param name="most">The limit, bytes.</param>
    /// <exception cref="IOException">It cannot be read.</exception>
    public static byte[]? Read(string path, int most)
    {
        using var stream = Open(path);
        return Read(stream, most);
    }

    /// <summary>The rest of a stream; null where it is longer than the limit.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="most">The limit, bytes.</param>
    public static byte[]? Read(Stream stream, int most)
    {
        ArgumentNullException.ThrowIfNull(stream);
        using var bytes = new MemoryStream(stream.CanSeek ? (int)Math.Clamp(stream.Length - stream.Position, 0, most) : 0);
        var buffer = new byte[64 * 1024];
        while (stream.Read(buffer) is var read and > 0)
        {
            if (bytes.Length + read > most)
            {
                return null;
            }

            bytes.Write(buffer, 0, read);
        }

        return bytes.Length == bytes.Capacity ? bytes.GetBuffer() : bytes.ToArray();
    }

    /// <summary>The content without the byte order mark that some editors put in front.</summary>
    public static ReadOnlyMemory<byte> WithoutMark(byte[] bytes) =>
        bytes.AsSpan().StartsWith(Mark) ? bytes.AsMemory(Mark.Length) : bytes;

    /// <summary>What is wrong with a file that is longer than the limit.</summary>
    public static string TooLong(int most) => $"it is longer than {most / (1024 * 1024)} MB, which no such file is";

    private static bool IsOfDevices(string path) =>
        Array.Exists(s_devices, folder => path.StartsWith(folder, StringComparison.Ordinal))
        && !path.StartsWith(Memory, StringComparison.Ordinal);

    [DllImport("libc", EntryPoint = "open")]
    private static extern int Open(byte[] path, int flags);
}
