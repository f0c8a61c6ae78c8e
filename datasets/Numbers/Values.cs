using System;
using Roundup.Contracts;

namespace Roundup.Datasets.Numbers;

public sealed class MeasurementValues : IDataset<Measurement>
{
    // Some compilers would fold the literal -0.0 to zero.
    private static readonly double s_minusZero = BitConverter.Int64BitsToDouble(long.MinValue);

    public Measurement Create(SeededRandom random, int index) => new()
    {
        Double = (index % 8) switch
        {
            3 => s_minusZero,
            4 => double.Epsilon,
            5 => double.MinValue,
            _ => random.Double() - 0.5,
        },
        Single = (index % 8) switch
        {
            3 => (float)s_minusZero,
            5 => float.MaxValue,
            _ => (float)random.Double(),
        },

        // 1.50 and 1.5 are equal but have different scales.
        Decimal = (index % 4) switch
        {
            0 => 1.50m,
            1 => decimal.MaxValue,
            2 => new decimal(random.Long(0, 1_000_000)) / 1_000_000m,
            _ => 100.000m,
        },
        Long = index % 2 == 0 ? long.MinValue + index : random.Long(-1_000_000, 1_000_000),
        ULong = index % 2 == 0 ? ulong.MaxValue - (ulong)index : random.NextUInt64(),
        SByte = (sbyte)random.Int(sbyte.MinValue, sbyte.MaxValue),
        Maybe = random.Bool() ? null : random.Int(int.MinValue, int.MaxValue),
        Scale = random.Pick([Scale.None, Scale.Celsius, Scale.Kelvin]),
    };
}
