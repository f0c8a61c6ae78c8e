using Roundup.Processes.Tests.Builds;

[assembly: TestCollectionOrderer("Roundup.Processes.Tests.Support." + nameof(LongestFirst), "Roundup.Processes.Tests")]

namespace Roundup.Processes.Tests.Support;

/// <summary>Starts the groups that take longest first, so that none of them runs alone at the end.</summary>
public sealed class LongestFirst : ITestCollectionOrderer
{
    public IEnumerable<ITestCollection> OrderTestCollections(IEnumerable<ITestCollection> testCollections) =>
        testCollections.OrderByDescending(Place).ThenBy(group => group.DisplayName, StringComparer.Ordinal);

    private static int Place(ITestCollection group) => group.DisplayName switch
    {
        WithRepository.Others => 3,
        _ when group.DisplayName.EndsWith(nameof(HangingTests), StringComparison.Ordinal) => 2,
        _ when group.CollectionDefinition is not null => 1,
        _ => 0,
    };
}
