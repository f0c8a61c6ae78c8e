namespace Roundup.Results.Messages;

// Writes a number with its noun: {1:case|cases} is no cases, 1 case or 12 cases.
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
