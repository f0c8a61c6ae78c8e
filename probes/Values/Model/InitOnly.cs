using System.Collections.Generic;

namespace Roundup.Probes.InitOnly;

public class Message
{
    public int Id { get; init; }

    public string? Name { get; init; }

    public List<int> Numbers { get; init; } = [];
}
