namespace Roundup.Probes.EnumValueAdded;

public enum Level
{
    None,
    Low,
    High,
}

public class Message
{
    public Level Level { get; set; }

    public int Id { get; set; }
}
