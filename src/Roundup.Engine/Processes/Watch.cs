namespace Roundup.Engine.Processes;

/// <summary>What a program may use before it is ended, with all that it has started.</summary>
/// <param name="Limit">The time for one step.</param>
internal sealed record Watch(TimeSpan Limit)
{
    /// <summary>The resident size, bytes, of all of its processes; null without a limit.</summary>
    public long? MemoryBytes { get; init; }

    /// <summary>The step that the program is in: whenever it changes, the time starts again. Null before the first one.</summary>
    public Func<string?> Step { get; init; } = static () => null;

    /// <summary>Called with the process as soon as it has started.</summary>
    public Action<ProcessIdentity> Started { get; init; } = static _ => { };

    /// <summary>
    /// What all processes that it starts are told by. Null: a family of its own, which ends with it; one that is given lives on after a
    /// program that ended by itself.
    /// </summary>
    public ProcessFamily? Family { get; init; }
}
