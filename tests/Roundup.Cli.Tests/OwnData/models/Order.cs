using System;
using System.Collections.Generic;
using System.Text.Json.Serialization;

namespace Shop.Orders;

public record Order(
    Guid OrderId,
    long Number,
    DateTimeOffset Placed,
    OrderStatus Status,
    string Currency,
    Customer Customer,
    Address BillingAddress,
    Address ShippingAddress,
    IReadOnlyList<OrderLine> Lines,
    List<Payment> Payments,
    decimal Total,
    Uri? Tracking,
    string[] Tags);

[JsonConverter(typeof(JsonStringEnumConverter<OrderStatus>))]
public enum OrderStatus
{
    open,
    paid,
    shipped,
}

public sealed class Customer
{
    public required int Id { get; init; }

    public required string Name { get; init; }

    public string? Email { get; set; }

    public string? Phone { get; set; }

    [JsonPropertyName("vip")]
    public bool IsImportant { get; set; }

    public string Display => $"{Name} <{Email}>";
}

public record struct Address(string Line1, string? Line2, string PostalCode, string City, string Country);

public class OrderLine
{
    public string Sku { get; set; } = "";

    public string Title { get; set; } = "";

    public int Quantity { get; set; }

    public decimal UnitPrice { get; set; }

    public decimal? Discount { get; set; }

    public bool GiftWrap { get; set; }

    public string? Note { get; set; }

    public decimal Sum() => (Quantity * UnitPrice) - (Discount ?? 0);
}

public class Payment
{
    public string Method { get; set; } = "";

    public decimal Amount { get; set; }

    public DateTime CapturedAt { get; set; }

    public byte[] Token { get; set; } = [];
}
