using System.IO;

namespace Roundup.Worker;

/// <summary>Streams to deserialize from.</summary>
public static class PayloadStreams
{
    /// <summary>
    /// A read-only copy of what a call wrote, up to the position where it ended. Its buffer can be seen by the library, as that of
    /// a stream that a program has just filled.
    /// </summary>
    public static MemoryStream Copy(MemoryStream written)
    {
        var bytes = new byte[written.Position];
        System.Array.Copy(written.GetBuffer(), bytes, bytes.Length);
        return Of(bytes);
    }

    /// <summary>A read-only stream over an array, which can be seen by the library.</summary>
    public static MemoryStream Of(byte[] bytes) => new(bytes, 0, bytes.Length, writable: false, publiclyVisible: true);
}
