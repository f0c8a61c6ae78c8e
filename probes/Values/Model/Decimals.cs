namespace Roundup.Probes.Decimals;

public class Message
{
    public decimal Value { get; set; }
}
