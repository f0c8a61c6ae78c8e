using Roundup.Reporting.Blocks;
using Roundup.Reporting.Tables;
using Roundup.Reporting.Text;

namespace Roundup.Reporting.Common;

/// <summary>The lossy serializers with every member lost.</summary>
public static class LossSection
{
    private static readonly Column<Loss>[] s_columns =
    [
        Column.Of<Loss>("Mark", loss => loss.Sign),
        Column.Of<Loss>("Serializers", loss => string.Join(", ", loss.Serializers)),
        Column.Of<Loss>("Datasets", loss => string.Join(", ", loss.Cases.Select(result => result.Id.Table.Dataset).Distinct())),
        Column.Of<Loss>("Cases", loss => Wording.Plain(loss.Cases.Count)),
        Column.Of<Loss>("Members lost", loss => loss.Members.Count == 0 ? "not recorded" : string.Join("; ", loss.Members)),
        Column.Of<Loss>("Its analyzer says", loss => loss.Cases.Select(result => result.Foretold).FirstOrDefault(text => text is not null))
            with { LeavesOutEmpty = true, Wraps = true },
    ];

    /// <summary>The section.</summary>
    public static Section Create(ReportedRun run)
    {
        ArgumentNullException.ThrowIfNull(run);
        return new(
            new Heading(2, "Lossy serializers") { Anchor = Anchors.Losses, Detail = Detail.Full },
            run.Losses.All.Count == 0
                ? new Paragraph(Inline.Of("None was found.")) { Detail = Detail.Full }
                : Table(run.Losses));
    }

    internal static Table Table(Losses losses) => new Table<Loss>(s_columns, losses.All) { Detail = Detail.Full };
}

/// <summary>One way to lose data: the same members, however many rows and tables lose them.</summary>
/// <param name="Number">What the marks refer to, from 1; the same in the whole run.</param>
/// <param name="Members">The members.</param>
/// <param name="Cases">The cases.</param>
public sealed record Loss(int Number, IReadOnlyList<string> Members, IReadOnlyList<CaseResult> Cases)
{
    // Members that are named on the console; the whole list is in the files.
    private const int MembersShown = 3;

    /// <summary>The serializers' names.</summary>
    public IReadOnlyList<string> Serializers { get; } = [.. Cases.Select(result => result.Id.SerializerName).Distinct()];

    /// <summary>The sign of a serializer that loses so.</summary>
    public string Sign => "L" + Wording.Plain(Number);

    private string Verb => Cases.Any(result => result.Fidelity == Results.Fidelity.Unchecked) ? "may lose" : "loses";

    /// <summary>The sign with the first members, for the short report.</summary>
    public ListItem Brief
    {
        get
        {
            var members = Members.Count == 0 ? "members that were not recorded" : string.Join(", ", Members.Take(MembersShown));
            var more = Members.Count > MembersShown ? $" and {Members.Count - MembersShown} more, listed in report.html" : "";
            return new ListItem(Sign, Inline.Of($"{Verb} {members}{more}")) { LabelTone = Tone.Warning, Tone = Tone.Note };
        }
    }
}

/// <summary>The ways to lose data in a run.</summary>
public sealed class Losses
{
    private readonly Dictionary<string, Loss> _byMembers;

    private Losses(IReadOnlyList<Loss> all)
    {
        All = all;
        _byMembers = all.ToDictionary(loss => Key(loss.Cases[0]));
    }

    /// <summary>Every one, in the order of the tables.</summary>
    public IReadOnlyList<Loss> All { get; }

    /// <summary>Numbers the losses of cases.</summary>
    /// <param name="cases">The cases.</param>
    /// <param name="numbered">Losses that keep their numbers; null: there are none.</param>
    public static Losses Of(IEnumerable<ReportedCase> cases, Losses? numbered = null) => new(
    [
        .. (numbered?.All.SelectMany(loss => loss.Cases) ?? [])
            .Concat(cases.Select(row => row.Result).Where(LosesMembers))
            .DistinctBy(result => (result.Id, Key(result)))
            .GroupBy(Key).Select((group, i) => new Loss(i + 1, group.First().Lost, [.. group])),
    ]);

    /// <summary>What a lossy case loses; null where it is not lossy.</summary>
    public Loss? Find(CaseResult result)
    {
        ArgumentNullException.ThrowIfNull(result);
        return LosesMembers(result) ? _byMembers[Key(result)] : null;
    }

    /// <summary>The fidelity of a case; of one that loses members with the way to what it loses.</summary>
    public Inline Fidelity(CaseResult result) => Find(result) is { } loss
        ? Inline.Link($"{Wording.Fidelity(result)} {loss.Sign}", Anchors.Losses) : Inline.Of(Wording.Fidelity(result));

    /// <summary>What rows lose, below their table in the short report; null where they lose nothing.</summary>
    public List? Below(IEnumerable<CaseResult> results)
    {
        ListItem[] items = [.. results.Select(Find).OfType<Loss>().Distinct().OrderBy(loss => loss.Number).Select(loss => loss.Brief)];
        return items.Length == 0 ? null : new(ListForm.Signs, items) { Detail = Detail.Brief };
    }

    internal static bool LosesMembers(CaseResult result) =>
        result is { Fidelity: Results.Fidelity.Lossy } or { Fidelity: Results.Fidelity.Unchecked, Lost.Count: > 0 } || result.IsAccepted;

    private static string Key(CaseResult result) => string.Join('\n', result.Lost);
}
