namespace Roundup.Probes.FrameworkNames;

public class Message
{
    public Options? Options { get; set; }

    public int Value { get; set; }

    public string? Type { get; set; }

    public int Length { get; set; }

    public string? Count { get; set; }

    public int Default { get; set; }

    public string? Key { get; set; }

    public int Serializer { get; set; }

    public string? Reader { get; set; }
}

public class Options
{
    public int Id { get; set; }

    public string? Writer { get; set; }
}
