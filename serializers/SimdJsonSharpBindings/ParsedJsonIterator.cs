using SimdJsonSharp;

namespace Roundup.Serializers;

/// <summary>The native iterator with the managed one's member names, for which the model compiler generates its code.</summary>
public readonly unsafe struct ParsedJsonIterator(ParsedJsonIteratorN native)
{
    public byte CurrentType => native.GetTokenType();

    public bool IsInteger => native.IsInteger();

    public bool MoveForward() => native.MoveForward();

    public long GetInteger() => native.GetInteger();

    public double GetDouble() => native.GetDouble();

    public byte* GetUtf8String() => (byte*)native.GetUtf8String();

    public uint GetUtf8StringLength() => native.GetStringLength();

    public string GetUtf16String() => native.GetUtf16String();
}
