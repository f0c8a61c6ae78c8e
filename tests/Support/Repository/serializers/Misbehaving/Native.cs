using System.Runtime.InteropServices;

namespace Roundup.Serializers;

/// <summary>Calls past .NET.</summary>
internal static class Native
{
    [DllImport("libc")]
    public static extern int puts(string text);

    [DllImport("libc")]
    public static extern nint write(int file, byte[] bytes, nint count);

    [DllImport("libc")]
    public static extern void abort();

    /// <summary>Without telling the runtime that the thread is in native code: it cannot be stopped there.</summary>
    [SuppressGCTransition]
    [DllImport("libc")]
    public static extern int pause();
}
