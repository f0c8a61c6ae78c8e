using Roundup.Contracts;
using Roundup.Results;

namespace Roundup.Protocol.Checks;

internal sealed record FactsAnswer(
    string? NotRun,
    IReadOnlyList<CheckFact> Seen,
    IReadOnlyList<KeyValuePair<string, string>> Lost,
    IReadOnlyList<KeyValuePair<string, double>> Figures) : IMessage
{
    public static MessageType<FactsAnswer> Type { get; } = new("facts", fields => new(
        fields.OptionalText(), ReadSeen(fields), fields.Pairs(), ReadFigures(fields)));

    public string Name => Type.Name;

    public CheckFacts Facts => new() { NotRun = NotRun, Seen = Seen, Lost = Lost, Figures = Figures };

    public static FactsAnswer Of(CheckFacts facts) => new(facts.NotRun, facts.Seen, facts.Lost, facts.Figures);

    public void Write(MessageWriter fields)
    {
        fields.Text(NotRun).Whole(Seen.Count);
        foreach (var one in Seen)
        {
            fields.Text(one.Outcome.ToString()).Whole(one.Value).Text(one.Place).Text(one.Reason).Texts(one.Frames);
        }

        fields.Pairs(Lost).Whole(Figures.Count);
        foreach (var figure in Figures)
        {
            fields.Text(figure.Key).Number(figure.Value);
        }
    }

    private static List<CheckFact> ReadSeen(MessageReader fields)
    {
        var seen = new List<CheckFact>();
        for (var left = fields.Count(); left > 0; left--)
        {
            seen.Add(new(ReadOutcome(fields), fields.OptionalCount(), fields.OptionalText(), fields.OptionalText(), fields.Texts()));
        }

        return seen;
    }

    private static List<KeyValuePair<string, double>> ReadFigures(MessageReader fields)
    {
        var figures = new List<KeyValuePair<string, double>>();
        for (var left = fields.Count(); left > 0; left--)
        {
            figures.Add(new(fields.Text(), fields.Number()));
        }

        return figures;
    }

    private static CheckOutcome ReadOutcome(MessageReader fields) =>
        fields.Text() is var name && Enum.TryParse<CheckOutcome>(name, out var outcome) && outcome.ToString() == name
            ? outcome
            : throw fields.Invalid("is no outcome of a check");
}
