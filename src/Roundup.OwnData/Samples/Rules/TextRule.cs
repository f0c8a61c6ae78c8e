using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Observed;

namespace Roundup.OwnData.Samples.Rules;

// Decides the type of strings; all strings must have its form.
internal static class TextRule
{
    private const int FewestForEnum = 8;
    private const int RepeatedForEnum = 4;

    private static readonly TextForms[] s_order =
    [
        TextForms.Guid, TextForms.DateTime, TextForms.DateTimeOffset, TextForms.DateOnly, TextForms.TimeOnly, TextForms.TimeSpan,
        TextForms.Uri,
    ];

    private static readonly HashSet<string> s_durations = new(StringComparer.OrdinalIgnoreCase)
    {
        "Age", "Delay", "Duration", "Elapsed", "Interval", "Latency", "Length", "Lifetime", "Offset", "Period", "Runtime", "Span",
        "Timeout", "Took", "Ttl", "Uptime", "Wait",
    };

    // Free text: few distinct values in a sample do not mean that there are no others.
    private static readonly HashSet<string> s_free = new(StringComparer.OrdinalIgnoreCase)
    {
        "Author", "By", "City", "Description", "Family", "From", "Given", "Id", "Key", "Label", "Login", "Member", "Message", "Name",
        "Owner", "Tag", "Text", "Title", "To", "User", "Username", "Word",
    };

    // The form of the type; none for text. TextForms.Name means an enum.
    // name: the member, which tells a duration from a time of day. isInMap: whether they are values of a dictionary, which mean something
    // else for each key.
    public static TextForms Choose(ObservedTexts texts, string name, bool isInMap)
    {
        var words = NameParts.Split(name);
        var form = s_order.FirstOrDefault(form => texts.Forms.HasFlag(form));
        return form switch
        {
            TextForms.TimeOnly when words.Exists(s_durations.Contains) => TextForms.TimeSpan,
            0 when texts.Forms.HasFlag(TextForms.Base64) && texts.ClearlyBase64 > 0 => TextForms.Base64,
            0 when !isInMap && !words.TakeLast(1).Any(s_free.Contains) && IsEnum(texts) => TextForms.Name,
            _ => form,
        };
    }

    private static bool IsEnum(ObservedTexts texts) =>
        texts.Forms.HasFlag(TextForms.Name)
        && texts.Values is { Count: >= 2 } values
        && texts.Count >= FewestForEnum
        && texts.Count >= RepeatedForEnum * values.Count
        && !values.ContainsKey("value__")
        && values.Keys.Distinct(StringComparer.OrdinalIgnoreCase).Count() == values.Count;
}

internal sealed class TypeNameHints
{
    private readonly Dictionary<ObservedObject, List<string>> _hints = [];

    private TypeNameHints()
    {
    }

    public static TypeNameHints Of(ObservedValues root)
    {
        var made = new TypeNameHints();
        made.Visit(root, "", isElement: false);
        return made;
    }

    // The name of the member, or the last words that the names of several members have in common.
    public string this[ObservedObject shape]
    {
        get
        {
            var names = _hints.GetValueOrDefault(shape.Latest) ?? [];
            if (names.Count == 0)
            {
                return "";
            }

            var words = names.ConvertAll(NameParts.Split);
            var common = 0;
            while (words.All(one => one.Count > common && one[^(common + 1)] == words[0][^(common + 1)]))
            {
                common++;
            }

            return common == 0 ? names[0] : NameParts.Joined(words[0].TakeLast(common));
        }
    }

    private void Visit(ObservedValues shape, string name, bool isElement)
    {
        if (shape.Objects is { } objects)
        {
            var isNew = !_hints.TryGetValue(objects, out var known);
            known = isNew ? _hints[objects] = [] : known!;
            var hint = isElement ? SingularName.Make(name) : NameParts.Pascal(name);
            if (hint.Length > 0 && !known.Contains(hint))
            {
                known.Add(hint);
            }

            if (isNew)
            {
                foreach (var (member, values) in SampleTraversal.Inside(objects))
                {
                    Visit(values, objects.IsMap ? name : member, objects.IsMap);
                }
            }
        }

        if (shape.Arrays is { } arrays)
        {
            Visit(arrays.Elements, name, isElement: true);
        }
    }
}
