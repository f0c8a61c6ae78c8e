using Roundup.Protocol.Fidelity;
using Roundup.Worker.Cases;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Fidelity;

internal abstract class VerifiedCase
{
    public static ICaseVisitor<VerifiedCase> Factory { get; } = new Visitor();

    public abstract ComparedAnswer Compare(bool inPlace, Action<string> announce);

    // Throws what the library threw at the first root that did not come back.
    public abstract ComparedAnswer Fail();

    // Verifies two values, and a payload of the first one from another process.
    // payload: the file of the payload; null if there is none.
    // announce: called with each step before it begins.
    public abstract ComparedAnswer Check(string? payload, Action<string> announce);

    public abstract ShownAnswer Show(Action<string> announce);

    public abstract KeptAnswer Keep(string path, Action<string> announce);

    private sealed class Visitor : ICaseVisitor<VerifiedCase>
    {
        public VerifiedCase Visit<T>(OpenedCase<T> opened)
            where T : notnull => new VerifiedCase<T>(opened);
    }
}

internal sealed class VerifiedCase<T>(OpenedCase<T> opened) : VerifiedCase
    where T : notnull
{
    private readonly Driver<T> _driver = opened.Driver;
    private readonly Values<T> _values = opened.Values;
    private FailedRoots? _failed;

    public override ComparedAnswer Compare(bool inPlace, Action<string> announce)
    {
        var trip = Trip(inPlace, announce);
        var compared = trip.Compare(_values.Roots.Length);
        _failed = trip.Failed;
        if (compared.Verdict == Verdict.Wrong || compared.Failed > 0 || !inPlace)
        {
            return compared;
        }

        string[] lost = [.. compared.Lost.Select(difference => difference.Key)];
        return With(new AliasCheck<T>(_driver, opened.Model, _values, lost, announce).Wrong(), compared);
    }

    public override ComparedAnswer Fail()
    {
        _failed!.Throw(isAll: false);
        throw new InvalidOperationException("all roots came back");
    }

    public override ComparedAnswer Check(string? payload, Action<string> announce)
    {
        // No timed call has the last two roots of a sample.
        var pair = _values.Pair();
        var last = new RoundTrip<T>(_driver.Over(pair.Roots), opened.Model, pair, isOwn: false, announce);
        var compared = last.Compare(2);
        last.Failed?.Throw(isAll: false);
        if (compared.Verdict == Verdict.Wrong || payload is null)
        {
            return compared;
        }

        return With(Trip(isOwn: false, announce).WrongForeign(File.ReadAllBytes(payload)), compared);
    }

    private static ComparedAnswer With(string? wrong, ComparedAnswer compared) =>
        wrong is null ? compared : compared with { Verdict = Verdict.Wrong, Reason = wrong, Leaks = true };

    private RoundTrip<T> Trip(bool isOwn, Action<string> announce) => new(_driver, opened.Model, _values, isOwn, announce);

    public override ShownAnswer Show(Action<string> announce)
    {
        var expected = _values.Roots[0];
        announce("Serialize");
        _driver.Serialize(0, expected);
        announce("Deserialize");
        var actual = _driver.Deserialize(0);
        announce("comparison");
        var differences = new Comparison();
        opened.Model.Canonical.Compare(expected, actual, differences);
        return new ShownAnswer([.. differences.Examples]);
    }

    public override KeptAnswer Keep(string path, Action<string> announce)
    {
        announce("Serialize");
        _driver.Serialize(0, _values.Roots[0]);
        var payload = _driver.Payload(0);
        announce("writing the payload");
        try
        {
            File.WriteAllBytes(path, payload);
            return new KeptAnswer(payload.Length, null);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            // An error of the disk is not one of the library.
            return new KeptAnswer(null, e.Message);
        }
    }
}
