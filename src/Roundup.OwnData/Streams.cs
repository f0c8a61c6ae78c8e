using System.Runtime.InteropServices;
using System.Text;
using Microsoft.Win32.SafeHandles;

namespace Roundup.OwnData;

/// <summary>Paths that give their bytes once: pipes, devices, and what a shell makes of <c>&lt;(...)</c>.</summary>
internal static class Streams
{
    /// <summary>Devices and the open files of a process: what is there is another file in another process.</summary>
    private static readonly string[] s_folders = ["/dev/", "/proc/"];

    /// <summary>The folder of files in memory.</summary>
    private const string Memory = "/dev/shm/";

    /// <summary>Refuses a sample that is one of them. A pipe without a writer is not waited for.</summary>
    public static void Refuse(string path)
    {
        if (IsOne(path))
        {
            throw DataError.InFile(
                path, "a pipe or a device gives its bytes once, and a sample is read several times; write them to a file and name that");
        }
    }

    private static bool IsOne(string path)
    {
        if (OperatingSystem.IsWindows() || !File.Exists(path))
        {
            return false;
        }

        if (Array.Exists(s_folders, folder => path.StartsWith(folder, StringComparison.Ordinal))
            && !path.StartsWith(Memory, StringComparison.Ordinal))
        {
            return true;
        }

        // A pipe is not opened with File: that waits until another process writes to it.
        const int NonBlockingOfLinux = 0x800;
        const int NonBlockingOfMac = 0x4;
        var descriptor = Open(Encoding.UTF8.GetBytes(path + '\0'), OperatingSystem.IsMacOS() ? NonBlockingOfMac : NonBlockingOfLinux);
        if (descriptor < 0)
        {
            return false;
        }

        using var handle = new SafeFileHandle(descriptor, ownsHandle: true);
        using var stream = new FileStream(handle, FileAccess.Read, bufferSize: 0);
        return !stream.CanSeek;
    }

    [DllImport("libc", EntryPoint = "open")]
    private static extern int Open(byte[] path, int flags);
}
