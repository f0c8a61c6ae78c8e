using System.ComponentModel;

namespace Roundup.Probes.DefaultValues;

public class Message
{
    [DefaultValue(-1)]
    public int Id { get; set; }

    [DefaultValue("")]
    public string? Title { get; set; }

    public int Plain { get; set; }
}
