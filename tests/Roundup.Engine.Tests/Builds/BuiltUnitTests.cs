namespace Roundup.Engine.Tests.Builds;

/// <summary>A package that a library depends on is part of what is measured.</summary>
public sealed class BuiltUnitTests
{
    [Theory]
    [InlineData("Library.Core.dll", true)]
    [InlineData("runtimes/linux-x64/native/library.so", true)]
    [InlineData("Roundup.Serializers.Library.dll", false)]
    [InlineData("Roundup.Serializers.Library.deps.json", false)]
    public void The_stamp_of_the_libraries_changes_with_any_of_their_files_and_with_no_other(string file, bool changes) =>
        (Built(file, "changed").LibrariesStamp != Built(file, "hash").LibrariesStamp).ShouldBe(changes);

    [Fact]
    public void The_libraries_of_a_native_executable_are_those_that_it_was_compiled_from()
    {
        static string StampOf(string hash) => new BuiltUnit(null!, "stamp", "Roundup.Serializers.Library", null, null, "1.0.0", null)
        {
            Files = new Dictionary<string, string> { ["Roundup.Serializers.Library"] = "native" },
            Compiled = new Dictionary<string, string> { ["Library.dll"] = hash, ["Roundup.Worker.dll"] = "ours" },
        }.LibrariesStamp;

        StampOf("hash").ShouldBe("Library.dll hash");
        StampOf("changed").ShouldNotBe(StampOf("hash"));
    }

    [Fact]
    public void The_code_of_a_row_is_that_of_its_own_worker_whatever_else_of_the_library_was_built()
    {
        var whole = CodeOf("MyLib", "Other");
        var shard = CodeOf("MyLib");

        shard["MyLib"].Sources.ShouldBe(whole["MyLib"].Sources);
        shard["MyLib"].Libraries.ShouldBe(whole["MyLib"].Libraries);
        whole["Other"].Libraries.ShouldNotBe(whole["MyLib"].Libraries);
        whole["Other"].Sources.ShouldNotBe(whole["MyLib"].Sources);
    }

    private static IReadOnlyDictionary<string, SerializerCode> CodeOf(params string[] rows)
    {
        var plan = Made.Plan(rows, ["Books"], [1], [Shape.Bytes]);
        var built = new BuildResult();
        foreach (var planned in plan.Cases)
        {
            var row = planned.Serializer.FullName;
            built.Add(Built("Library.Core.dll", row) with { Unit = BuildUnit.Worker(planned), SourcesStamp = "entrant of " + row });
        }

        return built.CodeOf(plan);
    }

    private static BuiltUnit Built(string file, string hash) =>
        new(null!, "stamp", "Roundup.Serializers.Library.dll", null, null, "1.0.0", null)
        {
            Files = new Dictionary<string, string> { ["Library.dll"] = "hash", [file] = hash },
        };
}
