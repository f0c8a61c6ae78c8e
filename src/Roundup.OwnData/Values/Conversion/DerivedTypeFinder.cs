using System.Text.Json;
using Roundup.OwnData.Code;

namespace Roundup.OwnData.Values.Conversion;

/// <summary>Finds the class of a hierarchy that an object of the sample has.</summary>
internal static class DerivedTypeFinder
{
    /// <summary>How names of members end that can name the class; other texts never do.</summary>
    private static readonly string[] s_tags = ["type", "kind", "class", "discriminator"];

    /// <summary>The class; null where neither a member nor the set of members tells it.</summary>
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

        // The members decide; a name tells classes apart that hold the same members, and a class that lacks some of them.
        var all = declared.Classes.Prepend(declared).Where(one => one.IsConcrete).ToList();
        var able = all.Where(one => Holds(one, value)).ToList();
        var tags = value.EnumerateObject().Where(member => IsTag(member.Name) && member.Value.ValueKind == JsonValueKind.String);
        foreach (var member in tags)
        {
            if (Named(member.Value.GetString()!, able.Count > 0 ? able : all, declared) is { } named)
            {
                tag = member.Name;
                return named;
            }
        }

        // Classes that derive from one that holds the object hold it, too, with members that it lacks.
        var exact = able.Where(one => one.Members.Values.All(member => Has(value, member))).ToList();
        return able.Find(one => able.TrueForAll(other => other == one || one.Classes.Contains(other)))
            ?? (exact.Count == 1 ? exact[0] : able.Count == 0 && declared.IsConcrete ? declared : null);
    }

    private static bool IsTag(string name) => s_tags.Any(tag => Spelling.Of(name).EndsWith(tag, StringComparison.Ordinal));

    private static bool Holds(ObjectJson type, JsonElement value) =>
        value.EnumerateObject().All(member => type.Member(member.Name) is not null || IsTag(member.Name));

    private static bool Has(JsonElement value, JsonMember member) =>
        value.EnumerateObject().Any(one => Spelling.Of(one.Name) == Spelling.Of(member.JsonName));

    /// <summary>
    /// The class of a name: <c>CardPayment</c>, <c>Shop.CardPayment, Shop</c>, or <c>card</c> for one of a <c>Payment</c>.
    /// </summary>
    private static ObjectJson? Named(string text, List<ObjectJson> classes, ObjectJson declared)
    {
        var simple = Spelling.Of(text.Split(',')[0].Split('.', '+')[^1]);
        var stem = Spelling.Of(declared.Name);
        return simple.Length == 0 ? null : classes.Find(one =>
            Spelling.Of(one.Name) is var name && (name == simple || name == simple + stem || name == stem + simple));
    }
}
