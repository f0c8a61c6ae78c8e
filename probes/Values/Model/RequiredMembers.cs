namespace Roundup.Probes.RequiredMembers;

public class Message
{
    public required int Id { get; set; }

    public required string? Name { get; init; }

    public string? Note { get; set; }
}
