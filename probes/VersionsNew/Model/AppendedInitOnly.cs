namespace Roundup.Probes.AppendedInitOnly;

public class Message
{
    public int Id { get; set; }

    public int Retries { get; init; } = 42;

    public string? Name { get; init; } = "initial";

    public bool Enabled { get; init; } = true;
}
