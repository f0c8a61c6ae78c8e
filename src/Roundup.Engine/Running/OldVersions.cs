using Roundup.Catalogue.Definitions;
using Roundup.Results;
using Roundup.Results.Messages;

namespace Roundup.Engine.Running;

/// <summary>Libraries of which an older version was measured than the newest that Roundup knows.</summary>
internal static class OldVersions
{
    /// <summary>A notice for each package; none where the user asked for a version or gave one.</summary>
    /// <param name="serializers">The rows.</param>
    /// <param name="compressors">The compressors.</param>
    public static IEnumerable<Notice> Notices(IEnumerable<SerializerInfo> serializers, IEnumerable<CompressorInfo> compressors) =>
        from package in serializers.Where(info => !info.FromPackageSource).Select(info => (info.Package, info.Version, info.NewestKnown))
            .Concat(compressors.Where(info => !info.FromPackageSource).Select(info => (info.Package, info.Version, info.NewestKnown)))
            .Distinct()
        where package is { Package: not null, Version: not null, NewestKnown: not null }
            && PackageVersions.IsOlder(package.Version, package.NewestKnown)
        select new Notice(NoticeCode.OldVersion, package.Package!, package.Version!, package.NewestKnown!);
}
