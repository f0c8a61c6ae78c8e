using Roundup.Contracts;

namespace Roundup.Probes.KeyInGap;

public class Message
{
    public int Id { get; set; }

    [Member(3)]
    public string? Name { get; set; }
}
