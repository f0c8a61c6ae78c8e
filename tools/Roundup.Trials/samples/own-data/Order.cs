namespace Shop;

public sealed class Order
{
    public Guid Id { get; set; }
    public string Number { get; set; } = "";
    public long CustomerId { get; set; }
    public string CustomerName { get; set; } = "";
    public string? CustomerReference { get; set; }
    public OrderStatus Status { get; set; }
    public DateTimeOffset Placed { get; set; }
    public DateTimeOffset? Shipped { get; set; }
    public DateTimeOffset Updated { get; set; }
    public Money Total { get; set; } = new();
    public Money Tax { get; set; } = new();
    public Money? Discount { get; set; }
    public Address ShipTo { get; set; } = new();
    public List<OrderLine> Lines { get; set; } = [];
    public Dictionary<string, string> Labels { get; set; } = [];
    public Dictionary<string, int> Points { get; set; } = [];
    public bool IsGift { get; set; }
    public double Weight { get; set; }
}

public sealed class OrderLine
{
    public string Sku { get; set; } = "";
    public string Name { get; set; } = "";
    public int Quantity { get; set; }
    public Money Price { get; set; } = new();
    public decimal? Rebate { get; set; }
    public List<string> Options { get; set; } = [];
}

public sealed class Money
{
    public decimal Amount { get; set; }
    public string Currency { get; set; } = "";
}

public sealed class Address
{
    public string Street { get; set; } = "";
    public string City { get; set; } = "";
    public string? Region { get; set; }
    public string PostalCode { get; set; } = "";
    public string Country { get; set; } = "";
}

public enum OrderStatus
{
    Placed,
    Paid,
    Packed,
    Shipped,
    Returned,
}
