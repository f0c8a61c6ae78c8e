using Roundup.OwnData.Code;
using Roundup.OwnData.Samples.Shapes;

namespace Roundup.OwnData.Samples.Rules;

/// <summary>Names for types of objects, from the members that contain the objects.</summary>
internal sealed class TypeNameHints
{
    private readonly Dictionary<ObjectShape, List<string>> hints = [];

    private TypeNameHints()
    {
    }

    public static TypeNameHints Of(Shape root)
    {
        var made = new TypeNameHints();
        made.Visit(root, "", isElement: false);
        return made;
    }

    /// <summary>The name of the member, or the last words that the names of several members have in common.</summary>
    public string this[ObjectShape shape]
    {
        get
        {
            var names = hints.GetValueOrDefault(shape.Latest) ?? [];
            if (names.Count == 0)
            {
                return "";
            }

            var words = names.ConvertAll(NameParts.Of);
            var common = 0;
            while (words.All(one => one.Count > common && one[^(common + 1)] == words[0][^(common + 1)]))
            {
                common++;
            }

            return common == 0 ? names[0] : NameParts.Joined(words[0].TakeLast(common));
        }
    }

    private void Visit(Shape shape, string name, bool isElement)
    {
        if (shape.Objects is { } objects)
        {
            var isNew = !hints.TryGetValue(objects, out var known);
            known = isNew ? hints[objects] = [] : known!;
            var hint = isElement ? SingularName.Of(name) : NameParts.Pascal(name);
            if (hint.Length > 0 && !known.Contains(hint))
            {
                known.Add(hint);
            }

            if (isNew)
            {
                foreach (var (member, values) in ShapeTraversal.Inside(objects))
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
