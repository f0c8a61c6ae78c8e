namespace Roundup.OwnData.Samples.Shapes;

/// <summary>
/// Merges of objects, postponed to the end of the current change. A type may contain itself, so that a merge may change the shapes that
/// the change is enumerating; therefore members are merged after their owner, never during its merge.
/// </summary>
internal static class ShapeMerges
{
    [ThreadStatic]
    private static Queue<(ObjectShape Into, ObjectShape From)>? queue;

    [ThreadStatic]
    private static int depth;

    /// <summary>Begins a change. The end of the outermost change executes all postponed merges.</summary>
    public static Scope Start()
    {
        depth++;
        return default;
    }

    public static void Later(ObjectShape into, ObjectShape from) => (queue ??= []).Enqueue((into, from));

    public readonly struct Scope : IDisposable
    {
        public void Dispose()
        {
            if (depth == 1)
            {
                while (queue is { Count: > 0 } && queue.Dequeue() is var (into, from))
                {
                    into.Latest.MergeNow(from.Latest);
                }
            }

            depth--;
        }
    }
}
