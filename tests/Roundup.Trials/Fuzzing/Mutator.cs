using System.Text;

namespace Roundup.Trials.Fuzzing;

/// <summary>Changes an example at random, by a seed: the same seed gives the same files.</summary>
/// <param name="example">The bytes of a file that is right.</param>
/// <param name="spans">Its parts.</param>
/// <param name="nasty">What to put in the place of a value.</param>
internal sealed class Mutator(byte[] example, Spans spans, IReadOnlyList<string> nasty)
{
    /// <summary>One to three changes.</summary>
    public byte[] Mutate(Random random)
    {
        // Parts are known of the example alone, so there is one change of a part at most, and it comes first.
        var bytes = random.Next(5) == 0 ? Bytes(example, random) : Part(random);
        return random.Next(8) == 0 ? Bytes(bytes, random) : bytes;
    }

    private byte[] Part(Random random)
    {
        var value = spans.Values[random.Next(spans.Values.Count)];
        var member = spans.Members[random.Next(spans.Members.Count)];
        return random.Next(10) switch
        {
            0 => With(member, [], example),
            1 => With(member, [.. example[member], (byte)',', .. example[member]], example),
            2 => With(value, example[spans.Values[random.Next(spans.Values.Count)]], example),
            3 => With(member, example[spans.Members[random.Next(spans.Members.Count)]], example),
            4 => With(member, Repeated(example[member], random.Next(2, 200)), example),
            _ => With(value, Encoding.UTF8.GetBytes(nasty[random.Next(nasty.Count)]), example),
        };
    }

    private static byte[] Bytes(byte[] bytes, Random random)
    {
        if (bytes.Length < 2)
        {
            return bytes;
        }

        var at = random.Next(bytes.Length);
        var length = Math.Min(random.Next(1, 20), bytes.Length - at);
        switch (random.Next(5))
        {
            case 0:
                return bytes[..at];
            case 1:
                return With(at..(at + length), [], bytes);
            case 2:
                return With(at..at, bytes[at..(at + length)], bytes);
            case 3:
                var noise = new byte[length];
                random.NextBytes(noise);
                return With(at..(at + length), noise, bytes);
            default:
                var flipped = (byte[])bytes.Clone();
                flipped[at] ^= (byte)(1 << random.Next(8));
                return flipped;
        }
    }

    private static byte[] Repeated(byte[] member, int times)
    {
        IEnumerable<byte> comma = [(byte)','];
        return [.. Enumerable.Repeat(member, times).SelectMany((copy, i) => i == 0 ? copy : comma.Concat(copy))];
    }

    private static byte[] With(Range at, byte[] by, byte[] bytes) => [.. bytes[..at.Start], .. by, .. bytes[at.End..]];
}
