namespace Roundup.Probes.NamesByCase;

public class Message
{
    public int id { get; set; }

    public int Id { get; set; }

    public int ID { get; set; }
}
