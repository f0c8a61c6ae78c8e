using Roundup.Engine.Files;
using Roundup.Engine.Running;

namespace Roundup.Engine.Tests.Builds;

/// <summary>What becomes of units in each way in which MSBuild and NuGet can end.</summary>
public sealed class UnitBuilderTests : IDisposable
{
    private const string Tiny = "Tiny-plain-net10.0";
    private const string Picky = "Picky-plain-names-the-file-net10.0";
    private const string NotThere = "NotThere-plain-net10.0";
    private const string Package = "Roundup.NoSuchPackage";
    private const string Assembly = "Roundup.Serializers.Tiny.dll";

    private readonly ScriptedUnits _units = new();

    private ScriptedMSBuild MSBuild => _units.MSBuild;

    public void Dispose() => _units.Dispose();

    [Fact]
    public async Task What_is_up_to_date_is_not_built_again()
    {
        var first = (await _units.BuildAsync("Tiny/default"))[Tiny];
        var again = (await _units.BuildAsync("Tiny/default"))[Tiny];

        MSBuild.Calls.ShouldBe([Tiny]);
        again.Assembly.ShouldBe(_units.FileOf(Tiny, "bin", Assembly));
        again.LibrariesStamp.ShouldBe(first.LibrariesStamp);
        again.StampOf("Notes").ShouldBe(first.StampOf("Notes"));
    }

    [Fact]
    public void A_folder_of_builds_that_takes_no_file_is_named_and_no_unit_is_blamed()
    {
        Directory.CreateDirectory(_units.Layout.Artifacts);
        File.WriteAllText(_units.Layout.Units, "a file");

        var error = Should.Throw<RoundupException>(() => BuildChecks.CheckRoom(_units.Layout));

        error.ExitCode.ShouldBe(ExitCode.OutputNotWritable);
        error.Message.ShouldStartWith($"Cannot write to {_units.Layout.Units}");
    }

