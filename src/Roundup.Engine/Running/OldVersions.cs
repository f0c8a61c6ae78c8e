using Roundup.Catalogue.Definitions;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Running;

/// <summary>Libraries of which an older version was measured than the newest that Roundup knows.</summary>
internal static class OldVersions
{
    /// <summary>A notice for each package; none where the user asked for a version.</summary>
    public static IEnumerable<Notice> Notices(IEnumerable<SerializerInfo> serializers, IEnumerable<CompressorInfo> compressors) =>
        from package in serializers.Select(info => (info.Package, info.Version, info.NewestKnown, IsGiven: info.FromPackageSource))
            .Concat(compressors.Select(info => (info.Package, info.Version, info.NewestKnown, IsGiven: info.FromPackageSource)))
            .Distinct()
        where package is { Package: not null, Version: not null, NewestKnown: not null }
            && PackageVersions.IsOlder(package.Version, package.NewestKnown)
        select new Notice(
            package.IsGiven ? NoticeCode.OldVersionGiven : NoticeCode.OldVersion,
            package.Package!,
            package.Version!,
            package.NewestKnown!);
}
