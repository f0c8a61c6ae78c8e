using Roundup.Contracts;

namespace Roundup.Probes.Inserted;

public class Message
{
    public int Id { get; set; }

    [Member(3)]
    public string? Note { get; set; }

    [Member(2)]
    public string? Name { get; set; }
}
