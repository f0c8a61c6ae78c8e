using System;

namespace Roundup.Probes.Nullables;

public class Message
{
    public int? Number { get; set; }

    public bool? Flag { get; set; }

    public double? Measure { get; set; }

    public decimal? Price { get; set; }

    public DateTime? Time { get; set; }

    public Guid? Id { get; set; }

    public char? Letter { get; set; }
}
