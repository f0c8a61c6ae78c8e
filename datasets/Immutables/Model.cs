using System.Collections.Generic;

namespace Roundup.Datasets.Immutables;

public sealed record Statement(string Owner, Period Period, IReadOnlyList<Booking> Bookings)
{
    public string? Remark { get; init; }

    public Account Account { get; init; } = new("", 0);
}

public readonly record struct Period(int Year, int Month);

public sealed class Booking
{
    public required string Text { get; init; }

    public decimal Amount { get; init; }

    public Colour Colour { get; init; }
}

public struct Colour
{
    public byte Red { get; set; }

    public byte Green;
}

public sealed class Account
{
    private readonly string _number;
    private readonly long _balance;

    public Account(string number, long balance)
    {
        _number = number;
        _balance = balance;
    }

    public string Number => _number;

    public long Balance => _balance;
}
