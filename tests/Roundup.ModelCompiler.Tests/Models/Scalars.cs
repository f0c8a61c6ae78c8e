using System;

namespace Sample;

/// <summary>One member of every scalar.</summary>
public class Everything
{
    public bool Flag { get; set; }
    public byte Byte { get; set; }
    public sbyte SByte { get; set; }
    public short Short { get; set; }
    public ushort UShort { get; set; }
    public int Int { get; set; }
    public uint UInt { get; set; }
    public long Long { get; set; }
    public ulong ULong { get; set; }
    public float Float { get; set; }
    public double Double { get; set; }
    public decimal Decimal { get; set; }
    public char Char { get; set; }
    public string? Text { get; set; }
    public Guid Guid { get; set; }
    public DateTime Time { get; set; }
    public DateTimeOffset Moment { get; set; }
    public TimeSpan Span { get; set; }
    public DateOnly Day { get; set; }
    public TimeOnly Hour { get; set; }
    public Uri? Link { get; set; }
    public Version? Version { get; set; }
    public byte[]? Blob { get; set; }
    public Colour Colour { get; set; }
    public Tiny Tiny { get; set; }
    public Huge Huge { get; set; }
    public int? MaybeInt { get; set; }
    public double? MaybeDouble { get; set; }
    public DateTime? MaybeTime { get; set; }
    public Colour? MaybeColour { get; set; }
    public string @class = "";
    public int Field;
    private int _hidden;

    public int NotAMember => _hidden++;
    public static int NorThis { get; set; }
}

public enum Colour { Red, Green, Blue }

public enum Tiny : byte { None, One = 200 }

public enum Huge : ulong { None, Top = ulong.MaxValue }
