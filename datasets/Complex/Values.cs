using Roundup.Contracts;

namespace Roundup.Datasets.Complex;

public sealed class ComplexValues : IDataset<ComplexModel>
{
    private const int Length = 10;
    private static readonly string[] Endings = ["", "", "", "", "", "", "é", "ø", "ß", "ян"];

    public ComplexModel Create(SeededRandom random, int index) => new()
    {
        TestString = Text(random),
        TestStringArray = Ten(random, Text),

        // An odd factor maps each index to a different number, spread over all of Int32.
        TestInt = unchecked((index + 1) * -1640531527),
        TestIntArray = Ten(random, Int),
        TestDouble = random.Double(),
        TestDoubleArray = Ten(random, r => r.Double()),
        TestFloat = (float)random.Double(),
        TestFloatArray = Ten(random, r => (float)r.Double()),
        TestUInt = UInt(random),
        TestUIntArray = Ten(random, UInt),
        TestChar = Char(random),
        TestCharArray = Ten(random, Char),
        TestByte = (byte)random.Int(0, byte.MaxValue),
        TestShort = Short(random),
        TestShortArray = Ten(random, Short),
        TestUShort = UShort(random),
        TestUShortArray = Ten(random, UShort),
        TestLong = Long(random),
        TestLongArray = Ten(random, Long),
        TestULong = ULong(random),
        TestULongArray = Ten(random, ULong),

        // A UTC time stamp with the precision of DateTime.UtcNow, so that a format that keeps milliseconds only is detected.
        TestDate = random.UtcDate().AddTicks(random.Long(0, TimeSpan.TicksPerSecond - 1)),
        TestTimeSpan = new TimeSpan(random.Long(0, 7 * TimeSpan.TicksPerDay)),
    };

    private static T[] Ten<T>(SeededRandom random, Func<SeededRandom, T> create)
    {
        var array = new T[Length];
        for (var i = 0; i < Length; i++)
        {
            array[i] = create(random);
        }

        return array;
    }

    private static string Text(SeededRandom random) => random.Letters(random.Int(5, 9)) + random.Pick(Endings);

    private static int Int(SeededRandom random) => random.Int(int.MinValue, int.MaxValue);

    private static uint UInt(SeededRandom random) => (uint)random.Long(0, uint.MaxValue);

    private static char Char(SeededRandom random) => (char)random.Int('a', 'z');

    private static short Short(SeededRandom random) => (short)random.Int(short.MinValue, short.MaxValue);

    private static ushort UShort(SeededRandom random) => (ushort)random.Int(0, ushort.MaxValue);

    private static long Long(SeededRandom random) => (long)random.NextUInt64();

    private static ulong ULong(SeededRandom random) => random.NextUInt64();
}
