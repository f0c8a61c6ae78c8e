namespace Roundup.Engine.Experiments;

// Which cases were measured together, as far as the journal says. A case is in one group.
internal sealed class GroupMembers
{
    private readonly Dictionary<int, int> _groups = [];

    public void Add(int group, int index) => _groups[index] = group;

    public IReadOnlySet<int> GroupsOf(IEnumerable<int> cases) =>
        cases.Where(_groups.ContainsKey).Select(index => _groups[index]).ToHashSet();

    public IReadOnlyList<int> List(IReadOnlySet<int> groups) =>
        [.. _groups.Where(member => groups.Contains(member.Value)).Select(member => member.Key)];
}
