namespace Roundup.Probes.InitialValues;

public enum Level
{
    First,
    Second,
}

public class Message
{
    public Level Level { get; set; } = Level.Second;

    public int Retries { get; set; } = 5;

    public bool Enabled { get; set; } = true;

    public string? Note { get; set; } = "none";

    public double? Limit { get; set; } = 1.5;
}
