namespace Roundup.Engine.Tests.Privacy;

/// <summary>Reasons and notices without paths and addresses, whoever wrote them.</summary>
public sealed class PlaceFilterTests : FolderTests
{
    [Theory]
    [InlineData(
        "NU1301: Unable to load the service index for source https://user:s3cret@host.invalid/v3/index.json.",
        "NU1301: Unable to load the service index for source ADDRESS.")]
    [InlineData("from http://feed.of.a.company/v3/index.json, which is configured", "from ADDRESS, which is configured")]
    [InlineData("see https://aka.ms/dotnet (and https://api.nuget.org/v3)", "see https://aka.ms/dotnet (and https://api.nuget.org/v3)")]
    [InlineData("from https://me@api.nuget.org/v3", "from ADDRESS")]
    [InlineData("from https://nuget.org.invalid/v3", "from ADDRESS")]
    [InlineData("The local source 'ROOT/my packages' doesn't exist.", "The local source 'my packages' doesn't exist.")]
    [InlineData("file://ROOT/packages is missing", "packages is missing")]
    [InlineData("ROOT/my bench/serializers/Toy/Toy.cs(3,4): error CS0246: none", "Toy.cs(3,4): error CS0246: none")]
    [InlineData("IOException: Could not find file 'ROOT/a b/order.json'.", "IOException: Could not find file 'order.json'.")]
    [InlineData("at ROOT/x/y:line 3, in (ROOT/z) and ROOT/w.", "at y:line 3, in (z) and w.")]
    [InlineData("error:ROOT/x/y", "error:y")]
    [InlineData("System.Text.Json/reflection, application/json, 1/2, and/or", "System.Text.Json/reflection, application/json, 1/2, and/or")]
    [InlineData("at /Order/Lines of /there-is-no-such-folder/x", "at /Order/Lines of /there-is-no-such-folder/x")]
    public void A_reason_has_names_in_place_of_paths_and_addresses(string reason, string expected) =>
        Filter(new RunOptions { Folders = [Root + "/my bench"], PackageSources = [Root + "/my packages"] })
            .OfBuild(reason.Replace("ROOT", Root, StringComparison.Ordinal)).ShouldBe(expected);

    [Fact]
    public void A_library_may_name_an_address_that_is_no_source_of_packages()
    {
        var filter = Filter(new RunOptions { PackageSources = ["https://user:s3cret@host.invalid/v3/index.json"] });

        filter.OfWorker("SerializationException: element 'http://schemas.datacontract.org/2004/07/Shop:Order' is not expected")
            .ShouldBe("SerializationException: element 'http://schemas.datacontract.org/2004/07/Shop:Order' is not expected");
        filter.OfWorker("not http://host.invalid/x and not ftp://me:pass@elsewhere/y").ShouldBe("not ADDRESS and not ADDRESS");
        filter.OfWorker($"FileNotFoundException: '{Root}/x.dll'").ShouldBe("FileNotFoundException: 'x.dll'");
    }

    [Fact]
    public void An_anonymous_run_does_not_name_the_file_of_the_data()
    {
        var options = new RunOptions { Own = new() { Sample = Root + "/secrets.json", Anonymise = true } };

        Filter(options).OfBuild($"'{Root}/secrets.json' and secrets.json, not my-secrets.jsonl")
            .ShouldBe("'FILE' and FILE, not my-secrets.jsonl");
        Filter(options with { Own = options.Own with { Anonymise = false } }).OfBuild($"'{Root}/secrets.json'").ShouldBe("'secrets.json'");
    }

    private PlaceFilter Filter(RunOptions options) => new(options, new(Path.Combine(Root, "repository")), Path.Combine(Root, "run"));
}
