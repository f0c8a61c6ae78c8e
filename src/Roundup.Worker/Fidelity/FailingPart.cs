using System.Collections;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Fidelity;

// Finds where in a root the value is at which a library throws: the element of a list of roots, and the member without whose value the root
// comes back.
internal sealed class FailingPart<T>(Driver<T> own, Model<T> model)
    where T : notnull
{
    private readonly Driver<T> _driver = own.Over(new T[1]);

    // The place, index 17, Lines[].Text; null where it is not known.
    public string? Find(T root)
    {
        var part = model.Handwritten.Copy(root)!;
        string? element = null;
        if (part is IList { Count: > 1 } list)
        {
            if (Element(part, list) is not { } index)
            {
                return null;
            }

            element = $"index {index}";
        }

        var places = new[] { element, Member(part) }.Where(place => place is not null).ToList();
        return places.Count == 0 ? null : string.Join(", ", places);
    }

    // Leaves only one element in a list, at which the library throws; null where it throws at no single one, or at all.
    private int? Element(T root, IList list)
    {
        var all = new List<object?>(list.Cast<object?>());
        bool Throws(int from, int count)
        {
            list.Clear();
            foreach (var item in all.Skip(from).Take(count))
            {
                list.Add(item);
            }

            return this.Throws(root);
        }

        var (first, length) = (0, all.Count);
        while (length > 1)
        {
            var half = length / 2;
            if (Throws(first, half))
            {
                length = half;
            }
            else
            {
                (first, length) = (first + half, length - half);
            }
        }

        return !Throws(first == 0 ? all.Count - 1 : 0, 1) && Throws(first, 1) ? first : null;
    }

    private string? Member(T root) =>
        model.Canonical is not IGraph<T> graph ? null : MemberMutation.Paths(graph, root).FirstOrDefault(path =>
        {
            var changed = model.Handwritten.Copy(root)!;
            MemberMutation.Change(graph, changed, path);
            return !Throws(changed);
        });

    private bool Throws(T root)
    {
        try
        {
            _driver.Serialize(0, root);
            _driver.Deserialize(0);
            return false;
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            return true;
        }
    }
}
