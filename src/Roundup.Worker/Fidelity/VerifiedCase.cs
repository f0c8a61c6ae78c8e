using System;
using System.IO;
using Roundup.Contracts;
using Roundup.Protocol.Fidelity;
using Roundup.Worker.Cases;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Fidelity;

/// <summary>Round trips of an open case, not timed.</summary>
internal abstract class VerifiedCase
{
    public static ICaseVisitor<VerifiedCase> Factory { get; } = new Visitor();

    /// <summary>Verifies all values.</summary>
    /// <param name="inPlace">Whether to run <see cref="AliasCheck{T}"/>, too.</param>
    /// <param name="announce">Called with each step before it begins.</param>
    public abstract ComparedAnswer Compare(bool inPlace, Action<string> announce);

    /// <summary>Verifies two values, and a payload of the first one from another process.</summary>
    /// <param name="payload">The file of the payload; null if there is none.</param>
    /// <param name="announce">Called with each step before it begins.</param>
    public abstract ComparedAnswer Check(string? payload, Action<string> announce);

    /// <summary>Returns the differences of the first value with examples.</summary>
    /// <param name="announce">Called with each step before it begins.</param>
    public abstract ShownAnswer Show(Action<string> announce);

    /// <summary>Writes the payload of the first value to a file.</summary>
    /// <param name="announce">Called with each step before it begins.</param>
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

    public override ComparedAnswer Compare(bool inPlace, Action<string> announce)
    {
        var compared = Trip(inPlace, announce).Compare(_values.Roots.Length);
        return compared.Verdict == Verdict.Wrong || !inPlace
            ? compared
            : With(new AliasCheck<T>(_driver, opened.Model, _values, compared.Lost, announce).Wrong(), compared);
    }

    public override ComparedAnswer Check(string? payload, Action<string> announce)
    {
        var trip = Trip(isOwn: false, announce);
        var compared = trip.Compare(2);
        if (compared.Verdict == Verdict.Wrong || payload is null)
        {
            return compared;
        }

        return With(trip.WrongForeign(File.ReadAllBytes(payload)), compared);
    }

    private static ComparedAnswer With(string? wrong, ComparedAnswer compared) =>
        wrong is null ? compared : compared with { Verdict = Verdict.Wrong, Reason = wrong };

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
