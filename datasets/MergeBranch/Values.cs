using Roundup.Contracts;

namespace Roundup.Datasets.MergeBranch;

public sealed class MergeBranchValues : IDataset<MergeBranchResponse>
{
    private const string Api = "https://api.github.example/";
    private const string Site = "https://github.example/";

    public MergeBranchResponse Create(SeededRandom random, int index)
    {
        var repository = $"{random.Letters(7)}/{random.Letters(11)}";
        var (sha, parent, tree) = (Hash(random), Hash(random), Hash(random));
        var commit = $"{Api}repos/{repository}/commits/{sha}";
        var (author, committer) = (Account(random, index * 2), Account(random, (index * 2) + 1));
        var (additions, deletions) = (random.Int(1, 400), random.Int(0, 99));
        return new(
            Url: new(commit),
            Sha: sha,
            NodeId: random.Letters(72),
            HtmlUrl: new($"{Site}{repository}/commit/{sha}"),
            CommentsUrl: new(commit + "/comments"),
            Commit: new(
                new($"{Api}repos/{repository}/git/commits/{sha}"),
                Person(random, author.Login),
                Person(random, committer.Login),
                random.Words(3),
                new(new($"{Api}repos/{repository}/tree/{tree}"), tree),
                random.Int(0, 9),
                new(Verified: false, "unsigned", null, null)),
            Author: author,
            Committer: committer,
            Parents: [new(new($"{Api}repos/{repository}/commits/{parent}"), parent)],
            Stats: new(additions, deletions, additions + deletions),
            Files: [Changed(random, repository, additions, deletions)]);
    }

    private static CommitUser Person(SeededRandom random, string login) =>
        new(random.Words(2), login + "@mail.example", random.UtcDate());

    private static File Changed(SeededRandom random, string repository, int additions, int deletions)
    {
        var name = random.Letters(5) + ".txt";
        var blob = Hash(random);
        return new(
            name,
            additions,
            deletions,
            additions + deletions,
            "modified",
            new($"{Site}{repository}/raw/{blob}/{name}"),
            new($"{Site}{repository}/blob/{blob}/{name}"),
            $"@@ -{deletions},7 +{additions},7 @@\n{random.Words(1)}");
    }

    private static GitHubUser Account(SeededRandom random, int id)
    {
        var login = random.Letters(7);
        var home = $"{Api}users/{login}";
        return new(
            login,
            id,
            random.Letters(12),
            new($"{Site}images/error/{login}_happy.gif"),
            "",
            new(home),
            new(Site + login),
            new(home + "/followers"),
            new(home + "/following{/other_user}"),
            new(home + "/gists{/gist_id}"),
            new(home + "/starred{/owner}{/repo}"),
            new(home + "/subscriptions"),
            new(home + "/orgs"),
            new(home + "/repos"),
            new(home + "/events{/privacy}"),
            new(home + "/received_events"));
    }

    private static string Hash(SeededRandom random) => Convert.ToHexString(random.Bytes(20)).ToLowerInvariant();
}
