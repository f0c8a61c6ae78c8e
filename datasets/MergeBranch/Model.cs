using System;

namespace Roundup.Datasets.MergeBranch;

public sealed record MergeBranchResponse(
    Uri Url,
    string Sha,
    string NodeId,
    Uri HtmlUrl,
    Uri CommentsUrl,
    Commit Commit,
    GitHubUser Author,
    GitHubUser Committer,
    Tree[] Parents,
    Stats Stats,
    File[] Files);

public sealed record Commit(
    Uri Url,
    CommitUser Author,
    CommitUser Committer,
    string Message,
    Tree Tree,
    int CommentCount,
    Verification Verification);

public sealed record CommitUser(string Name, string Email, DateTime Date);

public sealed record Tree(Uri Url, string Sha);

public sealed record Verification(bool Verified, string Reason, string? Signature, string? Payload);

public sealed record GitHubUser(
    string Login,
    int Id,
    string NodeId,
    Uri AvatarUrl,
    string GravatarId,
    Uri Url,
    Uri HtmlUrl,
    Uri FollowersUrl,
    Uri FollowingUrl,
    Uri GistsUrl,
    Uri StarredUrl,
    Uri SubscriptionsUrl,
    Uri OrganizationsUrl,
    Uri ReposUrl,
    Uri EventsUrl,
    Uri ReceivedEventsUrl);

public sealed record Stats(int Additions, int Deletions, int Total);

public sealed record File(string Filename, int Additions, int Deletions, int Changes, string Status, Uri RawUrl, Uri BlobUrl, string Patch);
