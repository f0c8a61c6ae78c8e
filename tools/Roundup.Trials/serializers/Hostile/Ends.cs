using System.Runtime.CompilerServices;

namespace Roundup.Serializers;

/// <summary>Ways to end a process, or to keep it from ending.</summary>
internal static class Ends
{
    public static void InFinalizer()
    {
        Forget();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        Thread.Sleep(Timeout.Infinite);
    }

    /// <summary>Whoever ends the process in order waits for ever.</summary>
    public static void BlockExit() => AppDomain.CurrentDomain.ProcessExit += (_, _) => Thread.Sleep(Timeout.Infinite);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Forget() => _ = new ExitsWhenForgotten();

    private sealed class ExitsWhenForgotten
    {
        ~ExitsWhenForgotten() => Environment.Exit(5);
    }
}

/// <summary>Cannot be touched.</summary>
internal static class ExitsAtOnce
{
    private static readonly int s_number;

    static ExitsAtOnce()
    {
        s_number = 1;
        Environment.Exit(7);
    }

    public static void Touch() => GC.KeepAlive(s_number);
}

/// <summary>Nobody can say what is wrong.</summary>
internal sealed class UnspeakableException : Exception
{
    public override string Message => throw new InvalidOperationException("not even this");
}
