namespace Roundup.Probes.Enums;

public enum Level
{
    None,
    Low,
    High,
}

public class Message
{
    public Level Value { get; set; }

    public Level? Maybe { get; set; }
}