    [Theory]
    [InlineData("TinyEntrant.cs")]
    [InlineData("Flavour/Tiny.cs")]
    public async Task A_changed_file_of_an_entrant_is_other_code(string file)
    {
        var before = (await _units.BuildAsync("Tiny/default"))[Tiny];
        var path = Path.Combine(_units.Layout.Serializers, "Tiny", file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        await File.AppendAllTextAsync(path, "// changed");

        var after = (await _units.BuildAsync("Tiny/default"))[Tiny];
        var again = (await _units.BuildAsync("Tiny/default"))[Tiny];

        MSBuild.Calls.ShouldBe([Tiny, Tiny]);
        after.SourcesStamp.ShouldNotBe(before.SourcesStamp);
        again.SourcesStamp.ShouldBe(after.SourcesStamp);
    }

    [Theory]
    [InlineData("bin", Assembly)]
    [InlineData("bin", "Roundup.Worker.dll")]
    [InlineData("bin", "Roundup.Serializers.Tiny.runtimeconfig.json")]
    [InlineData("", "unit.json")]
    public async Task A_file_of_a_unit_that_was_cut_is_built_again(string folder, string name)
    {
        await _units.BuildAsync("Tiny/default");
        var file = _units.FileOf(Tiny, folder, name);
        var text = Cut(file);

        (await _units.BuildAsync("Tiny/default"))[Tiny].Outcome.ShouldBeNull();

        MSBuild.Calls.ShouldBe([Tiny, Tiny]);
        File.ReadAllText(file).Length.ShouldBeGreaterThan(text.Length / 2);
    }

    [Theory]
    [InlineData("stamp.txt")]
    [InlineData("Notes.Note.Canonical.cs")]
    public async Task A_file_of_a_model_that_was_cut_is_written_again_and_the_unit_stays(string name)
    {
        await _units.BuildAsync("Tiny/default");
        var file = Path.Combine(_units.Layout.Models, "plain", "Notes", name);
        var text = Cut(file);

        await _units.BuildAsync("Tiny/default");

        File.ReadAllText(file).ShouldBe(text);
        MSBuild.Calls.ShouldBe([Tiny]);
    }

    [Fact]
    public async Task Another_dataset_is_added_and_the_unit_then_serves_both_and_what_a_killed_build_left_is_deleted()
    {
        await _units.BuildAsync("Tiny/default", "Notes");
        var both = (await _units.BuildAsync("Tiny/default", "Albums"))[Tiny];
        await _units.BuildAsync("Tiny/default", "Notes");

        both.Models.Keys.Order().ShouldBe(["Albums", "Notes"]);
        MSBuild.Calls.Count.ShouldBe(2);

        var left = _units.FileOf(Tiny, "obj", "left.dll");
        await File.WriteAllTextAsync(left, "cut");
        File.Delete(_units.FileOf(Tiny, "unit.json"));
        await File.WriteAllTextAsync(Path.Combine(Directory.CreateDirectory(_units.FileOf(Tiny, "new")).FullName, "half.dll"), "cut");
        (await _units.BuildAsync("Tiny/default"))[Tiny].Models.Keys.ShouldBe(["Notes"], "the record of the others is gone");
        File.Exists(left).ShouldBeFalse();
        File.Exists(_units.FileOf(Tiny, "bin", "half.dll")).ShouldBeFalse();
    }

    [Fact]
    public async Task A_changed_file_that_one_entrant_uses_builds_that_entrant_alone()
    {
        await _units.BuildAsync("Picky/names-the-file,good");

        await File.AppendAllTextAsync(Path.Combine(_units.Layout.Serializers, "Shared", "PickyCalls.cs"), "\n// Changed.\n");
        await _units.BuildAsync("Picky/names-the-file,good");

        MSBuild.Calls.ShouldBe([$"Misbehaving-plain-net10.0, {Picky}", Picky]);
    }

    [Fact]
    public async Task A_build_waits_for_a_unit_that_another_process_has_and_for_no_other()
    {
        Task<Dictionary<string, BuiltUnit>> build;
        using (ExclusiveFile.Take(_units.Layout.LockOf(Picky)))
        {
            (await _units.BuildAsync("Tiny/default"))[Tiny].Outcome.ShouldBeNull();
            using (ExclusiveFile.Take(_units.Layout.LockOf(Tiny)))
            {
                var waits = new TaskCompletionSource();
                _units.Step = now => _ = now.StartsWith("waiting for another roundup", StringComparison.Ordinal) && waits.TrySetResult();
                build = _units.BuildAsync("Tiny/default");
                (await Task.WhenAny(waits.Task, build)).ShouldBe(waits.Task);
            }
        }

        (await build)[Tiny].Outcome.ShouldBeNull();
    }

    [Fact]
    public async Task An_output_without_a_file_that_it_needs_is_a_failure_and_the_old_output_goes()
    {
        await _units.BuildAsync("Tiny/default");
        Cut(_units.FileOf(Tiny, "bin", Assembly));
        MSBuild.Scripts[Tiny] = _ => new() { Omitted = ["Roundup.Worker.dll"] };

        var built = (await _units.BuildAsync("Tiny/default"))[Tiny];

        (built.Outcome, built.Reason!.Sentence).ShouldBe(
            (Outcome.BuildFailed, "the build reported no error but did not produce Roundup.Worker.dll"));
        Directory.Exists(_units.FileOf(Tiny, "bin")).ShouldBeFalse();
    }

    [Theory]
    [InlineData(true, false, 1)]
    [InlineData(false, false, 4)]
    [InlineData(false, true, 4)]
    [InlineData(true, true, 4)]
    public async Task A_dataset_that_a_generator_cannot_take_is_left_out_with_its_message(bool isNamed, bool blamesAnother, int alone)
    {
        // A generator that stops at one dataset generates nothing for the other either.
        MSBuild.Scripts[Picky] = unit => !unit.Models.TryGetValue("Same", out var same) ? new() : new()
        {
            Errors =
            [
                $"{(isNamed ? Path.Combine(same, "Same.Model.Source.cs") : "a.targets")}(1,2): error PICKY1: a constant has no form",
                .. blamesAnother && unit.Models.TryGetValue("Notes", out var notes)
                    ? [$"{Path.Combine(notes, "Notes.Model.Source.cs")}(1,2): error PICKY2: nothing was generated"]
                    : Array.Empty<string>(),
            ],
        };

        var built = (await _units.BuildAsync("Picky/names-the-file", "Notes,Same"))[Picky];
        var calls = MSBuild.Calls.Count;
        var again = (await _units.BuildAsync("Picky/names-the-file", "Notes,Same"))[Picky];

        built.Outcome.ShouldBeNull();
        built.Unsupported.ShouldHaveSingleItem().Key.ShouldBe("Same");
        built.Unsupported["Same"].Sentence.ShouldContain("a constant has no form");
        File.ReadAllText(built.Assembly!).ShouldEndWith(" of Notes");
        MSBuild.Calls.Take(calls).Count(call => call.Contains(" alone ")).ShouldBe(alone, "a dataset that is not named is searched for");
        MSBuild.Calls.Count.ShouldBe(calls, "what was left out is remembered");
        again.Unsupported["Same"].ShouldBe(built.Unsupported["Same"]);
    }

    [Fact]
    public async Task A_unit_that_fails_without_any_dataset_loses_none()
    {
        MSBuild.Scripts[Picky] = _ => BuildScript.Fails("a.targets(1,2)", "PICKY1", "nothing has a form");

        var built = (await _units.BuildAsync("Picky/names-the-file", "Notes,Same"))[Picky];

        (built.Outcome, built.Unsupported.Count).ShouldBe((Outcome.BuildFailed, 0));
        MSBuild.Calls.ShouldBe([Picky, $"{Picky} alone with Notes and Same", $"{Picky} alone with "]);
    }

    [Fact]
    public async Task An_error_in_the_entrant_costs_no_dataset_and_no_other_unit()
    {
        MSBuild.Scripts[Tiny] = unit => BuildScript.Fails(
            Path.Combine(Path.GetDirectoryName(unit.Unit.ProjectFile)!, "TinyEntrant.cs") + "(3,4)", "CS0103", "no such name");

        var built = await _units.BuildAsync("Tiny/default,Picky/names-the-file");

        (built[Tiny].Outcome, built[Tiny].Reason!.Sentence).ShouldBe((Outcome.BuildFailed, "TinyEntrant.cs(3,4): CS0103: no such name"));
        built[Picky].Outcome.ShouldBeNull();
        MSBuild.Calls.ShouldBe([$"{Picky}, {Tiny}", $"{Tiny} alone with Notes"]);
    }

    [Fact]
    public async Task A_tool_that_is_missing_makes_a_row_unavailable_and_is_looked_for_again()
    {
        MSBuild.Scripts[Picky] = _ => BuildScript.Fails("a.targets(1,2)", BuildError.Missing, "pickyc not found: install it");

        var built = (await _units.BuildAsync("Picky/names-the-file"))[Picky];
        await _units.BuildAsync("Picky/names-the-file");

        (built.Outcome, built.Reason!.Sentence).ShouldBe((Outcome.Unavailable, "pickyc not found: install it"));
        MSBuild.Calls.Count(call => call == Picky).ShouldBe(2);
    }

    [Fact]
    public async Task A_package_that_is_missing_makes_a_row_unavailable_and_is_not_looked_for_at_once()
    {
        MSBuild.Scripts[NotThere] = _ => new() { Missing = ("NU1101", Package, $"Unable to find package {Package}.\nmore") };

        var built = (await _units.BuildAsync("NotThere/default"))[NotThere];
        var again = (await _units.BuildAsync("NotThere/default"))[NotThere];

        built.Outcome.ShouldBe(Outcome.Unavailable);
        built.Reason!.Sentence.ShouldBe(
            $"package {Package} not found: Unable to find package {Package}.; --package-source adds a source that has it");
        again.Reason.ShouldBe(built.Reason);
        MSBuild.Calls.ShouldBe([NotThere]);
    }

    [Fact]
    public async Task A_record_has_of_package_sources_no_more_than_the_hosts()
    {
        const string Source = "https://me:s3cret@feed.invalid/t0ken/v3/index.json?key=k3y";
        MSBuild.Scripts[NotThere] = _ => new() { Missing = ("NU1301", Package, $"Unable to load the service index for source {Source}.") };

        var built = (await _units.BuildAsync("NotThere/default"))[NotThere];

        built.Reason!.Sentence.ShouldBe(
            $"package {Package} not found: Unable to load the service index for source https://feed.invalid");
        var record = await File.ReadAllTextAsync(_units.FileOf(NotThere, "unit.json"));
        ((string[])["me:", "s3cret", "t0ken", "k3y"]).ShouldAllBe(secret => !record.Contains(secret));
    }

    [Fact]
    public async Task The_newest_older_version_whose_dependencies_are_there_replaces_one_that_is_missing()
    {
        MSBuild.Scripts[NotThere] = unit => unit.Version switch
        {
            null => BuildScript.TooOld(Package, "1.1.0"),
            "*" => BuildScript.TooOld("Roundup.OldPart", "1.1.5", version: "1.2.0"),
            "[*, 1.1.5]" => BuildScript.TooOld("Roundup.OldPart", "1.1.5", version: "1.1.4"),
            _ => new() { Version = "1.1.0" },
        };

        var built = (await _units.BuildAsync("NotThere/default"))[NotThere];

        (built.Outcome, built.Version, built.Fallback!.Range).ShouldBe((null, "1.1.0", "[*, 1.1.4)"));
        MSBuild.Calls.Count.ShouldBe(6, "two of them show that the dependency is needed");
    }

    [Theory]
    [InlineData("analyzers", null, "1.2.0")]
    [InlineData("lib", "*", "1.1.0")]
    public async Task A_missing_dependency_is_left_out_where_only_a_compiler_uses_it(string content, string? range, string version)
    {
        var packages = Path.Combine(_units.Layout.Root, "packages");
        Directory.CreateDirectory(Path.Combine(packages, "roundup.tool", "1.1.5", content));
        MSBuild.Scripts[NotThere] = unit => unit.Version is not null ? new() { Version = "1.1.0" }
            : unit.Pruned is ["Roundup.Tool"] ? new() { Version = "1.2.0", PackageFolder = packages }
            : BuildScript.TooOld("Roundup.Tool", "1.1.5", version: "1.2.0");

        var built = (await _units.BuildAsync("NotThere/default"))[NotThere];

        (built.Outcome, built.Version).ShouldBe((null, version));
        (built.Fallback!.Omitted.Count, built.Fallback.Packages.Count > 0).ShouldBe(range is null ? (1, false) : (0, true));
        OmittedToolNotices.Create([built]).Count().ShouldBe(range is null ? 1 : 0);
    }

    [Fact]
    public async Task What_a_library_needs_to_compile_is_not_left_out()
    {
        var packages = Path.Combine(_units.Layout.Root, "packages");
        Directory.CreateDirectory(Path.Combine(packages, "roundup.tool", "1.1.5", "analyzers"));
        MSBuild.Scripts[NotThere] = unit => unit.Version is not null ? new() { Version = "1.1.0" }
            : unit.Pruned.Count > 0 ? BuildScript.Fails("a.cs(1,2)", "CS0103", "no such name") with { PackageFolder = packages }
            : BuildScript.TooOld("Roundup.Tool", "1.1.5", version: "1.2.0");

        var built = (await _units.BuildAsync("NotThere/default"))[NotThere];

        (built.Outcome, built.Version).ShouldBe((null, "1.1.0"));
    }

    [Fact]
    public async Task Versions_whose_dependencies_are_all_missing_are_tried_four_times()
    {
        MSBuild.Scripts[NotThere] = unit => unit.Version is null
            ? BuildScript.TooOld(Package, "1.1.0")
            : BuildScript.TooOld("Roundup.OldPart", "9.0.0", version: "1.1.0");

        (await _units.BuildAsync("NotThere/default"))[NotThere].Outcome.ShouldBe(Outcome.Unavailable);

        MSBuild.Calls.Count.ShouldBe(7, "two of them show that the dependency is needed");
    }

    [Fact]
    public async Task The_version_of_a_source_for_the_run_comes_first_and_one_that_the_user_asks_for_is_not_replaced()
    {
        var source = Directory.CreateDirectory(Path.Combine(_units.Layout.Root, "built")).FullName;
        await File.WriteAllTextAsync(Path.Combine(source, $"{Package}.1.0.0.nupkg"), "");
        var asked = "NotThere-1.2.3-plain-net10.0";
        MSBuild.Scripts[NotThere] = unit => unit.Version == "[1.0.0]" ? new() { Version = "1.0.0" } : BuildScript.TooOld(Package, "1.1.0");
        MSBuild.Scripts[asked] = unit => unit.Version == "[1.2.3]" ? BuildScript.TooOld(Package, "1.1.0") : new();

        var built = await _units.BuildAsync("NotThere/default", "Notes", source);
        (await _units.BuildAsync("NotThere@1.2.3/default"))[asked].Outcome.ShouldBe(Outcome.Unavailable);
        MSBuild.Calls.Count(call => call == asked).ShouldBe(1);
        MSBuild.Scripts[NotThere] = _ => BuildScript.TooOld(Package, "1.1.0");

        built[NotThere].Version.ShouldBe("1.0.0");
        (await _units.BuildAsync("NotThere/default"))[NotThere].Outcome.ShouldBe(Outcome.Unavailable, "it was built with another source");
    }

    [Fact]
    public async Task A_broken_configuration_of_NuGet_is_said_once_for_all_units()
    {
        MSBuild.Ends.Enqueue(new(1, ExceededLimit.None, "/sdk/NuGet.targets(196,5): error : nuget.config is no XML [a.proj]"));

        var failure = await Should.ThrowAsync<RoundupException>(_units.BuildAsync("Tiny/default,Picky/names-the-file"));

        (failure.ExitCode, failure.Message).ShouldBe(
            (ExitCode.NothingMeasured, "no package can be restored: nuget.config is no XML"));
        MSBuild.Calls.Count.ShouldBe(1);
    }

    [Fact]
    public async Task A_full_disk_is_no_fault_of_a_row()
    {
        MSBuild.Scripts[Tiny] = _ => BuildScript.Fails("a.targets(1,2)", "MSB3021", "Unable to copy: No space left on device : '/x'");

        var failure = await Should.ThrowAsync<RoundupException>(_units.BuildAsync("Tiny/default"));

        failure.ExitCode.ShouldBe(ExitCode.OutputNotWritable);
        failure.Message.ShouldContain("--resume");
    }

    [Theory]
    [InlineData("restore", "restoring its packages did not end within 20 s")]
    [InlineData("build", "its build did not end within 20 s")]
    public async Task A_unit_that_does_not_end_is_ended_alone(string step, string reason)
    {
        MSBuild.Scripts[Picky] = _ => new() { HangsIn = step };

        var built = await _units.BuildAsync("Tiny/default,Picky/names-the-file,good");

        built[Picky].Outcome.ShouldBe(Outcome.BuildFailed);
        built[Picky].Reason!.Sentence.ShouldStartWith(reason);
        built[Picky].Reason!.Sentence.ShouldContain("--build-limit");
        built.Values.Count(unit => unit.Outcome is null).ShouldBe(2);
        MSBuild.Calls.ShouldBe([$"Misbehaving-plain-net10.0, {Picky}, {Tiny}", Tiny], "what was built is not built again");
    }

    [Fact]
    public async Task An_MSBuild_that_does_not_start_ends_the_run()
    {
        MSBuild.Ends.Enqueue(new(-1, ExceededLimit.Time, ""));

        (await Should.ThrowAsync<RoundupException>(_units.BuildAsync("Tiny/default"))).Message
            .ShouldStartWith("MSBuild's start did not end within 20 s");
    }

    [Fact]
    public async Task An_MSBuild_that_is_killed_is_started_once_more_for_what_it_had_not_built()
    {
        var wasKilled = false;
        MSBuild.Scripts[Picky] = _ => new() { IsKilled = !wasKilled && (wasKilled = true) };

        var built = await _units.BuildAsync("Tiny/default,Picky/names-the-file,good");

        built.Values.ShouldAllBe(unit => unit.Outcome == null);
        MSBuild.Calls.ShouldBe([$"Misbehaving-plain-net10.0, {Picky}, {Tiny}", $"{Picky}, {Tiny}"]);
    }

    [Fact]
    public async Task An_MSBuild_that_is_killed_again_leaves_each_unit_to_a_build_of_its_own()
    {
        MSBuild.Scripts[Picky] = _ => new() { IsKilled = true };

        var built = await _units.BuildAsync("Tiny/default,Picky/names-the-file");

        built.Values.ShouldAllBe(unit => unit.Outcome == null);
        MSBuild.Calls.ShouldBe(
            [$"{Picky}, {Tiny}", $"{Picky}, {Tiny}", $"{Picky} alone with Notes", $"{Tiny} alone with Notes"]);
    }

    [Fact]
    public async Task Values_compressors_and_runtimes_are_units_too()
    {
        BuildUnit[] units =
        [
            BuildUnit.ValueGenerators(_units.Layout, [_units.Dataset("Notes")]).Single(),
            BuildUnit.Of(_units.Compressor("Odd"), "net10.0"),
            BuildUnit.Runtime(_units.Layout, "net8.0"),
        ];
        MSBuild.Scripts["runtime-net8.0"] = _ => BuildScript.Fails("Runtime.csproj(1,2)", BuildError.Missing, "the package has no files");

        var built = await _units.BuildAsync(units);
        await _units.BuildAsync(units);

        built["values-Notes"].Models.Keys.ShouldBe(["Notes"]);
        built["compressor-Odd-net10.0"].Outcome.ShouldBeNull();
        (built["runtime-net8.0"].Outcome, built["runtime-net8.0"].Reason!.Sentence).ShouldBe(
            (Outcome.Unavailable, "the package has no files"));
        MSBuild.Calls.ShouldBe(
        [
            "compressor-Odd-net10.0, runtime-net8.0, values-Notes", "runtime-net8.0 alone with ",
            "runtime-net8.0", "runtime-net8.0 alone with ",
        ]);
    }

    /// <summary>Halves a file; returns its text.</summary>
    private static string Cut(string file)
    {
        var text = File.ReadAllText(file);
        File.WriteAllText(file, text[..(text.Length / 2)]);
        return text;
    }
}
