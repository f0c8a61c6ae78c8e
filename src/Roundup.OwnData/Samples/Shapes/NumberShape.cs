namespace Roundup.OwnData.Samples.Shapes;

/// <summary>The numbers in one place of the sample.</summary>
internal sealed class NumberShape
{
    public long Count { get; set; }

    /// <summary>The count of numbers with a point or an exponent.</summary>
    public long Fractions { get; set; }

    /// <summary>The count of numbers with several digits after the point and a zero at the end, like amounts of money: 12.50.</summary>
    public long Scaled { get; set; }

    /// <summary>The most digits after the point.</summary>
    public int MostDecimals { get; set; }

    public long InexactAsDouble { get; set; }

    public long InexactAsDecimal { get; set; }

    /// <summary>The integer types that hold all numbers.</summary>
    public IntegerTypes Integers { get; set; } = IntegerTypes.All;

    public NumberShape Add(NumberShape? other)
    {
        if (other is not null && other != this)
        {
            Count += other.Count;
            Fractions += other.Fractions;
            Scaled += other.Scaled;
            MostDecimals = Math.Max(MostDecimals, other.MostDecimals);
            InexactAsDouble += other.InexactAsDouble;
            InexactAsDecimal += other.InexactAsDecimal;
            Integers &= other.Integers;
        }

        return this;
    }
}

[Flags]
internal enum IntegerTypes
{
    None = 0,
    Int = 1,
    Long = 2,
    ULong = 4,
    All = Int | Long | ULong,
}
