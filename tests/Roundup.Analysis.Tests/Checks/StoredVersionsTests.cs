using System.Runtime.CompilerServices;
using Roundup.Analysis.Experiments.Checks;

namespace Roundup.Analysis.Tests.Checks;

/// <summary>Regressions that are publicly known stand at their versions in docs/results/versions.</summary>
public class StoredVersionsTests
{
    public static TheoryData<string> Libraries => [.. Directory.EnumerateFiles(Folder(), "*.json.br").Select(NameOf).Order()];

    /// <param name="library">The library.</param>
    /// <param name="failure">Category, probe, result and member.</param>
    /// <param name="periods">The versions with the failure.</param>
    /// <param name="source">Who says so.</param>
    [Theory]
    [InlineData("Newtonsoft.Json", "Values Floats Equivalent Double: -0.0", "since 13.0.2, not in 13.0.1, until 13.0.3",
        "https://github.com/JamesNK/Newtonsoft.Json/pull/2777: -0.0 is read as 0, fixed in 13.0.3")]
    [InlineData("Newtonsoft.Json", "Values Nullables Equivalent Price: decimal scale",
        "since 9.0.1 or earlier, until 13.0.2; since 13.0.3, not in 13.0.2",
        "https://github.com/JamesNK/Newtonsoft.Json/issues/2768: 13.0.2 reads 0.0 as 0; 0 is written as 0.0 and stays so in all others")]
    [InlineData("Newtonsoft.Json", "Values ClockTimes Corrupted Value: value", "since 9.0.1 or earlier, until 13.0.2",
        "https://github.com/JamesNK/Newtonsoft.Json/pull/2679: TimeOnly lost its seconds before 13.0.2")]
    [InlineData("Newtonsoft.Json", "Versions ClockKeys Rejected ", "since 13.0.2, not in 13.0.1",
        "https://github.com/JamesNK/Newtonsoft.Json/issues/3083: midnight as a key, written by 13.0.1 and older as an empty text")]
    [InlineData("Newtonsoft.Json", "Values UnsignedLongs Rejected Value", "since 9.0.1 or earlier, until 11.0.1",
        "https://github.com/JamesNK/Newtonsoft.Json/issues/838: on .NET Core since 8.0, not fixed in 9.0.1")]
    [InlineData("YamlDotNet", "Values Integers Rejected Int64", "since 11.2.1 or earlier, until 13.1.1",
        "https://github.com/aaubry/YamlDotNet/issues/673: long.MinValue, read by 8.1.2 and from 12.0.0 on")]
    [InlineData("MongoDB.Bson", "Values ClockTimes Corrupted Value: value", "since 2.30.0 or earlier, until 3.11.1",
        "https://github.com/mongodb/mongo-csharp-driver/pull/1467: TimeOnly, supported from 3.0 on")]
    [InlineData("MessagePack", "Values Addresses Corrupted Value: value", "since 2.1.90 or earlier, until 2.2.85",
        "https://github.com/MessagePack-CSharp/MessagePack-CSharp/issues/1105: Uri.ToString, found in 2.2.60")]
    [InlineData("MessagePack", "Versions AppendedNew Corrupted Age: value", "since 2.1.90 or earlier, until 2.5.302",
        "https://github.com/MessagePack-CSharp/MessagePack-CSharp/pull/1095: initial values of missing members, kept from 2.3 on")]
    public void A_known_regression_stands_at_its_version(string library, string failure, string periods, string source)
    {
        var history = HistoryOf(library);

        var found = history.Failures.Single(one =>
            $"{one.Failure.Category} {one.Failure.Probe} {one.Failure.Outcome} {one.Failure.What}" == failure);

        string.Join("; ", found.Periods.Select(period => $"since {period.Since}"
                + (period.NotIn is { } before ? $", not in {before}" : " or earlier")
                + (period.Until is { } until ? $", until {until}" : "")))
            .ShouldBe(periods, source);
    }

    /// <summary>A file names what ran, and the versions of a package are those of its assembly.</summary>
    [Theory]
    [MemberData(nameof(Libraries))]
    public void What_was_tried_is_what_was_loaded(string library)
    {
        var history = HistoryOf(library);

        history.Tried.Count.ShouldBeGreaterThan(1);
        history.Tried.Select(one => one.Version).ShouldBeUnique();
        history.Tried.Where(one => one.Info.Package is not null).Select(one => one.Info.Version).ShouldNotContain((string?)null);
        history.Tried.Where(one => one.Info.FileVersion is not null && one.Info.Package is not null).Select(one => one.Info.FileVersion)
            .ShouldBeUnique();
    }

    private static VersionHistory HistoryOf(string library) =>
        VersionHistory.Of(RoundupResults.Read(Path.Combine(Folder(), library + ".json.br"))).ShouldHaveSingleItem();

    private static string NameOf(string path) => Path.GetFileName(path).Replace(".json.br", "", StringComparison.Ordinal);

    private static string Folder([CallerFilePath] string source = "") =>
        Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "..", "docs", "results", "versions");
}
