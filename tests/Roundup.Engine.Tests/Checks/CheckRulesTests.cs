using Roundup.Engine.Experiments.Checks;

namespace Roundup.Engine.Tests.Checks;

/// <summary>The checks of a plan, by their rules; nothing is started.</summary>
public class CheckRulesTests
{
    [Fact]
    public void A_serializer_with_all_shapes_is_checked_in_all_ways()
    {
        using var check = new ScriptedCheck(["Text"], new CheckedLibrary(
            "all", Shape.Bytes, Shape.String, Shape.BufferWriter, Shape.Stream, Shape.AsyncStream, Shape.Pipe));

        ShouldBe(check.Checks(), """
            all on net10.0: values/Text: Bytes String BufferWriter Stream AsyncStream Pipe
            all on net10.0: chunks/Text/BufferWriter: cuts bytewise writers
            all on net10.0: chunks/Text/Stream: reads-16384 reads-4096 reads-7 reads-1 writers
            all on net10.0: chunks/Text/AsyncStream: reads-16384 reads-4096 reads-7 reads-1 writers
            all on net10.0: chunks/Text/Pipe: reads-16384 reads-4096 reads-7 reads-1 writers
            all on net10.0: chunks/Text/BufferWriter: empty-segments truncated-before-empty-segment
            all on net10.0: damaged-input/Text/Bytes: truncated inflated invalid-text after-failure
            all on net10.0: damaged-input/Text/Stream: truncated inflated invalid-text after-failure
            all on net10.0: damaged-input/Text/BufferWriter: truncated
            all on net10.0: limits/Text/Stream: between
            all on net10.0: values/Text/Bytes: another-process
            all on net10.0: agreement/Text/String: from-Bytes
            all on net10.0: agreement/Text/Bytes: from-String from-BufferWriter from-Stream from-AsyncStream from-Pipe
            all on net10.0: agreement/Text/BufferWriter: from-Bytes
            all on net10.0: agreement/Text/Stream: from-Bytes
            all on net10.0: agreement/Text/AsyncStream: from-Bytes
            all on net10.0: agreement/Text/Pipe: from-Bytes
            all on net10.0: threads/Text/Bytes: first-use shared-use
            """);
    }

    /// <summary>Values at the limits of libraries come back or not: chunks and threads then say nothing more.</summary>
    [Fact]
    public void Depth_is_checked_value_by_value_and_by_nothing_else()
    {
        using var check = new ScriptedCheck(["Chain"], new CheckedLibrary("row", Shape.Bytes, Shape.Stream));

        var checks = check.Checks();

        checks.ShouldBeUnique();
        const string Depth = "row on net10.0: limits/Chain/Bytes/depth-";
        checks.ShouldAllBe(id => id.StartsWith(Depth, StringComparison.Ordinal));

        // The check of a depth takes the value of its place.
        var values = File.ReadLines(Path.Combine(Repository.Find(), "probes", "Limits", "Chain.cs"))
            .Single(line => line.Contains("new[] {")).Split('{', '}')[1].Replace("_", "").Split(',', StringSplitOptions.TrimEntries);
        checks.Select(id => id[Depth.Length..]).ShouldBe(values);
    }

    /// <summary>Where a member is a collection, a format may join what is there twice.</summary>
    [Fact]
    public void Members_of_numbers_are_written_twice_in_the_format_of_the_library()
    {
        using var check = new ScriptedCheck(
            ["Integers", "Text"], new CheckedLibrary("row", Shape.Bytes, Shape.Stream) { Format = "CBOR" });

        check.Checks().Where(id => id.Contains("twice")).ShouldBe(["row on net10.0: damaged-input/Integers/Bytes/twice-CBOR"]);
    }

    /// <summary>A string has no bytes that could be replaced.</summary>
    [Fact]
    public void A_serializer_of_strings_is_checked_with_strings_that_are_cut()
    {
        using var check = new ScriptedCheck(["Text"], new CheckedLibrary("text", Shape.String));

        ShouldBe(check.Checks(), """
            text on net10.0: values/Text: String
            text on net10.0: damaged-input/Text/String: truncated after-failure
            text on net10.0: values/Text/String: another-process
            text on net10.0: threads/Text/String: first-use shared-use
            """);
    }

    /// <summary>Where the user chose a shape, it alone is checked; its cases are those of a run.</summary>
    [Fact]
    public void A_shape_of_the_user_is_checked_alone()
    {
        using var check = new ScriptedCheck("one");

        ShouldBe(check.Checks(new() { Shapes = ["Stream"], Datasets = ["Text"] }), """
            one on net10.0: values/Text: Stream
            one on net10.0: chunks/Text/Stream: reads-16384 reads-4096 reads-7 reads-1 writers
            one on net10.0: damaged-input/Text/Stream: truncated inflated invalid-text after-failure
            one on net10.0: limits/Text/Stream: between
            one on net10.0: values/Text/Stream: another-process
            one on net10.0: threads/Text/Stream: first-use shared-use
            """);
    }

