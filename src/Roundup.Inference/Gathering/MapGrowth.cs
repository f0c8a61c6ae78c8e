using Roundup.Inference.Shapes;

namespace Roundup.Inference.Gathering;

/// <summary>
/// Watches one object while it is read: one with thousands of names is a map, and has one shape for all values. The names are kept until
/// its end, so that a name that is there twice is found.
/// </summary>
/// <param name="set">The object.</param>
/// <param name="isRoot">Whether it is a root, which has to be a class.</param>
internal sealed class MapGrowth(FieldSet set, bool isRoot)
{
    private const int First = 256;
    private const int Last = 4096;

    private HashSet<string>? seen;
    private int next = isRoot ? Last : First;
    private Field? scratch;

    /// <summary>Where to add the value of a member; null where the object has the name already.</summary>
    public Field? Field(string name)
    {
        if (seen is not null)
        {
            scratch = new();
            return seen.Add(name) ? scratch : null;
        }

        var field = new Field();
        return set.TryAdd(name, field) ? field : null;
    }

    /// <summary>After each member.</summary>
    public void Check()
    {
        if (scratch is not null)
        {
            set.AddKey(scratch);
            scratch = null;
        }
        else if (seen is null && set.Fields.Count >= next)
        {
            next *= 2;
            if (set.Fields.Count >= Last || IsOfOneKind())
            {
                seen = new(set.Fields.Keys, StringComparer.Ordinal);
                set.ToMap();
            }
        }
    }

    private bool IsOfOneKind() => !set.Fields.Values.Aggregate(Kinds.None, (kinds, field) => kinds | field.Values.Kinds).AreMixed();
}
