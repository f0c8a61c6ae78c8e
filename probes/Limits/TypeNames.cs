namespace Roundup.Probes.TypeNames;

#if MODEL
public abstract class Occupant
{
    public int Id { get; set; }
}

public class Resident : Occupant
{
    public string? Name { get; set; }
}

public class Message
{
    public Occupant? Occupant { get; set; }
}

/// <summary>
/// A type that no member can have, serializable as thousands of the runtime are. A payload that names it must not create it. The finalizer
/// counts objects whose constructor did not run.
/// </summary>
[System.Serializable]
public class Intruder
{
    public Intruder() => Created++;

    ~Intruder() => Created++;

    public static int Created { get; set; }

    public int Id { get; set; }

    public string? Name { get; set; }
}
#endif
#if VALUES
public sealed class MessageValues : IProbe<Message>
{
    public IReadOnlyList<Message> Values { get; } =
    [
        new() { Occupant = new Resident { Id = 1, Name = "a" } },
        new() { Occupant = new Resident { Id = 2, Name = "b" } },
    ];
}
#endif
