namespace Roundup.OwnData.Samples.Shapes;

/// <summary>
/// Watches an object while it is read: an object with thousands of names is a dictionary, and has one shape for all values. The names
/// are kept until its end, so that a repeated name is found.
/// </summary>
internal sealed class DictionaryDetector(FieldSet set)
{
    private const int First = 256;
    private const int Last = 4096;

    private HashSet<string>? seen;
    private int next = First;
    private Field? scratch;

    /// <summary>The field that receives a member's value; null where the object has the name already.</summary>
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

    private bool IsOfOneKind() => !set.Fields.Values.Aggregate(JsonKinds.None, (kinds, field) => kinds | field.Values.Kinds).AreMixed();
}
