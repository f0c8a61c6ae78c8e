using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;

namespace Roundup.Engine.Experiments.Checks;

// A case is a serializer, a probe and a target.
internal sealed class CheckCases(Plan plan, IReadOnlyCollection<int> cases)
{
    private readonly ILookup<(string SerializerName, string Values), int> _bySerializer = cases.ToLookup(index =>
        (plan.Cases[index].Id.SerializerName, Values(plan.Cases[index])));

    private readonly ILookup<(string SerializerName, string Target), int> _byWorker = cases.Order().ToLookup(index =>
        (plan.Cases[index].Id.SerializerName, plan.Cases[index].Id.Table.Target));

    private readonly ILookup<(string Values, string Target), int> _byProbe = cases.ToLookup(index =>
        (Values(plan.Cases[index]), plan.Cases[index].Id.Table.Target));

    private readonly CheckId? _replayed = plan.Options.Replay is { } id ? CheckId.Parse(id) : null;

    public RunOptions Options => plan.Options;

    public bool IsReplay => plan.Options.Replay is not null;

    public PlannedCase this[int index] => plan.Cases[index];

    // The shapes that are checked: those that the library has itself, the preferred one first; only that of the case where the user chose
    // shapes.
    public IReadOnlyList<Shape> Shapes(int index)
    {
        var planned = plan.Cases[index];
        return planned.Id.Table.Shape != Shape.Preferred
            ? [planned.Shape]
            : [planned.Shape, .. planned.Serializer.Native
                .Where(shape => shape != planned.Shape && IsThere(shape, planned.Id.Table.Target))];
    }

    public bool IsReplayed(PlannedCheck check) => check.Id == _replayed;

    // Whether a check is run: all are, or one and the round trips.
    public bool IsWanted(PlannedCheck check) => !IsReplay || IsReplayed(check)
        || (check.Id.Category == CheckCategory.Values && check.Kind == PlannedCheckKind.RoundTrip);

    // Whether a rule is for a case. Another version of the model of own data has the same values: only the difference is checked.
    public bool Takes(ICheckRule rule, int index) => rule.Takes(this, index)
        && (plan.Cases[index].Dataset.Version is null || rule.Category is CheckCategory.Values or CheckCategory.Versions);

    // Whether a probe goes to the limits of libraries, so that rules of ordinary values say nothing.
    public bool IsOfLimits(int index) => plan.Cases[index].Dataset.Probe?.Name == "Limits";

    public bool IsProbe(int index, string name) => plan.Cases[index].Dataset is { Probe: not null } dataset && dataset.Name == name;

    public IEnumerable<int> OnOtherTargets(int index)
    {
        var id = plan.Cases[index].Id;
        return _bySerializer[(id.SerializerName, Values(plan.Cases[index]))]
            .Where(other => plan.Cases[other].Id.Table.Target != id.Table.Target);
    }

    // The cases of the same serializer, target and count with other versions of the model of own data. A reference has the layout of one
    // model.
    public IEnumerable<int> Versions(int index)
    {
        var planned = plan.Cases[index];
        return planned.Serializer.IsReference ? [] : OfSerializer(index).Where(other =>
            AreVersions(plan.Cases[other].Dataset, planned.Dataset)
            && plan.Cases[other].Id.Table is var table
            && (table.Count, table.InList) == (planned.Id.Table.Count, planned.Id.Table.InList));
    }

    public bool HasVersions(int index) => plan.Cases.Any(planned => AreVersions(planned.Dataset, plan.Cases[index].Dataset));

    // The case of the same serializer and target with the other version of the model; null if there is none.
    public int? Partner(int index)
    {
        var planned = plan.Cases[index];
        return planned.Dataset.Probe is not { Partner: { } partner } ? null : OfSerializer(index)
            .Where(other => plan.Cases[other].Dataset.Probe?.Name == partner && plan.Cases[other].Dataset.Root == planned.Dataset.Root)
            .Select(other => (int?)other)
            .FirstOrDefault();
    }

    public IEnumerable<int> OfOtherSerializers(int index)
    {
        var planned = plan.Cases[index];
        return _byProbe[(Values(planned), planned.Id.Table.Target)]
            .Where(other => other != index && !plan.Cases[other].Serializer.IsReference);
    }

    public bool IsAmongFirst(int index, int most) => OfSerializer(index).Take(most).Contains(index);

    private IEnumerable<int> OfSerializer(int index) => _byWorker[(plan.Cases[index].Id.SerializerName, plan.Cases[index].Id.Table.Target)];

    private static string Values(PlannedCase planned) => $"{planned.Dataset.Name} x{planned.Id.Table.Count}{planned.Id.Table.ListText}";

    private static bool AreVersions(DatasetDefinition one, DatasetDefinition other) =>
        one.Version?.Of == other.Name || other.Version?.Of == one.Name;

    private static bool IsThere(Shape shape, string target) => shape != Shape.Pipe || Target.Parse(target).HasPipes;
}
