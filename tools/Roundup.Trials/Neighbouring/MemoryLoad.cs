namespace Roundup.Trials.Neighbouring;

/// <summary>
/// Saturates the path to memory: copies one half of a buffer to the other and back. Each half is as large as the last-level cache, so that
/// nothing that is read is still in it.
/// </summary>
internal sealed class MemoryLoad
{
    /// <summary>A piece takes some 100 us: short beside a phase, long beside a look at the clock.</summary>
    private const int Piece = 1 << 20;

    private const string Caches = "/sys/devices/system/cpu/cpu0/cache";
    private const int Smallest = 32;
    private readonly byte[] buffer;
    private int at;

    /// <summary>Allocates the buffer and touches it, so that its pages are there before the first phase.</summary>
    public MemoryLoad()
    {
        buffer = GC.AllocateUninitializedArray<byte>(2 * HalfMegabytes * Piece);
        Array.Fill(buffer, (byte)1);
    }

    /// <summary>The length of one half, MB (2^20): the last-level cache of core 0; at least 32, also where it is unknown.</summary>
    public static int HalfMegabytes { get; } = Math.Clamp(LastLevelMegabytes(), Smallest, 1000);

    /// <summary>Copies a piece.</summary>
    public void Step()
    {
        var other = (at + HalfMegabytes) % (2 * HalfMegabytes);
        Buffer.BlockCopy(buffer, at * Piece, buffer, other * Piece, Piece);
        at = (at + 1) % (2 * HalfMegabytes);
    }

    private static int LastLevelMegabytes() => !Directory.Exists(Caches)
        ? 0
        : Directory.EnumerateDirectories(Caches, "index*")
            .Select(cache => Path.Combine(cache, "size"))
            .Where(File.Exists)
            .Select(file => File.ReadAllText(file).Trim())
            .Max(Megabytes);

    // "32768K", as the kernel writes all sizes of caches.
    private static int Megabytes(string size) =>
        size.EndsWith('K') && int.TryParse(size[..^1], out var kilobytes) ? (kilobytes + 1023) / 1024 : 0;
}
