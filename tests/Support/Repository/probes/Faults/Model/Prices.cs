namespace Roundup.Probes.Prices;

public class Message
{
    public int Number { get; set; } = 5;

    public decimal Price { get; set; }

    public string Text { get; set; } = "";
}
