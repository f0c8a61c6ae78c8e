using System.Globalization;
using Avro;
using Avro.Util;

namespace Roundup.Serializers;

/// <summary>Logical types for what Avro lacks. The library's converters would work too, except where a value can be null.</summary>
internal static class DotnetTypes
{
    public static void Register()
    {
        Register<byte, int>("dotnet-byte", value => value, number => (byte)number);
        Register<sbyte, int>("dotnet-sbyte", value => value, number => (sbyte)number);
        Register<short, int>("dotnet-short", value => value, number => (short)number);
        Register<ushort, int>("dotnet-ushort", value => value, number => (ushort)number);
        Register<char, int>("dotnet-char", value => value, number => (char)number);
        Register<uint, long>("dotnet-uint", value => value, number => (uint)number);
        Register<ulong, long>("dotnet-ulong", value => (long)value, number => (ulong)number);
        Register<decimal, string>(
            "dotnet-decimal",
            value => value.ToString(CultureInfo.InvariantCulture),
            text => decimal.Parse(text, CultureInfo.InvariantCulture));
        Register<DateTimeOffset, string>(
            "dotnet-date-time-offset",
            value => value.ToString("O"),
            text => DateTimeOffset.ParseExact(text, "O", null));
#if NET
        Register<DateOnly, int>("dotnet-date-only", value => value.DayNumber, DateOnly.FromDayNumber);
        Register<TimeOnly, long>("dotnet-time-only", value => value.Ticks, ticks => new(ticks));
#endif
        Register<Uri, string>("dotnet-uri", value => value.OriginalString, text => new(text, UriKind.RelativeOrAbsolute));
        Register<Version, string>("dotnet-version", value => value.ToString(), text => new(text));
    }

    private static void Register<TValue, TBase>(string name, Func<TValue, TBase> write, Func<TBase, TValue> read)
        where TValue : notnull
        where TBase : notnull => LogicalTypeFactory.Instance.Register(new Mapped<TValue, TBase>(name, write, read));

    private sealed class Mapped<TValue, TBase>(string name, Func<TValue, TBase> write, Func<TBase, TValue> read) : LogicalType(name)
        where TValue : notnull
        where TBase : notnull
    {
        public override object ConvertToBaseValue(object logicalValue, LogicalSchema schema) => write((TValue)logicalValue);

        public override object ConvertToLogicalValue(object baseValue, LogicalSchema schema) => read((TBase)baseValue);

        public override Type GetCSharpType(bool nullible) => typeof(TValue);

        public override bool IsInstanceOfLogicalType(object logicalValue) => logicalValue is TValue;
    }
}
