using System.Text.Json;

namespace Roundup.OwnData.Values.Conversion;

/// <summary>Finds the class of a hierarchy that an object of the sample has.</summary>
internal static class DerivedTypeFinder
{
    /// <summary>Members that often name the class, the likeliest first; after them, any other member can name it.</summary>
    private static readonly string[] s_tags = ["$type", "@type", "type", "kind", "class", "discriminator"];

    /// <summary>The class; null where neither a member nor the set of members tells it.</summary>
    /// <param name="value">The object.</param>
    /// <param name="declared">The declared type.</param>
    /// <param name="tag">The member that names the class; null: none.</param>
    public static ObjectJson? Of(JsonElement value, ObjectJson declared, out string? tag)
    {
        tag = null;
        if (declared.Tag is { } known)
        {
            tag = known;
            return value.TryGetProperty(known, out var name) && declared.Tags.TryGetValue(name.ToString(), out var type) ? type
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
