using System.Collections;
using System.Text.Json;

namespace Roundup.Results.Reading;

// What the types of a file do not say and each reader of it takes for granted: no element is missing, and numbers can be added up.
internal static class ValueScan
{
    private static readonly object s_none = new();

    public static Defect? Find(object file, JsonSerializerOptions options) =>
        In(file, options) is var (path, what) ? new("$" + path, what) : null;

    private static (string Path, string What)? In(object? value, JsonSerializerOptions options) => value switch
    {
        string or null => null,
        double or long => Math.Abs(Convert.ToDouble(value, null)) <= FileLimits.Number ? null : ("", "the number is too large"),
        ValueType => null,
        IDictionary map => First(map.Keys.Cast<object>().Select(key => (key, (object?)(map[key] ?? s_none))), options),
        IEnumerable list => First(list.Cast<object?>().Select((item, at) => ((object)at, (object?)(item ?? s_none))), options),
        _ when value == s_none => ("", "it is empty"),

        // What is computed is not read.
        _ => First(
            options.GetTypeInfo(value.GetType()).Properties.Where(member => member is { Get: not null, Set: not null })
                .Select(member => ((object)member.Name, member.Get!(value))),
            options),
    };

    private static (string Path, string What)? First(IEnumerable<(object Name, object? Value)> parts, JsonSerializerOptions options)
    {
        foreach (var (name, value) in parts)
        {
            if (In(value, options) is var (path, what))
            {
                return ((name is int ? $"[{name}]" : $".{name}") + path, what);
            }
        }

        return null;
    }
}
