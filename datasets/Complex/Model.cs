using System;

namespace Roundup.Datasets.Complex;

public class ComplexModel
{
    public string TestString { get; set; } = "";

    public string[] TestStringArray { get; set; } = [];

    public int TestInt { get; set; }

    public int[] TestIntArray { get; set; } = [];

    public double TestDouble { get; set; }

    public double[] TestDoubleArray { get; set; } = [];

    public float TestFloat { get; set; }

    public float[] TestFloatArray { get; set; } = [];

    public uint TestUInt { get; set; }

    public uint[] TestUIntArray { get; set; } = [];

    public char TestChar { get; set; }

    public char[] TestCharArray { get; set; } = [];

    public byte TestByte { get; set; }

    public short TestShort { get; set; }

    public short[] TestShortArray { get; set; } = [];

    public ushort TestUShort { get; set; }

    public ushort[] TestUShortArray { get; set; } = [];

    public long TestLong { get; set; }

    public long[] TestLongArray { get; set; } = [];

    public ulong TestULong { get; set; }

    public ulong[] TestULongArray { get; set; } = [];

    public DateTime TestDate { get; set; }

    public TimeSpan TestTimeSpan { get; set; }
}
