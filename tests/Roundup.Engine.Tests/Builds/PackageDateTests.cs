using Roundup.Engine.Builds.Packages;

namespace Roundup.Engine.Tests.Builds;

/// <summary>The date of a package, from what a restore leaves on the disk.</summary>
public sealed class PackageDateTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("roundup-package-").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void It_is_that_of_the_manifest()
    {
        Manifest(new DateTime(2017, 3, 22, 10, 0, 0, DateTimeKind.Utc));
        Signature("181015031914Z");

        PackageDate.Of(_folder).ShouldBe(new DateOnly(2017, 3, 22));
    }

    [Fact]
    public void Where_a_reproducible_build_has_none_it_is_that_of_the_signature()
    {
        Manifest(new DateTime(1980, 1, 1, 10, 0, 0, DateTimeKind.Utc));
        Signature("181015031914Z");

        PackageDate.Of(_folder).ShouldBe(new DateOnly(2018, 10, 15));
    }

    [Fact]
    public void Without_either_it_is_not_known()
    {
        Manifest(new DateTime(1980, 1, 1, 10, 0, 0, DateTimeKind.Utc));
        PackageDate.Of(_folder).ShouldBeNull();
        Signature("no time at all");
        PackageDate.Of(_folder).ShouldBeNull();
        PackageDate.Of(null).ShouldBeNull();
    }

    private void Manifest(DateTime time)
    {
        var file = Path.Combine(_folder, "x.nuspec");
        File.WriteAllText(file, "");
        File.SetLastWriteTimeUtc(file, time);
    }

    /// <summary>The attribute of the signing time, between other bytes.</summary>
    private void Signature(string time) => File.WriteAllBytes(
        Path.Combine(_folder, ".signature.p7s"),
        [
            1, 2, 3,
            0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x05,
            0x31, (byte)(time.Length + 2), 0x17, (byte)time.Length, .. time.Select(letter => (byte)letter),
            4, 5, 6,
        ]);
}
