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

    private static BuiltUnit Built(string file, string hash) =>
        new(null!, "stamp", "Roundup.Serializers.Library.dll", null, null, "1.0.0", null)
        {
            Files = new Dictionary<string, string> { ["Library.dll"] = "hash", [file] = hash },
        };
}
