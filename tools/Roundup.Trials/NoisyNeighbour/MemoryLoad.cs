namespace Roundup.Trials.NoisyNeighbour;

/// <summary>
/// Saturates the path to memory: copies one half of a buffer to the other and back. Each half is as large as the last-level cache, so that
/// no read hits the cache.
/// </summary>
internal sealed class MemoryLoad
{
    /// <summary>A piece takes about 100 us: short compared with a phase, long compared with reading the clock.</summary>
    private const int Piece = 1 << 20;

    private const string Caches = "/sys/devices/system/cpu/cpu0/cache";
    private const int Smallest = 32;
    private readonly byte[] _buffer;
    private int _at;

    /// <summary>Touches the buffer, so that its pages exist before the first phase.</summary>
    public MemoryLoad()
    {
        _buffer = GC.AllocateUninitializedArray<byte>(2 * HalfMegabytes * Piece);
        Array.Fill(_buffer, (byte)1);
    }

    /// <summary>The length of one half, MB (2^20): the size of core 0's last-level cache, at least 32; 32 where it is unknown.</summary>
    public static int HalfMegabytes { get; } = Math.Clamp(LastLevelMegabytes(), Smallest, 1000);

    public void Step()
    {
        var other = (_at + HalfMegabytes) % (2 * HalfMegabytes);
        Buffer.BlockCopy(_buffer, _at * Piece, _buffer, other * Piece, Piece);
        _at = (_at + 1) % (2 * HalfMegabytes);
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
