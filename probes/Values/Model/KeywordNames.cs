namespace Roundup.Probes.KeywordNames;

public class Message
{
    public int @class { get; set; }

    public string? @event { get; set; }

    public bool @null { get; set; }

    public int @record { get; set; }
}
