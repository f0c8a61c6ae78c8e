namespace Roundup.Probes.MadeNullableText;

public class Message
{
    public string Text { get; set; } = "";

    public int Id { get; set; }
}
