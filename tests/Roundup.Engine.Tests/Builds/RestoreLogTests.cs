using System.Text.Json;

namespace Roundup.Engine.Tests.Builds;

/// <summary>NuGet's own record of a restore, read as an outcome.</summary>
public sealed class RestoreLogTests : FolderTests
{
    [Theory]
    [InlineData(
        "NU1101",
        "Unable to find package X. No packages exist with this id in source(s): feed",
        "package X not found: Unable to find package X.",
        Outcome.Unavailable)]
    [InlineData(
        "NU1102",
        "Unable to find package X with version (>= 1.2.0)\\n  - Found 3 version(s) in feed",
        "package X not found: Unable to find package X with version (>= 1.2.0)",
        Outcome.Unavailable)]
    [InlineData(
        "NU1301",
        "Unable to load the service index for source https://feed.example/index.json.",
        "Unable to load the service index for source https://feed.example/index.json.",
        Outcome.Unavailable)]
    [InlineData("NU1202", "Package X is not compatible with Z.", "NU1202: Package X is not compatible with Z.", Outcome.Unsupported)]
    [InlineData("NU1107", "Version conflict detected for Y.", "NU1107: Version conflict detected for Y.", Outcome.BuildFailed)]
    public void The_first_error_is_the_reason(string code, string message, string reason, Outcome outcome)
    {
        Write($$"""
            {
              "success": false,
              "logs": [
                {"code":"NU1603","level":"Warning","message":"a warning"},
                {"code":"{{code}}","level":"Error","message":"{{message}}","libraryId":"X"}
              ]
            }
            """);

        var failure = RestoreLog.Failure(Root).ShouldNotBeNull();
        failure.Reason.ShouldContain(reason);
        failure.Outcome.ShouldBe(outcome);
    }

    [Fact]
    public void Packages_of_which_only_older_versions_exist_are_named()
    {
        Write(
            """
            {
              "success": false,
              "logs": [
                {"code":"NU1102","level":"Error","message":"No X\n - Found 3 in feed [ Nearest version: 1.5.1 ]","libraryId":"X"},
                {"code":"NU1101","level":"Error","message":"Unable to find package Y.","libraryId":"Y"},
                {"code":"NU1102","level":"Error","message":"Unable to find package Z with version (>= 2.0.0)","libraryId":"Z"}
              ]
            }
            """);

        RestoreLog.TooOld(Root).ShouldBe([new("X", "1.5.1"), new("Z", null)]);
    }

    [Theory]
    [InlineData("Packed", true)]
    [InlineData("Packed.Core", true)]
    [InlineData("Json", false)]
    [InlineData("NotRestored", false)]
    public void A_package_needs_the_tool_that_it_or_a_dependency_names(string package, bool needs)
    {
        (string Id, string? DependsOn)[] packages = [("Packed", "Packed.Core"), ("Packed.Core", "Packed.Tool"), ("Json", null)];
        foreach (var (id, dependsOn) in packages)
        {
            var dependency = dependsOn is null ? "" : $"<dependency id=\"{dependsOn}\" version=\"1.0.0\" />";
            folder.Write($"{id}/1.0.0/{id}.nuspec", $"<package xmlns=\"urn:x\"><metadata>{dependency}</metadata></package>");
        }

        var libraries = packages.Select(one => $$""" "{{one.Id}}/1.0.0": { "path": "{{one.Id}}/1.0.0" } """);
        folder.Write("project.assets.json", $$"""
            { "packageFolders": { {{JsonSerializer.Serialize(Root)}}: {} }, "libraries": { {{string.Join(',', libraries)}} } }
            """);

        RestoreLog.Needs(Root, package, new("packed.tool", "0.9.0")).ShouldBe(needs);
    }

    [Fact]
    public void What_was_restored_has_no_failure()
    {
        Write("""{"success":true,"logs":[]}""");

        RestoreLog.Failure(Root).ShouldBeNull();
    }

    [Fact]
    public void Without_a_log_there_is_no_failure_of_the_restore() => RestoreLog.Failure(Root).ShouldBeNull();

    private void Write(string json) => File.WriteAllText(Path.Combine(Root, "project.nuget.cache"), json);
}
