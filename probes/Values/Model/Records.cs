namespace Roundup.Probes.Records;

public sealed record Message(int Id, string? Name, Inner? Inner)
{
    public string? Note { get; init; }
}

public record Inner(double X, double Y);
