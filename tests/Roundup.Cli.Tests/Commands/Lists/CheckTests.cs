namespace Roundup.Cli.Tests.Commands.Lists;

/// <summary><c>roundup list serializers --check</c> with the real engine.</summary>
public sealed class CheckTests : IDisposable
{
    private readonly BuildableRepository _repository = new();

    public void Dispose() => _repository.Dispose();

    [Fact]
    public async Task All_rows_are_built_before_they_are_listed()
    {
        _repository.Write(
            "suites/quick.json", """{ "title": "Quick", "datasets": [{ "name": "Orders" }], "baseline": "Good", "effort": "quick" }""");
        string[][] commands =
        [
            ["dataset", "Orders"],
            ["serializer", "Good"],
            ["serializer", "Lost", "--package", "Roundup.NoSuchPackage", "--package-version", "1.0.0"],
            ["serializer", "Broken"],
        ];
        foreach (var command in commands)
        {
            (await new RoundupCli(_repository).RunAsync(["new", .. command])).Code.ShouldBe(0);
        }

        _repository.Write(
            "serializers/Broken/BrokenEntrant.cs", "namespace Roundup.Serializers; public sealed class BrokenEntrant : NoSuchInterface;");

        var checkedList = await ListAsync("--check");
        checkedList.ShouldContain(line => line.StartsWith(" Good ") && line.Contains(" ready"));
        checkedList.ShouldContain(line => line.StartsWith(" Lost ") && line.Contains(" unavailable"));
        checkedList.ShouldContain(line => line.StartsWith(" unavailable ") && line.Contains(" Lost ")
            && line.Contains("package Roundup.NoSuchPackage not found"));
        checkedList.ShouldContain(line => line.StartsWith(" Broken ") && line.Contains(" build-failed"));
        checkedList.ShouldContain(line => line.StartsWith(" build-failed ") && line.Contains(" Broken ") && line.Contains("CS0246"));

        // What was found out is there the next time, without a build.
        var list = await ListAsync();
        list.ShouldContain(line => line.StartsWith(" Good ") && line.Contains(" ready"));
        list.ShouldContain(line => line.StartsWith(" Lost ") && line.Contains(" unavailable"));
        list.ShouldContain(line => line.StartsWith(" Broken ") && line.Contains(" build-failed"));
        list.ShouldContain(line => line.StartsWith(" build-failed ") && line.Contains(" Broken ") && line.Contains("CS0246"));
    }

    private async Task<string[]> ListAsync(params string[] options)
    {
        var result = await new RoundupCli(_repository).RunAsync(["list", "serializers", .. options]);
        result.Code.ShouldBe(0, result.Error);
        return result.Output.Split('\n');
    }
}
