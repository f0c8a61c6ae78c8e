using System.Globalization;
using Roundup.Protocol.Checks;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

/// <summary>Collects what became of the values of one sentence: the worst outcome with the first place, and all that differs.</summary>
internal sealed class Judgement
{
    private const string OfMapping = "the classes of the schema cannot tell the two apart, or Roundup's mapping to them does not";

    private readonly Dictionary<string, string> _lost = [];
    private readonly Dictionary<string, double> _figures = [];
    private SentenceAnswer _worst = SentenceAnswer.Held;

    /// <summary>Adds an outcome. The first of the worst ones is told.</summary>
    public void Add(CheckOutcome outcome, int? value, string? place, string? reason = null, IReadOnlyCollection<string>? frames = null)
    {
        if (outcome > _worst.Outcome)
        {
            _worst = new(outcome, value, place, reason, [], frames ?? [], []);
        }
    }

    /// <summary>Adds what differs between an expected value and a result.</summary>
    /// <param name="forgives">Tells a difference that says nothing; null for none.</param>
    /// <param name="ofMapping">Differences for which the library is not to blame; null for none.</param>
    public void Differs(Comparison differences, int value, string? place, Func<string, bool>? forgives = null, Comparison? ofMapping = null)
    {
        var news = differences.Examples.Where(one => forgives?.Invoke(one.Key) != true).ToList();
        if (news.Count == 0)
        {
            return;
        }

        foreach (var one in news.Where(one => !_lost.ContainsKey(one.Key)))
        {
            _lost.Add(one.Key, one.Told($"value {value}", ofMapping));
        }

        var outcome = differences.Verdict(news, ofMapping);
        Add(outcome, value, place, outcome == CheckOutcome.OfRoundup ? OfMapping : differences.Structural);
    }

    /// <summary>Adds an exception of the library.</summary>
    public void Threw(Exception thrown, int? value, string? place)
    {
        var outer = Refusals.Outermost(thrown);
        var inner = ExceptionCauses.Innermost(outer);
        var reason = ExceptionCauses.Sentence(outer) + (inner == outer ? "" : $" ({ExceptionCauses.Sentence(inner)})");

        reason += Refusals.IsOfRoundup(outer) ? " (in code that Roundup wrote for the row)" : "";

        // Nobody refused where a call returned null.
        var outcome = thrown is NullPayloadException ? CheckOutcome.Silent : Refusals.Outcome(thrown);
        Add(outcome, value, place, reason, ExceptionCauses.Frames(inner));
    }

    /// <summary>Says of a member that differs that it is in no payload.</summary>
    public void NotWritten(string path)
    {
        if (_lost.TryGetValue(path + ": value", out var example))
        {
            _lost.Remove(path + ": value");
            _lost[$"{path}: {Comparison.NotWritten}"] = example;
        }
    }

    /// <summary>Replaces the place of the worst outcome.</summary>
    public void At(string? place) => _worst = _worst with { Place = place };

    /// <summary>Says that the library was not called, and why, if that is not the row's own payloads.</summary>
    public void NothingAsked(string? reason = null)
    {
        Figure(CheckWays.NothingAsked, 1);
        _worst = _worst with { Reason = _worst.Reason ?? reason };
    }

    /// <summary>Sets a figure.</summary>
    public void Figure(string name, double number) => _figures[name] = number;

    public SentenceAnswer Answer() => _worst with
    {
        Lost = [.. _lost.Take(Comparison.MaxDifferences)],
        Figures =
        [
            .. _figures.Select(one => new KeyValuePair<string, string>(one.Key, one.Value.ToString("R", CultureInfo.InvariantCulture))),
        ],
    };
}
