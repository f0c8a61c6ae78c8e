using System.Runtime.InteropServices;

namespace Roundup.Serializers;

/// <summary>Memory that is not there.</summary>
internal static class Memory
{
    private static readonly List<byte[]> s_kept = [];

    /// <summary>Arrays that are never touched, until the runtime has no address space for another one.</summary>
    public static void AskForTooMuch()
    {
        while (true)
        {
            s_kept.Add(GC.AllocateUninitializedArray<byte>(Array.MaxLength));
        }
    }

    /// <summary>Grows beside the managed heap.</summary>
    public static unsafe void GrowNatively()
    {
        const int Block = 4_000_000;
        while (true)
        {
            NativeMemory.Fill(NativeMemory.Alloc(Block), Block, 1);
        }
    }

    /// <summary>Writes where nothing is.</summary>
    public static unsafe void AccessNothing() => *(int*)0x7000_0000_0000 = 1;
}
