namespace Roundup.Inference.Shapes;

/// <summary>The numbers at one place.</summary>
internal sealed class NumberShape
{
    /// <summary>How many there were.</summary>
    public long Count { get; set; }

    /// <summary>How many had a point or an exponent.</summary>
    public long Fractions { get; set; }

    /// <summary>How many had a zero at the end of more than one digit behind the point, as amounts of money have: 12.50.</summary>
    public long Scaled { get; set; }

    /// <summary>How many a <c>double</c> does not hold exactly.</summary>
    public long InexactAsDouble { get; set; }

    /// <summary>How many a <c>decimal</c> does not hold exactly.</summary>
    public long InexactAsDecimal { get; set; }

    /// <summary>The integer types that hold all of them.</summary>
    public IntegerTypes Integers { get; set; } = IntegerTypes.All;

    /// <summary>Adds what was seen elsewhere; returns this one.</summary>
    public NumberShape Add(NumberShape? other)
    {
        if (other is not null && other != this)
        {
            Count += other.Count;
            Fractions += other.Fractions;
            Scaled += other.Scaled;
            InexactAsDouble += other.InexactAsDouble;
            InexactAsDecimal += other.InexactAsDecimal;
            Integers &= other.Integers;
        }

        return this;
    }
}

/// <summary>Integer types.</summary>
[Flags]
internal enum IntegerTypes
{
    /// <summary>None.</summary>
    None = 0,

    /// <summary><c>int</c>.</summary>
    Int = 1,

    /// <summary><c>long</c>.</summary>
    Long = 2,

    /// <summary><c>ulong</c>.</summary>
    ULong = 4,

    /// <summary>All of them.</summary>
    All = Int | Long | ULong,
}
