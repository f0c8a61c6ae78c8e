using Roundup.Results;
using Roundup.Worker.Fidelity;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Checks;

// Collects what is seen of one check: of each outcome the first call that had it, and all that differs.
internal sealed class FactCollector
{
    private const string OfMapping = "the classes of the schema cannot tell the two apart, or Roundup's mapping to them does not";
    private const string NoPayload = "the serializer reads none of its own payloads, or none has the part that the check changes";

    private readonly List<CheckFact> _seen = [];
    private readonly Dictionary<string, string> _lost = [];
    private readonly Dictionary<string, double> _figures = [];
    private string? _notRun;

    public CheckFacts Facts => new()
    {
        Seen = [.. _seen],
        Lost = [.. _lost.Take(Comparison.MaxDifferences)],
        Figures = [.. _figures],
        NotRun = _notRun,
    };

    public void Add(CheckOutcome outcome, int? value, string? place, string? reason = null, IReadOnlyList<string>? frames = null)
    {
        if (_seen.TrueForAll(one => one.Outcome != outcome))
        {
            _seen.Add(new(outcome, value, place, reason, frames ?? []));
        }
    }

    // forgives: tells a difference that says nothing; null for none.
    // ofMapping: differences for which the library is not to blame; null for none.
    public void Differs(Comparison differences, int value, string? place, Func<string, bool>? forgives = null, Comparison? ofMapping = null)
    {
        var news = differences.Examples.Where(one => forgives?.Invoke(one.Key) != true).ToList();
        if (news.Count == 0)
        {
            return;
        }

        foreach (var one in news.Where(one => !_lost.ContainsKey(one.Key)))
        {
            _lost.Add(one.Key, one.Describe($"value {value}", ofMapping));
        }

        var outcome = differences.Verdict(news, ofMapping);
        Add(outcome, value, place, outcome == CheckOutcome.ByRoundup ? OfMapping : differences.Structural);
    }

    public void Threw(Exception thrown, int? value, string? place)
    {
        var outer = Refusals.Outermost(thrown);
        var inner = ExceptionCauses.Innermost(outer);
        var reason = ExceptionCauses.Sentence(outer) + (inner == outer ? "" : $" ({ExceptionCauses.Sentence(inner)})");

        reason += Refusals.IsOfRoundup(outer) ? " (in code that Roundup wrote for the serializer)" : "";

        // Nobody refused where a call returned null.
        var outcome = thrown is NullPayloadException ? CheckOutcome.Corrupted : Refusals.Outcome(thrown);
        Add(outcome, value, place, reason, ExceptionCauses.Frames(inner));
    }

    public void NotWritten(string path)
    {
        if (_lost.TryGetValue(path + ": value", out var example))
        {
            _lost.Remove(path + ": value");
            _lost[$"{path}: {Comparison.NotWritten}"] = example;
        }
    }

    public void At(CheckFact fact, string place) => _seen[_seen.IndexOf(fact)] = fact with { Place = place };

    // Says that the library was not called, and why, if that is not the serializer's own payloads.
    public void NothingRun(string? reason = null) => _notRun = reason ?? NoPayload;

    public void Figure(string name, double number) => _figures[name] = number;
}
