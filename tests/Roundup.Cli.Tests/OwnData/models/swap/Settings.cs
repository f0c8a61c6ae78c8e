using System;
using System.Collections.Generic;

namespace Swap.Settings;

public sealed class Ticket
{
    public int TicketNumber { get; set; }
    public State State { get; set; }
    public DateTime SoldAt { get; set; }
    public decimal Price { get; set; }
    public string? Comment { get; set; }
    public List<Seat> Seats { get; set; } = [];
}

public enum State { InProgress, Paid }

public sealed class Seat
{
    public string RowName { get; set; } = "";
    public int? Place { get; set; }
}
