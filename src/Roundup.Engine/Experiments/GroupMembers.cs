namespace Roundup.Engine.Experiments;

/// <summary>Which cases were measured together, as far as the journal says. A case is in one group.</summary>
internal sealed class GroupMembers
{
    private readonly Dictionary<int, int> _groups = [];

    /// <summary>A case was measured in a group.</summary>
    public void Add(int group, int index) => _groups[index] = group;

    /// <summary>The groups of some cases.</summary>
    public IReadOnlySet<int> GroupsOf(IEnumerable<int> cases) =>
        cases.Where(_groups.ContainsKey).Select(index => _groups[index]).ToHashSet();

    /// <summary>All cases of some groups.</summary>
    public IReadOnlyList<int> Of(IReadOnlySet<int> groups) =>
        [.. _groups.Where(member => groups.Contains(member.Value)).Select(member => member.Key)];
}
