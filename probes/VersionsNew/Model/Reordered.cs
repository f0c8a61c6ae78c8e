using Roundup.Contracts;

namespace Roundup.Probes.Reordered;

public class Message
{
    [Member(3)]
    public string? Note { get; set; }

    [Member(2)]
    public string? Name { get; set; }

    [Member(1)]
    public int Id { get; set; }
}
