using Roundup.Results;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

internal sealed class Travel<T>(Driver<T> driver, Model<T> model, Way way, Action<string> announce)
    where T : notnull
{
    // A read that allocated more leaves garbage that is collected at once, bytes.
    private const long Large = 64 << 20;

    // No network delivers more segments of one byte, and what walks through them is slow.
    private const int MostSegments = 4096;

    private readonly FactCollector _facts = new();
    private int _read;
    private int _accepted;
    private long _allocated;
    private int? _messages;

    public CheckFacts Answer()
    {
        if (_read > 0 && way is { IsDamage: true } and not Way.TruncatedBeforeEmpty)
        {
            _facts.Figure(CheckFigures.Accepted(way), Math.Round(100.0 * _accepted / _read, 1));
        }

        if (_read == 0 && _messages is null)
        {
            _facts.NothingRun();
        }

        if (_allocated > 0)
        {
            _facts.Figure(CheckFigures.AllocatedByInflated, _allocated);
        }

        if (_messages is { } messages)
        {
            _facts.Figure(CheckFigures.MessagesRead, messages);
        }

        return _facts.Facts;
    }

    // expected: what is expected, with differences that say nothing; null where anything is right.
    public void Read(byte[] payload, int index, T value, ExpectedResult<T>? expected)
    {
        foreach (var (place, read) in Reads(payload, value))
        {
            Try(index, place, read, expected, payload);
        }
    }

    public void Write(T value, int index, ExpectedResult<T> expected)
    {
        foreach (var (place, write) in Writes(value))
        {
            Try(index, place, () => Whole(write()), expected);
        }
    }

    // Reads the payload of a value with the members of another behind its own: each comes back as in one of the two.
    public void Twice(Way.Twice twice, int index, byte[] payload, ExpectedResult<T> expected, byte[] other, ExpectedResult<T> or)
    {
        if (Damage.Twice(twice.Format, payload, other) is { } damaged)
        {
            Try(index, "each member twice", () => Whole(damaged), expected with { Or = or });
        }
    }

    // Reads three messages from one stream, the middle one being that of a value.
    public void Between(int index, IReadOnlyList<(int Index, byte[] Payload, ExpectedResult<T> Expected)> messages)
    {
        announce($"{way} of value {index}");
        var calls = driver as IStreamCalls<T> ?? throw Unfit();
        var read = calls.Reader(new Connection([.. messages.SelectMany(message => message.Payload)]));
        var back = 0;
        try
        {
            while (back < messages.Count && messages[back].Expected.Is(model, read()))
            {
                back++;
            }
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            // A format whose messages do not end by themselves.
        }

        _messages = Math.Min(_messages ?? back, back);
    }

    private T Whole(byte[] payload)
    {
        driver.Load(0, payload);
        return driver.Deserialize(0);
    }

    private void Try(int index, string? place, Func<T> read, ExpectedResult<T>? expected, byte[]? payload = null)
    {
        announce($"{way} of value {index}{(place is null ? "" : ", ")}{place}");
        _read++;
        var before = Allocated();
        try
        {
            var result = read();
            _accepted++;
            if (expected is not null)
            {
                var differences = model.Differences(expected.Value, result);
                var ofMapping = differences.Examples.Count == 0 ? null
                    : expected.MayBeAbsent && IsAbsent(payload!, expected.Value, result) ? differences
                    : model.OfMapping(expected.Value);
                _facts.Differs(differences, index, place, expected.Forgives(model, result), ofMapping);
            }
        }
#pragma warning disable CA1031 // Whatever the library throws is its answer.
        catch (Exception e)
#pragma warning restore CA1031
        {
            if (expected is { Or: null } || !Refusals.IsNoFault(e))
            {
                _facts.Threw(e, index, place);
            }
        }

        var allocated = Allocated() - before;
        _allocated = way is Way.Inflated ? Math.Max(_allocated, allocated) : 0;
        if (allocated > Large)
        {
            GC.Collect();
        }
    }

    // Whether a result has zero, null or empty where it differs, and the payload has no more than the result: a schema has no initial
    // values, so that the class has none for a member that is not in the payload.
    private bool IsAbsent(byte[] payload, T expected, T result)
    {
        // With the writer's schema, what a reader puts in its place is the default of the schema, which is Roundup's.
        var isOfSchema = model.Find<PayloadSchema>() is { Writer: not null };
        if ((!isOfSchema && model.Canonical is not IMapped<T>) || !model.Differences(result, expected).IsOfDefaults)
        {
            return false;
        }

        if (isOfSchema)
        {
            return true;
        }

        driver.Serialize(0, result);
        return driver.Payload(0).AsSpan().SequenceEqual(payload);
    }

    // Bytes that this thread has allocated; 0 where the runtime has no such counter.
    private static long Allocated() =>
#if NET
        GC.GetAllocatedBytesForCurrentThread();
#else
        0;
#endif

    private IEnumerable<(string? Place, Func<T> Read)> Reads(byte[] payload, T value) => (way, driver) switch
    {
        (Way.Whole, _) => [(null, () => Whole(payload))],
        (Way.Cuts, ISequenceCalls<T> calls) => Sequences.Cuts(payload.Length)
            .Select(at => ((string?)$"cut at byte {at}", (Func<T>)(() => calls.Read(Sequences.Cut(payload, at))))),
        (Way.Bytewise, ISequenceCalls<T>) when payload.Length > MostSegments => [],
        (Way.Bytewise, ISequenceCalls<T> calls) => [(null, () => calls.Read(Sequences.Bytewise(payload)))],
        (Way.EmptySegments, ISequenceCalls<T> calls) => WithEmpty(calls, payload),
        (Way.TruncatedBeforeEmpty, ISequenceCalls<T> calls) => Damage.Truncated(payload)
            .Select(one => ((string?)one.Place, (Func<T>)(() => calls.Read(Sequences.Cut(one.Payload, one.Payload.Length))))),
        (Way.Truncated, _) => Damaged(Damage.Truncated(payload)),
        (Way.Inflated, _) => Damaged(Damage.Inflated(payload)),
        (Way.InvalidText, _) => Damaged(Damage.InvalidText(payload, model.Canonical, value)),
        (Way.AfterFailure, _) => Damage.Truncated(payload)
            .Select(one => ((string?)$"after a payload {one.Place}", (Func<T>)(() => AfterFailure(one.Payload, payload)))),
        (Way.Reads(var most), IStreamCalls<T> calls) => [(null, calls.Reader(new Connection(payload, most)))],
        _ => throw Unfit(),
    };

    private static IEnumerable<(string? Place, Func<T> Read)> WithEmpty(ISequenceCalls<T> calls, byte[] payload) =>
    [
        ("an empty segment at the beginning", () => calls.Read(Sequences.Cut(payload, 0))),
        ("an empty segment at the end", () => calls.Read(Sequences.Cut(payload, payload.Length))),
        .. payload.Length > MostSegments
            ? []
            : new (string?, Func<T>)[] { ("an empty segment behind each byte", () => calls.Read(Sequences.WithEmpty(payload))) },
    ];

    private IEnumerable<(string? Place, Func<byte[]> Write)> Writes(T value) => driver switch
    {
        ISequenceCalls<T> calls => new[] { ("that hands out what was asked", 0), ("that hands out 64 KB more", 1 << 16) }
            .Select(kind => ((string?)$"to a writer {kind.Item1}", (Func<byte[]>)(() =>
            {
                var writer = new HandoutWriter(kind.Item2);
                calls.Write(value, writer);
                return writer.ToArray();
            }))),
        IStreamCalls<T> calls =>
        [
            ("to a stream that cannot seek", () =>
            {
                var stream = new Connection([]);
                calls.Write(value, stream);
                return stream.Written;
            }),
        ],
        _ => throw Unfit(),
    };

    private IEnumerable<(string? Place, Func<T> Read)> Damaged(IEnumerable<(string Place, byte[] Payload)> payloads) =>
        payloads.Select(one => ((string?)one.Place, (Func<T>)(() => Whole(one.Payload))));

    private T AfterFailure(byte[] damaged, byte[] payload)
    {
        try
        {
            Whole(damaged);
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            // The next call is asked.
        }

        return Whole(payload);
    }

    private InvalidOperationException Unfit() => new($"bytes cannot travel in the way '{way}' to this shape");
}

// Changing: differences that say nothing, because they are others in each call; null for none.
internal sealed record ExpectedResult<T>(T Value, Comparison? Changing)
    where T : notnull
{
    // Whether the writer may not have some members, which are expected to have their initial values.
    public bool MayBeAbsent { get; init; }

    // What each member may be as well, so that the call may also refuse; null for nothing else.
    public ExpectedResult<T>? Or { get; init; }

    // What a call returns each time. The call before makes sure that all follow the same one.
    public static ExpectedResult<T> Of(Model<T> model, Func<T> call)
    {
        call();
        var result = call();
        return new(result, model.Differences(result, call()));
    }

    public bool Is(Model<T> model, T result) => model.Differences(Value, result).Differences
        .All(one => Comparison.IsForm(one) || Changes(one));

    public Func<string, bool> Forgives(Model<T> model, T result)
    {
        if (Or is null)
        {
            return Changes;
        }

        var others = new HashSet<string>(model.Differences(Or.Value, result).Differences.Select(Comparison.PathOf));
        return one => !others.Contains(Comparison.PathOf(one));
    }

    // Whether a difference says nothing, since it is another one in each call.
    public bool Changes(string difference) => Changing?.Examples.ContainsKey(difference) == true;
}
