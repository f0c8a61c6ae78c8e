namespace Roundup.Probes.InitialInitOnly;

public class Message
{
    public int Id { get; set; }

    public string? Data { get; init; } = "initial";

    public int Count { get; init; } = -1;

    public bool Enabled { get; init; } = true;
}