    /// <summary>Pipes are part of .NET 9 and later.</summary>
    [Fact]
    public void Each_target_reads_what_the_others_wrote_in_the_shapes_that_it_has()
    {
        using var check = new ScriptedCheck(["Text"], new CheckedLibrary("row", Shape.Bytes, Shape.Pipe));

        ShouldBe(check.Checks(new() { Targets = ["net8.0", "net10.0", "net10.0-aot"] }).Where(id => !id.Contains("damage")), """
            row on net8.0: values/Text: Bytes
            row on net8.0: values/Text/Bytes: another-process
            row on net8.0: agreement/Text/Bytes: from-net10.0 from-net10.0-aot
            row on net8.0: threads/Text/Bytes: first-use shared-use
            row on net10.0: values/Text: Bytes Pipe
            row on net10.0: chunks/Text/Pipe: reads-16384 reads-4096 reads-7 reads-1 writers
            row on net10.0: values/Text/Bytes: another-process
            row on net10.0: agreement/Text/Pipe: from-Bytes
            row on net10.0: agreement/Text/Bytes: from-Pipe from-net8.0 from-net10.0-aot
            row on net10.0: threads/Text/Bytes: first-use shared-use
            row on net10.0-aot: values/Text: Bytes Pipe
            row on net10.0-aot: chunks/Text/Pipe: reads-16384 reads-4096 reads-7 reads-1 writers
            row on net10.0-aot: values/Text/Bytes: another-process
            row on net10.0-aot: agreement/Text/Pipe: from-Bytes
            row on net10.0-aot: agreement/Text/Bytes: from-Pipe from-net8.0 from-net10.0
            row on net10.0-aot: threads/Text/Bytes: first-use shared-use
            """);
    }

    [Fact]
    public void Each_version_of_a_model_is_read_by_a_program_with_the_other_one()
    {
        using var check = new ScriptedCheck(
            ["AppendedOld", "AppendedNew", "RenamedOld", "Text"], new CheckedLibrary("row", Shape.Bytes));

        ShouldBe(check.Checks().Where(id => id.Contains("versions")), """
            row on net10.0: versions/AppendedNew: Bytes
            row on net10.0: versions/AppendedOld: Bytes
            """);
    }

    [Fact]
    public void Of_each_library_of_a_format_its_first_row_reads_what_the_others_wrote()
    {
        using var check = new ScriptedCheck(
            ["Text"],
            new CheckedLibrary("one", Shape.Bytes) { Further = ["more"] },
            new CheckedLibrary("two", Shape.Bytes) { Further = ["more"] },
            new CheckedLibrary("own", Shape.Bytes) { OwnFormat = "a format of its own" },
            new CheckedLibrary("other", Shape.Bytes) { Format = "XML" },
            new CheckedLibrary("binary", Shape.Bytes) { Format = "own" },
            new CheckedLibrary("further", Shape.Bytes) { Format = "own" });

        ShouldBe(Readers(new()), """
            one on net10.0: interoperability/Text/Bytes: from-two
            two on net10.0: interoperability/Text/Bytes: from-one
            """);
        ShouldBe(Readers(new() { WrittenBy = ["one/more"], ReadBy = ["two"] }), """
            two on net10.0: interoperability/Text/Bytes: from-one/more
            two/more on net10.0: interoperability/Text/Bytes: from-one/more
            """);

        IEnumerable<string> Readers(RunOptions options) => check.Checks(options).Where(id => id.Contains("interoperability"));
    }

    /// <summary>Arrays against maps say nothing of a reader: of each layout two libraries that have it are checked.</summary>
    [Fact]
    public void Only_serializers_of_one_layout_are_expected_to_read_each_other()
    {
        using var check = new ScriptedCheck(
            ["Text"],
            new CheckedLibrary("one", Shape.Bytes) { Further = ["map", "map2"], Documents = ["arrays", "maps", "maps"] },
            new CheckedLibrary("two", Shape.Bytes) { Further = ["array"], Documents = ["maps", "arrays"] },
            new CheckedLibrary("usual", Shape.Bytes),
            new CheckedLibrary("ours", Shape.Bytes) { IsOwnCode = true });

        ShouldBe(Readers(check), """
            one on net10.0: interoperability/Text/Bytes: from-two/array
            one/map on net10.0: interoperability/Text/Bytes: from-two
            two on net10.0: interoperability/Text/Bytes: from-one/map
            two/array on net10.0: interoperability/Text/Bytes: from-one
            """);
        WhyNothing(check, "usual").ShouldBe("not comparable: one has arrays, usual the usual one");
        WhyNothing(check, "ours").ShouldBe("Roundup's code decides how the serializer writes the members");
    }

