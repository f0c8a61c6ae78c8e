using System.Diagnostics;
using Roundup.Protocol.Checks;
using Roundup.Results;
using Roundup.Worker.Cases;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;
using Roundup.Worker.Timing;

namespace Roundup.Worker.Checks;

internal abstract class ProbeChecker
{
    public abstract CheckFacts RoundTrip(RoundTripCommand command);

    public abstract CheckFacts Write(string path);

    public abstract CheckFacts Read(ReadCommand command, Func<string, OpenedCase> again);

    public abstract CheckFacts Threads(ThreadsCommand command, Func<OpenedCase> again);
}

internal sealed class ProbeCheckerFactory(Action<string> announce) : ICaseVisitor<ProbeChecker>
{
    public ProbeChecker Visit<T>(OpenedCase<T> opened)
        where T : notnull => new ProbeChecker<T>(opened, announce);
}

internal sealed class ProbeChecker<T>(OpenedCase<T> opened, Action<string> announce) : ProbeChecker
    where T : notnull
{
    // The most values that are asked where their bytes do not travel whole: each is read at many places.
    private const int MostInPieces = 32;

    // The most values whose payloads are damaged, each at hundreds of places.
    private const int MostDamaged = 4;

    private readonly Driver<T> _driver = opened.Driver;
    private readonly Model<T> _model = opened.Model;

    // The schema that a reader of the payloads needs beside them; null for none.
    private string? Schema => _model.Find<PayloadSchema>()?.Own;

    // The values, without what those of the partner read as.
    private readonly T[] _values = [.. opened.Values.Roots.Take(opened.Values.Probed)];

    public override CheckFacts RoundTrip(RoundTripCommand command) => command switch
    {
        { Value: { } one } => new WholeTrip<T>(_driver, _model, [_values[one]], announce).Answer(locates: false),
        { Way: Way.Whole } => new WholeTrip<T>(_driver, _model, _values, announce).Answer(),
        { Way: Way.Timed } => new CollidingKeys<T>(_driver, _model, _values, announce, ProcessorMs).Answer(),
        { Way: Way.TypeNames } => new NamedTypes<T>(_driver, _values, announce).Answer(),

        // What cannot be written is told of the whole.
        { Way: var way } => Read(
            Written(new FactCollector()), way, way.IsDamage ? CheckExpectation.Nothing : CheckExpectation.Own),
    };

    public override CheckFacts Write(string path)
    {
        var facts = new FactCollector();
        using var output = new MemoryStream();
        using var writer = new BinaryWriter(output);
        var payloads = Written(facts);
        writer.Write(payloads.Length);
        foreach (var payload in payloads)
        {
            writer.Write(payload?.Length ?? -1);
            writer.Write(payload ?? []);
        }

        writer.Write(Schema ?? "");
        writer.Flush();
        File.WriteAllBytes(path, Array.TrueForAll(payloads, payload => payload is null) ? [] : output.ToArray());
        return facts.Facts;
    }

    public override CheckFacts Read(ReadCommand command, Func<string, OpenedCase> again)
    {
        using var reader = new BinaryReader(new MemoryStream(File.ReadAllBytes(command.Path)));
        var payloads = new byte[]?[reader.ReadInt32()];
        for (var i = 0; i < payloads.Length; i++)
        {
            payloads[i] = reader.ReadInt32() is var length and >= 0 ? reader.ReadBytes(length) : null;
        }

        if (reader.ReadString() is { Length: > 0 } schema && schema != Schema)
        {
            announce("opening for payloads of another schema");
            return new ProbeChecker<T>((OpenedCase<T>)again(schema), announce).Answer(payloads, command.Way, command.Expects);
        }

        return Answer(payloads, command.Way, command.Expects);
    }

    private CheckFacts Answer(byte[]?[] payloads, Way way, CheckExpectation expects)
    {
        // The last payload of a large value of a sample is of a derived one, which another version of the model does not have, as it lacks
        // those that its types cannot have.
        var expected = expects == CheckExpectation.OfPartner ? opened.Values.Roots.Length - _values.Length : _values.Length;
        var isOfPool = expects == CheckExpectation.Own && payloads.Length == opened.Values.PoolRoots;
        Array.Resize(ref payloads, expected == 1 || isOfPool ? expected : payloads.Length);
        return expected == payloads.Length || expects == CheckExpectation.Nothing
            ? Read(payloads, way, expects)
            : throw new InvalidOperationException($"the file has {payloads.Length} payloads, and {expected} values are expected of them");
    }

    public override CheckFacts Threads(ThreadsCommand command, Func<OpenedCase> again) =>
        new ThreadRace<T>(_driver, _model, _values, announce).Run(
            [.. Enumerable.Range(0, command.Threads).Select(thread => thread == 0 ? _driver : ((OpenedCase<T>)again()).Driver)],
            command.Calls);

    // The payload of each value; null where the library throws.
    private byte[]?[] Written(FactCollector facts)
    {
        var thrown = new List<Exception>();
        var payloads = new byte[]?[_values.Length];
        for (var i = 0; i < _values.Length; i++)
        {
            announce($"Serialize of value {i}");
            try
            {
                _driver.Serialize(i, _values[i]);
                payloads[i] = _driver.Payload(i);
            }
#pragma warning disable CA1031 // Whatever the library throws is its answer.
            catch (Exception e)
#pragma warning restore CA1031
            {
                facts.Threw(e, i, "Serialize");
                thrown.Add(e);
            }
        }

        Refusals.ThrowIfUnsupported(thrown, _values.Length);
        return payloads;
    }

    private CheckFacts Read(byte[]?[] payloads, Way way, CheckExpectation expects)
    {
        if (way is Way.Between or Way.Writers or Way.Twice)
        {
            return Several(payloads, way);
        }

        var travel = new Travel<T>(_driver, _model, way, announce);
        for (var i = 0; i < CountPayloads(way, payloads); i++)
        {
            var value = _values[i % _values.Length];
            if (payloads[i] is { } payload
                && (Expected(payload, i, way, expects) is var expected && (expected is not null || expects == CheckExpectation.Nothing)))
            {
                travel.Read(payload, i, value, expected);
            }
        }

        return travel.Answer();
    }

    private CheckFacts Several(byte[]?[] payloads, Way way)
    {
        var travel = new Travel<T>(_driver, _model, way, announce);
        var known = new List<(int Index, byte[] Payload, ExpectedResult<T> Expected)>();
        for (var i = 0; i < CountPayloads(way, payloads); i++)
        {
            if (payloads[i] is { } payload && Own(i, () => Whole(payload)) is { } expected)
            {
                known.Add((i, payload, expected));
            }
        }

        for (var i = 0; i < known.Count; i++)
        {
            var (before, at, next) = (known[(i + known.Count - 1) % known.Count], known[i], known[(i + 1) % known.Count]);
            switch (way)
            {
                case Way.Writers:
                    travel.Write(_values[at.Index], at.Index, at.Expected);
                    break;
                case Way.Twice twice:
                    travel.Twice(twice, at.Index, at.Payload, at.Expected, next.Payload, next.Expected);
                    break;
                default:
                    travel.Between(at.Index, [before, at, next]);
                    break;
            }
        }

        return travel.Answer();
    }

    private static int CountPayloads(Way way, byte[]?[] payloads) =>
        way is Way.Whole ? payloads.Length
        : Math.Min(payloads.Length, way.IsDamage || way is Way.AfterFailure ? MostDamaged : MostInPieces);

    // What is expected of a payload; null where nothing is, and where the reader fails without the way, too.
    private ExpectedResult<T>? Expected(byte[] payload, int index, Way way, CheckExpectation expects) => expects switch
    {
        CheckExpectation.Nothing => null,
        _ when way is not Way.Whole => Own(index, () => Whole(payload)),
        CheckExpectation.OfPartner => new(opened.Values.Roots[_values.Length + index], null) { MayBeAbsent = true },
        _ => new(_values[index], null),
    };

    private ExpectedResult<T>? Own(int index, Func<T> call)
    {
        announce($"value {index}, whole");
        try
        {
            return ExpectedResult<T>.Of(_model, call);
        }
        catch (Exception e) when (FailedRoots.IsOfRoot(e))
        {
            return null;
        }
    }

    // Where the system has no such clock, the time of the day.
    private static double ProcessorMs() => (ThreadCpu.ProcessTimeNs() ?? Stopwatch.GetTimestamp() * 1e9 / Stopwatch.Frequency) / 1e6;

    private T Whole(byte[] payload)
    {
        _driver.Load(0, payload);
        return _driver.Deserialize(0);
    }
}
