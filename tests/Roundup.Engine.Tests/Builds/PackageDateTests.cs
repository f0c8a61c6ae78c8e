using System.IO.Compression;

namespace Roundup.Engine.Tests.Builds;

/// <summary>The date of a package, from what a restore leaves on the disk.</summary>
public sealed class PackageDateTests : FolderTests
{
    [Fact]
    public void It_is_that_of_the_last_signature()
    {
        Packed(new(2020, 2, 19, 10, 5, 18));
        Signatures("200324171013Z", "200219181028Z");

        PackageDate.Read(Root).ShouldBe(new DateOnly(2020, 3, 24));
    }

    [Fact]
    public void A_package_that_was_signed_long_after_its_release_has_the_date_on_which_it_was_packed()
    {
        Packed(new(2017, 3, 22, 10, 0, 0));
        Signatures("181015031914Z");

        PackageDate.Read(Root).ShouldBe(new DateOnly(2017, 3, 22));
    }

    /// <summary>A file has the time of the copy, and a reproducible build no time at all.</summary>
    [Fact]
    public void Without_either_it_is_not_known_whatever_the_times_of_files()
    {
        PackageDate.Read(null).ShouldBeNull();
        File.WriteAllText(Path.Combine(Root, "x.nuspec"), "");
        PackageDate.Read(Root).ShouldBeNull();
        Packed(new(1980, 1, 1, 0, 0, 0));
        PackageDate.Read(Root).ShouldBeNull();
        Signatures("no time at all", "181015031914Z");
        PackageDate.Read(Root).ShouldBeNull();
        File.WriteAllText(Path.Combine(Root, "x.1.0.0.nupkg"), "no archive");
        PackageDate.Read(Root).ShouldBeNull();
    }

    private void Packed(DateTime time)
    {
        using var archive = ZipFile.Open(Path.Combine(Root, "x.1.0.0.nupkg"), ZipArchiveMode.Create);
        archive.CreateEntry("x.nuspec").LastWriteTime = new(time, TimeSpan.Zero);
    }

    /// <summary>The attributes of the signing times, between other bytes.</summary>
    private void Signatures(params string[] times) => File.WriteAllBytes(
        Path.Combine(Root, ".signature.p7s"),
        [
            .. times.SelectMany(time => (byte[])
            [
                1, 2, 3,
                0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x05,
                0x31, (byte)(time.Length + 2), 0x17, (byte)time.Length, .. time.Select(letter => (byte)letter),
                4, 5, 6,
            ]),
        ]);
}
