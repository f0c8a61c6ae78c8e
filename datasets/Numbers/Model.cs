namespace Roundup.Datasets.Numbers;

public class Measurement
{
    public double Double { get; set; }

    public float Single { get; set; }

    public decimal Decimal { get; set; }

    public long Long { get; set; }

    public ulong ULong { get; set; }

    public sbyte SByte { get; set; }

    public int? Maybe { get; set; }

    public Scale Scale { get; set; }
}

public enum Scale : byte
{
    None = 0,
    Celsius = 1,
    Kelvin = 200,
}
