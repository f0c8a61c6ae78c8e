using System.Runtime.InteropServices;
using System.Text;

namespace Roundup.Worker.Timing;

// A small file in /proc that is read repeatedly without allocating.
internal sealed class LinuxFile : IDisposable
{
    private readonly byte[] _buffer = new byte[4096];
    private readonly int _handle;

    // Opens a file. A file that cannot be opened reads as empty.
    public LinuxFile(string path) => _handle = RuntimeInformation.IsOSPlatform(OSPlatform.Linux) && IntPtr.Size == 8
        ? open(Encoding.UTF8.GetBytes(path + "\0"), 0)
        : -1;

    public byte[] Bytes => _buffer;

    // Reads the first 4 KB into Bytes; returns the number of bytes, 0 if the file cannot be read.
    public int Read() => _handle < 0 ? 0 : (int)Math.Max(0, (long)pread(_handle, _buffer, new UIntPtr((uint)_buffer.Length), IntPtr.Zero));

    public void Dispose() => _ = _handle >= 0 ? close(_handle) : 0;

    // Parses the number at place and moves past it and the spaces that follow.
    public static long Number(byte[] bytes, ref int place)
    {
        long number = 0;
        for (; place < bytes.Length && bytes[place] is >= (byte)'0' and <= (byte)'9'; place++)
        {
            number = (number * 10) + bytes[place] - '0';
        }

        while (place < bytes.Length && bytes[place] == ' ')
        {
            place++;
        }

        return number;
    }

    [DllImport("libc")]
    private static extern int open(byte[] path, int flags);

    [DllImport("libc")]
    private static extern int close(int file);

    [DllImport("libc")]
    private static extern IntPtr pread(int file, byte[] buffer, UIntPtr count, IntPtr offset);
}
