namespace Roundup.Serializers;

/// <summary>Standard streams that are not the library's.</summary>
internal static class Streams
{
    /// <summary>Takes commands away until the input ends.</summary>
    public static void ReadInput()
    {
        var buffer = new byte[4096];
        while (Libc.read(0, buffer, buffer.Length) > 0)
        {
        }
    }

    /// <summary>Prints binary garbage for as long as the process lives, some MB each second.</summary>
    public static void Flood() => new Thread(() =>
    {
        var garbage = new byte[16 * 1024];
        new Random(1).NextBytes(garbage);
        while (true)
        {
            _ = Libc.write(1, garbage, garbage.Length);
            _ = Libc.write(2, garbage, garbage.Length);
            Thread.Sleep(5);
        }
    })
    { IsBackground = true }.Start();
}