    /// <summary>What a library, or a schema of Roundup's, has in a form of its own is not checked; all else is.</summary>
    [Theory]
    [InlineData("string", "", "not comparable: one has string in a form of its own")]
    [InlineData("Guid", "", null)]
    [InlineData("initializer", "", null)]
    [InlineData("string", "string", "not comparable: two has string in a form of its own")]
    public void What_is_in_a_form_of_its_own_is_not_checked(string one, string two, string? why)
    {
        using var check = new ScriptedCheck(
            ["Text"],
            new CheckedLibrary("one", Shape.Bytes) { OwnForms = [one] },
            new CheckedLibrary("two", Shape.Bytes) { OwnForms = [two] });

        Readers(check).Count().ShouldBe(why is null ? 2 : 0);
        (why is null ? null : WhyNothing(check, "one")).ShouldBe(why);
    }

    private static IEnumerable<string> Readers(ScriptedCheck check) => check.Checks().Where(id => id.Contains("interoperability"));

    private static string WhyNothing(ScriptedCheck check, string row)
    {
        var plan = check.PlanOf();
        var cases = new CheckCases(plan, [.. Enumerable.Range(0, plan.Cases.Count)]);
        return new ReaderRule().WhyNothing(
            cases, Enumerable.Range(0, plan.Cases.Count).First(index => cases[index].Id.SerializerName == row));
    }

    [Fact]
    public void Each_version_of_a_library_reads_what_the_others_wrote()
    {
        using var check = new ScriptedCheck(["Text"], new CheckedLibrary("lib", Shape.Bytes), new CheckedLibrary("other", Shape.Bytes));

        ShouldBe(
            check.Checks(new() { Serializers = ["lib@1.0.0", "lib@2.0.0", "other"] }).Where(id => id.Contains("from-lib@")),
            """
            lib@1.0.0 on net10.0: versions/Text/Bytes: from-lib@2.0.0
            lib@2.0.0 on net10.0: versions/Text/Bytes: from-lib@1.0.0
            other on net10.0: interoperability/Text/Bytes: from-lib@1.0.0 from-lib@2.0.0
            """);
    }

    /// <summary>Since which version data of an older one are not read is known where each pair was tried.</summary>
    [Fact]
    public void Of_many_versions_each_reads_what_all_others_wrote()
    {
        using var check = new ScriptedCheck(["Text"], new CheckedLibrary("lib", Shape.Bytes));

        ShouldBe(
            check.Checks(new() { Serializers = ["lib", "lib@1.0.0", "lib@2.0.0", "lib@3.0.0"] }).Where(id => id.Contains("from-lib")),
            """
            lib on net10.0: versions/Text/Bytes: from-lib@1.0.0 from-lib@2.0.0 from-lib@3.0.0
            lib@1.0.0 on net10.0: versions/Text/Bytes: from-lib from-lib@2.0.0 from-lib@3.0.0
            lib@2.0.0 on net10.0: versions/Text/Bytes: from-lib from-lib@1.0.0 from-lib@3.0.0
            lib@3.0.0 on net10.0: versions/Text/Bytes: from-lib from-lib@1.0.0 from-lib@2.0.0
            """);
    }

    /// <summary>Starts of processes are dear: the first two probes of a row stand for all.</summary>
    [Fact]
    public void Threads_are_checked_with_two_probes_of_a_serializer()
    {
        using var check = new ScriptedCheck(["Text", "Numbers", "Times"], new CheckedLibrary("row", Shape.Bytes));

        check.Checks().Where(id => id.Contains("threads")).ShouldBe(
        [
            "row on net10.0: threads/Text/Bytes/first-use",
            "row on net10.0: threads/Text/Bytes/shared-use",
            "row on net10.0: threads/Numbers/Bytes/first-use",
            "row on net10.0: threads/Numbers/Bytes/shared-use",
        ], ignoreOrder: true);
    }

    /// <summary>Compares checks with lines that name several of one beginning together; each is named once.</summary>
    private static void ShouldBe(IEnumerable<string> checks, string lines)
    {
        var all = checks.ToList();
        all.ShouldBeUnique();
        var expected = lines.Split('\n').SelectMany(line => line.Split(": ") is [var row, var start, var ends]
            ? ends.Split(' ').Select(end => $"{row}: {start}/{end}")
            : throw new FormatException(line));
        all.ShouldBe(expected, ignoreOrder: true);
    }
}
