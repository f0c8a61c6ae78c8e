using Roundup.Inference.Naming;
using Roundup.Inference.Shapes;

namespace Roundup.Inference.Deciding;

/// <summary>What objects are called by the members that hold them.</summary>
internal sealed class Hints
{
    private readonly Dictionary<ObjectShape, List<string>> hints = [];

    private Hints()
    {
    }

    /// <summary>The hints of all objects of a sample.</summary>
    public static Hints Of(Shape root)
    {
        var made = new Hints();
        made.Visit(root, "", isElement: false);
        return made;
    }

    /// <summary>The name of an object's type: the member's, or what the names of several members have in common at their ends.</summary>
    public string this[ObjectShape shape]
    {
        get
        {
            var names = hints.GetValueOrDefault(shape.Latest) ?? [];
            if (names.Count == 0)
            {
                return "";
            }

            var words = names.ConvertAll(Words.Of);
            var common = 0;
            while (words.All(one => one.Count > common && one[^(common + 1)] == words[0][^(common + 1)]))
            {
                common++;
            }

            return common == 0 ? names[0] : Words.Joined(words[0].TakeLast(common));
        }
    }

    private void Visit(Shape shape, string name, bool isElement)
    {
        if (shape.Objects is { } objects)
        {
            var isNew = !hints.TryGetValue(objects, out var known);
            known = isNew ? hints[objects] = [] : known!;
            var hint = isElement ? Singular.Of(name) : Words.Pascal(name);
            if (hint.Length > 0 && !known.Contains(hint))
            {
                known.Add(hint);
            }

            if (isNew)
            {
                foreach (var (member, values) in ShapeWalk.Inside(objects))
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
