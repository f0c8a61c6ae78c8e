namespace Roundup.Probes.Renamed;

public class Message
{
    public int Id { get; set; }

    public string? Title { get; set; }
}
