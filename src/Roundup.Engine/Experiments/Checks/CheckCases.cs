using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;

namespace Roundup.Engine.Experiments.Checks;

/// <summary>The cases of a check, as its questions see them. A case is a row, a probe and a target.</summary>
/// <param name="plan">The plan.</param>
/// <param name="cases">The cases that can run, by index.</param>
internal sealed class CheckCases(Plan plan, IReadOnlyCollection<int> cases)
{
    private readonly ILookup<(string RowName, string Values), int> _byRow = cases.ToLookup(index =>
        (plan.Cases[index].Id.RowName, Values(plan.Cases[index])));

    private readonly ILookup<(string RowName, string Target), int> _byWorker = cases.Order().ToLookup(index =>
        (plan.Cases[index].Id.RowName, plan.Cases[index].Id.Table.Target));

    private readonly ILookup<(string Values, string Target), int> _byProbe = cases.ToLookup(index =>
        (Values(plan.Cases[index]), plan.Cases[index].Id.Table.Target));

    private readonly CheckId? _replayed = plan.Options.Replay is { } id ? CheckId.Parse(id) : null;

    public RunOptions Options => plan.Options;

    /// <summary>Whether the user repeats one sentence.</summary>
    public bool IsReplay => plan.Options.Replay is not null;

    public PlannedCase this[int index] => plan.Cases[index];

    /// <summary>
    /// The shapes that are asked: those that the library has itself, the preferred one first; only that of the case where the user chose
    /// shapes.
    /// </summary>
    public IReadOnlyList<Shape> Shapes(int index)
    {
        var planned = plan.Cases[index];
        return planned.Id.Table.Shape != Shape.Preferred
            ? [planned.Shape]
            : [planned.Shape, .. planned.Row.Native.Where(shape => shape != planned.Shape && IsThere(shape, planned.Id.Table.Target))];
    }

    public bool IsReplayed(Sentence sentence) => sentence.Id == _replayed;

    /// <summary>Whether a sentence is asked: all are, or one and what comes back by itself.</summary>
    public bool IsWanted(Sentence sentence) => !IsReplay || IsReplayed(sentence)
        || (sentence.Id.Column == CheckColumn.Values && sentence.Kind == SentenceKind.RoundTrip);

    /// <summary>
    /// Whether a question is one for a case. Another version of the model of own data has the same values: only the difference is asked.
    /// </summary>
    public bool IsAsked(IQuestion question, int index) => question.Takes(this, index)
        && (plan.Cases[index].Dataset.Version is null || question.Column is CheckColumn.Values or CheckColumn.Versions);

    /// <summary>Whether a probe goes to the limits of libraries, so that questions of ordinary values say nothing.</summary>
    public bool IsOfLimits(int index) => plan.Cases[index].Dataset.Probe?.Name == "Limits";

    public bool IsProbe(int index, string name) => plan.Cases[index].Dataset is { Probe: not null } dataset && dataset.Name == name;

    /// <summary>The cases of the same row and values on other targets.</summary>
    public IEnumerable<int> OnOtherTargets(int index)
    {
        var id = plan.Cases[index].Id;
        return _byRow[(id.RowName, Values(plan.Cases[index]))].Where(other => plan.Cases[other].Id.Table.Target != id.Table.Target);
    }

    /// <summary>
    /// The cases of the same row, target and count with other versions of the model of own data. A floor has the layout of one model.
    /// </summary>
    public IEnumerable<int> Versions(int index)
    {
        var planned = plan.Cases[index];
        return planned.Row.IsFloor ? [] : OfRow(index).Where(other =>
            AreVersions(plan.Cases[other].Dataset, planned.Dataset)
            && plan.Cases[other].Id.Table is var table
            && (table.Count, table.InList) == (planned.Id.Table.Count, planned.Id.Table.InList));
    }

    /// <summary>Whether the plan has other versions of the model of own data.</summary>
    public bool HasVersions(int index) => plan.Cases.Any(planned => AreVersions(planned.Dataset, plan.Cases[index].Dataset));

    /// <summary>The case of the same row and target with the other version of the model; null if there is none.</summary>
    public int? Partner(int index)
    {
        var planned = plan.Cases[index];
        return planned.Dataset.Probe is not { Partner: { } partner } ? null : OfRow(index)
            .Where(other => plan.Cases[other].Dataset.Probe?.Name == partner && plan.Cases[other].Dataset.Root == planned.Dataset.Root)
            .Select(other => (int?)other)
            .FirstOrDefault();
    }

    /// <summary>The cases of other rows with the same values and target.</summary>
    public IEnumerable<int> OfOtherRows(int index)
    {
        var planned = plan.Cases[index];
        return _byProbe[(Values(planned), planned.Id.Table.Target)].Where(other => other != index && !plan.Cases[other].Row.IsFloor);
    }

    /// <summary>Whether a case is one of the first of its row and target.</summary>
    public bool IsAmongFirst(int index, int most) => OfRow(index).Take(most).Contains(index);

    /// <summary>All cases of the row and target of a case, in the order of the plan.</summary>
    private IEnumerable<int> OfRow(int index) => _byWorker[(plan.Cases[index].Id.RowName, plan.Cases[index].Id.Table.Target)];

    /// <summary>What the values of a case are: those of a dataset at a count.</summary>
    private static string Values(PlannedCase planned) => $"{planned.Dataset.Name} x{planned.Id.Table.Count}{planned.Id.Table.ListText}";

    private static bool AreVersions(DatasetDefinition one, DatasetDefinition other) =>
        one.Version?.Of == other.Name || other.Version?.Of == one.Name;

    private static bool IsThere(Shape shape, string target) => shape != Shape.Pipe || Target.Parse(target).HasPipes;
}
