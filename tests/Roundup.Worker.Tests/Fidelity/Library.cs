namespace Roundup.Worker.Tests.Fidelity;

/// <summary>A library that keeps all of a value, for others that do not.</summary>
internal class Library
{
    public virtual byte[] Write(Parcel value)
    {
        using var output = new MemoryStream();
        using var writer = new BinaryWriter(output);
        new ParcelCodec().Write(writer, value);
        return output.ToArray();
    }

    public virtual Parcel Read(byte[] payload) => new ParcelCodec().Read(new BinaryReader(new MemoryStream(payload)))!;
}

/// <summary>A library that changes what it writes, or what it has read.</summary>
internal sealed class Changing(Action<Parcel>? written = null, Action<Parcel>? read = null) : Library
{
    public override byte[] Write(Parcel value)
    {
        var copy = value.Copy();
        written?.Invoke(copy);
        return base.Write(copy);
    }

    public override Parcel Read(byte[] payload)
    {
        var value = base.Read(payload);
        read?.Invoke(value);
        return value;
    }
}

/// <summary>A library whose calls are given.</summary>
internal sealed class Calls(Func<Library, Parcel, byte[]> write, Func<Library, byte[], Parcel> read) : Library
{
    private readonly Library _good = new();

    public override byte[] Write(Parcel value) => write(_good, value);

    public override Parcel Read(byte[] payload) => read(_good, payload);
}

/// <summary>A driver for single calls.</summary>
internal abstract class SingleCalls<T>(T[] pool) : Driver<T>(pool)
    where T : notnull
{
    public override long Size(int index) => throw new NotSupportedException();

    public override byte[] Payload(int index) => throw new NotSupportedException();

    public override void Load(int index, byte[] payload) => throw new NotSupportedException();

    public override long TimeSerialize(int start, long calls, int mask) => throw new NotSupportedException();

    public override long TimeDeserialize(int start, long calls, int mask) => throw new NotSupportedException();

    public override void TakeWritten(int index) => throw new NotSupportedException();

    public override long TimeEmpty(int start, long calls, int mask) => throw new NotSupportedException();
}

/// <summary>Throws at lists with certain elements.</summary>
internal sealed class ListDriver(Predicate<Parcel> throws, List<Parcel>[] pool) : SingleCalls<List<Parcel>>(pool)
{
    private List<Parcel> _value = [];

    public override Driver<List<Parcel>> Over(List<Parcel>[] pool) => this;

    public override void Serialize(int index, List<Parcel> value) =>
        _value = value.Exists(throws) ? throw new FormatException("not this one") : value;

    public override List<Parcel> Deserialize(int index) => _value;
}

/// <summary>Single calls of a library in this process.</summary>
internal sealed class LibraryDriver(Library library, Parcel[] pool) : SingleCalls<Parcel>(pool)
{
    private readonly byte[][] _payloads = new byte[pool.Length][];

    public override Driver<Parcel> Over(Parcel[] pool) => new LibraryDriver(library, pool);

    public override void Serialize(int index, Parcel value) => _payloads[index] = library.Write(value);

    public override Parcel Deserialize(int index) => library.Read(_payloads[index]);

    public override long Size(int index) => _payloads[index].Length;

    public override byte[] Payload(int index) => (byte[])_payloads[index].Clone();

    public override void Load(int index, byte[] payload) => _payloads[index] = payload;
}
