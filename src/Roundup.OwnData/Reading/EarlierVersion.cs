using Microsoft.CodeAnalysis;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.OwnData.Git;
using Roundup.OwnData.Samples.Observed;
using Roundup.OwnData.Source;
using Roundup.OwnData.Values;
using Roundup.OwnData.Versions;
using Roundup.Results;

namespace Roundup.OwnData.Reading;

internal static class EarlierVersion
{
    // The values with the types as they are now and as they were in a commit, and what was changed since.
    public static (SampleValues Now, IReadOnlyList<OwnVersion> Before, OwnComparison Against) Read(
        OwnDataRequest data, string reference, SampleValues values)
    {
        var git = new GitModel(data.Model!, data.AgainstCommit ?? reference);
        var before = Types(data, reference, git, values.Prepared.Bound.Symbol);
        var pairs = new ModelPairs(before.Bound, values.Prepared.Bound, findsRenamed: true);
        var changes = new ModelChanges(pairs, values.Prepared.Written, git.NameOf).Find();
        var (now, versions) = OwnVersions.Against(reference, values, before, pairs);
        return (now, versions, new(reference, git.Commit, changes));
    }

    // The root may have had another namespace or name, and an ignored member may be new.
    private static PreparedModel Types(OwnDataRequest data, string reference, GitModel git, ISymbol root)
    {
        var files = git.Read();
        RoundupException? first = null;
        foreach (var ignored in (IReadOnlyList<string>[])[data.Ignored, []])
        {
            foreach (var name in new[] { data.Type ?? root.ToDisplayString(), root.Name, null })
            {
                try
                {
                    var members = name is null ? SampleRoots.FirstMembers(data.Sample!) : [];
                    return PreparedModel.Of(SourceTypes.Of(data.Model!, files, name, ignored, members));
                }
                catch (RoundupException e)
                {
                    first ??= e;
                }
            }
        }

        throw new RoundupException(first!.ExitCode, $"--against-git {reference}: {first.Message}", first) { HasLines = first.HasLines };
    }
}
