namespace Roundup.Results.Messages;

/// <summary>Writes a number with its noun: <c>{1:case|cases}</c> is <c>no cases</c>, <c>1 case</c> or <c>12 cases</c>.</summary>
internal sealed class NoticeFormat : IFormatProvider, ICustomFormatter
{
    public object? GetFormat(Type? formatType) => formatType == typeof(ICustomFormatter) ? this : null;

    public string Format(string? format, object? arg, IFormatProvider? formatProvider)
    {
        var number = arg?.ToString() ?? "";
        if (format?.Split('|') is not [var one, var many])
        {
            return number;
        }

        return number switch { "0" => $"no {many}", "1" => $"1 {one}", _ => $"{number} {many}" };
    }
}
