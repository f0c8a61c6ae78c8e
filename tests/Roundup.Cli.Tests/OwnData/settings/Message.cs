namespace Known;

public enum Colour
{
    Red,
    DeepBlue,
}

[Flags]
public enum Rights
{
    None = 0,
    Read = 1,

    // As in dotnet/runtime#114770: no name for 2 alone.
    ReadWrite = 3,
    Share = 4,
}

public readonly record struct MessageId(int Value);

public class Message
{
    public int Counter;

    public MessageId Id { get; set; }

    public Colour Colour { get; set; }

    public Rights Rights { get; set; }

    public string Text { get; set; } = "";

    public string? Nothing { get; set; }

    public DateTime At { get; set; }

    public Sender Sender { get; set; } = new();
}

public class Sender
{
    public string Name { get; set; } = "";
}

public class Machine : Sender
{
    public int Port { get; set; }
}
