namespace Roundup.Inference.Shapes;

/// <summary>
/// Merges of objects that wait for the end of the change at hand. A merge changes shapes that the change may just be going through, since
/// a type may hold itself; so the members' merges are done after their owner's, never within it.
/// </summary>
internal static class Merging
{
    [ThreadStatic]
    private static Queue<(ObjectShape Into, ObjectShape From)>? queue;

    [ThreadStatic]
    private static int depth;

    /// <summary>Begins a change. At the end of the outermost one, everything is merged that waits.</summary>
    public static Scope Start()
    {
        depth++;
        return default;
    }

    /// <summary>Merges two objects at the end of the change.</summary>
    public static void Later(ObjectShape into, ObjectShape from) => (queue ??= []).Enqueue((into, from));

    /// <summary>A change.</summary>
    public readonly struct Scope : IDisposable
    {
        /// <inheritdoc/>
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
