using System.Text.Json;

namespace Roundup.Cli.OwnData.Fitting;

/// <summary>Which class of a hierarchy an object of the sample is.</summary>
internal static class ClassChoice
{
    /// <summary>Members that often tell the class, the likeliest first; then whichever member's text is the name of a class.</summary>
    private static readonly string[] s_tags = ["$type", "@type", "type", "kind", "class", "discriminator"];

    /// <summary>The class; null where nothing tells it. The member that told it is <paramref name="tag"/>.</summary>
    public static ObjectJson? Of(JsonElement value, ObjectJson declared, out string? tag)
    {
        tag = null;
        if (declared.Tag is { } known)
        {
            tag = known;
            return value.TryGetProperty(known, out var told) && declared.Tags.TryGetValue(told.ToString(), out var type) ? type
                : declared.IsConcrete ? declared
                : null;
        }

        var texts = value.EnumerateObject().Where(member => member.Value.ValueKind == JsonValueKind.String)
            .OrderBy(member => Array.IndexOf(s_tags, member.Name) is var place and >= 0 ? place : s_tags.Length);
        foreach (var member in texts)
        {
            if (Named(member.Value.GetString()!, declared) is { } named)
            {
                tag = member.Name;
                return named;
            }
        }

        if (declared.IsConcrete)
        {
            return declared;
        }

        // Only one class has all these members.
        var able = declared.Classes.Where(one => Holds(one, value)).Take(2).ToList();
        return able.Count == 1 ? able[0] : null;
    }

    private static bool Holds(ObjectJson type, JsonElement value) =>
        value.EnumerateObject().All(member => type.Member(member.Name) is not null);

    /// <summary>
    /// The class of a name: <c>CardPayment</c>, <c>Shop.CardPayment, Shop</c>, or <c>card</c> for one of a <c>Payment</c>.
    /// </summary>
    private static ObjectJson? Named(string text, ObjectJson declared)
    {
        var simple = Spelling.Of(text.Split(',')[0].Split('.', '+')[^1]);
        var stem = Spelling.Of(declared.Name);
        return simple.Length == 0 ? null
            : declared.Classes.Prepend(declared).Where(one => one.IsConcrete).FirstOrDefault(one =>
                Spelling.Of(one.Name) is var name && (name == simple || name == simple + stem || name == stem + simple));
    }
}
