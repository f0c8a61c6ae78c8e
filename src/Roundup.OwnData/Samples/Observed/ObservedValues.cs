using System.Numerics;

namespace Roundup.OwnData.Samples.Observed;

internal sealed class ObservedValues
{
    private ObservedObject? _objects;

    public long Nulls { get; set; }

    public long Bools { get; set; }

    public ObservedNumbers? Numbers { get; set; }

    public ObservedTexts? Texts { get; set; }

    public ObservedArray? Arrays { get; set; }

    // The number of objects in this place; Objects may have more, from other places.
    public long ObjectCount { get; set; }

    public ObservedObject? Objects
    {
        get => _objects = _objects?.Latest;
        set => _objects = value;
    }

    // The kinds of values other than null; "NaN" and the like are numbers where they are beside numbers.
    public JsonKinds Kinds => JsonKindsExtensions.Together(this);

    // The kinds of values other than null, as JSON has them.
    public JsonKinds Tokens =>
        (Bools > 0 ? JsonKinds.Bool : 0)
        | (Numbers is null ? 0 : JsonKinds.Number)
        | (Texts is null ? 0 : JsonKinds.Text)
        | (Arrays is null ? 0 : JsonKinds.Array)
        | (Objects is null ? 0 : JsonKinds.Object);

    public ObservedNumbers? AllNumbers => Kinds == Tokens ? Numbers : ObservedNumbers.OfNames(Texts!.Count).Add(Numbers);

    public long Count => Nulls + Bools + (Numbers?.Count ?? 0) + (Texts?.Count ?? 0) + (Arrays?.Count ?? 0) + ObjectCount;

    public void Add(ObservedValues other)
    {
        using var change = ObservedMerges.Start();
        Nulls += other.Nulls;
        Bools += other.Bools;
        ObjectCount += other.ObjectCount;
        Numbers = Numbers?.Add(other.Numbers) ?? other.Numbers;
        Texts = Texts?.Add(other.Texts) ?? other.Texts;
        Arrays = Arrays?.Add(other.Arrays) ?? other.Arrays;
        if (Objects is { } own && other.Objects is { } others)
        {
            ObservedMerges.Later(own, others);
        }
        else
        {
            Objects ??= other.Objects;
        }
    }
}

internal sealed class ObservedArray
{
    public long Count { get; set; }

    public ObservedValues Elements { get; } = new();

    public ObservedArray Add(ObservedArray? other)
    {
        if (other is not null && other != this)
        {
            Count += other.Count;
            Elements.Add(other.Elements);
        }

        return this;
    }
}

[Flags]
internal enum JsonKinds
{
    None = 0,
    Bool = 1,
    Number = 2,
    Text = 4,
    Array = 8,
    Object = 16,
}

internal static class JsonKindsExtensions
{
    public static bool AreMixed(this JsonKinds kinds) => BitOperations.PopCount((uint)kinds) > 1;

    // The kinds of values in several places, were they one. Beside a number that a double rounds, text stays text.
    public static JsonKinds Together(params ReadOnlySpan<ObservedValues> shapes)
    {
        var (kinds, areNumbers) = (JsonKinds.None, true);
        foreach (var shape in shapes)
        {
            kinds |= shape.Tokens;
            areNumbers &= shape.Texts?.Forms.HasFlag(TextForms.Number) != false && shape.Numbers is null or { InexactAsDouble: 0 };
        }

        return areNumbers && kinds.HasFlag(JsonKinds.Number) ? kinds & ~JsonKinds.Text : kinds;
    }
}

// Merges of objects, postponed to the end of the current change. A type may contain itself, so that a merge may change the shapes that the
// change is enumerating; therefore members are merged after their owner, never during its merge.
internal static class ObservedMerges
{
    [ThreadStatic]
    private static Queue<(ObservedObject Into, ObservedObject From)>? s_queue;

    [ThreadStatic]
    private static int s_depth;

    // Begins a change. The end of the outermost change executes all postponed merges.
    public static Scope Start()
    {
        s_depth++;
        return default;
    }

    public static void Later(ObservedObject into, ObservedObject from) => (s_queue ??= []).Enqueue((into, from));

    public readonly struct Scope : IDisposable
    {
        public void Dispose()
        {
            if (s_depth == 1)
            {
                while (s_queue is { Count: > 0 } && s_queue.Dequeue() is var (into, from))
                {
                    into.Latest.MergeNow(from.Latest);
                }
            }

            s_depth--;
        }
    }
}
