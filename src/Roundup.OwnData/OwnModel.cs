using System.Globalization;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Messages;
using Roundup.Results.Texts;

namespace Roundup.OwnData;

internal sealed record OwnModel(string Origin, string RootType, IReadOnlyList<ModelText> Files)
{
    // Paths of members that the source still has, and no library is given.
    public IReadOnlyList<string> Ignored { get; init; } = [];

    // The members that were left out for the user, each by the simple name of its type and its own.
    public IReadOnlyCollection<(string Type, string Member)> Omitted { get; init; } = [];

    public Predicate<string> IsInitialNotKnown { get; init; } = _ => false;

    public IReadOnlyList<DataNotice> Notices { get; init; } = [];
}

// A notice about own data, without its first argument: the name of the dataset.
internal sealed record DataNotice(NoticeCode Code, params IReadOnlyList<string> Arguments)
{
    private const int MostNamed = 5;

    public static IEnumerable<DataNotice> Members(NoticeCode code, IReadOnlyList<string> paths, params IEnumerable<string> more)
    {
        if (paths.Count > 0)
        {
            yield return new(code, [Count(paths), NameList.Format(paths, MostNamed), .. more]);
        }
    }

    public static string Count<T>(IReadOnlyList<T> list) => list.Count.ToString(CultureInfo.InvariantCulture);

    public Notice Create(string dataset) => new(Code, [dataset, .. Arguments]);
}
