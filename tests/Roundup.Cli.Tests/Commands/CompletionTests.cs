namespace Roundup.Cli.Tests.Commands;

/// <summary>What a shell is told when the user presses Tab.</summary>
public sealed class CompletionTests : CliTests
{
    [Theory]
    [InlineData("run qu", "quick")]
    [InlineData("run --serializer Swi", "Swift.Json,Swift.Json/default,Swift.Json/generated")]
    [InlineData("run --baseline Pac", "Packed,Packed/default,Packed/writer")]
    [InlineData("show ref", "reference,reference/create")]
    [InlineData("run --compressor sq", "squeeze,squeeze/fast,squeeze/small")]
    [InlineData("run --dataset Us", "Users")]
    [InlineData("show Packed --dataset Bo", "Books")]
    [InlineData("run --target net9.0-a", "net9.0-aot")]
    [InlineData("run --target net11", "net11.0,net11.0-aot,net11.0-no-pgo,net11.0-no-tiering,net11.0-r2r")]
    [InlineData("run --shape Bu", "BufferWriter")]
    [InlineData("show Packed --shape Asy", "AsyncStream")]
    [InlineData("run --operation De", "Deserialize")]
    [InlineData("run --effort ", "quick,rigorous,standard")]
    [InlineData("upgrade Swi", "Swift.Json,Swift.Json/default,Swift.Json/generated,Swift.Json@3.2.1")]
    [InlineData("upgrade Swift.Json@1.0.0 Swift.Json@", "Swift.Json@3.2.1")]
    public async Task Names_are_completed(string line, string names)
    {
        repository.Compressors();

        (await SuggestAsync(line)).ShouldBe(names.Split(','));
    }

    [Fact]
    public async Task The_last_of_several_values_is_completed() =>
        (await SuggestAsync("run --dataset Users,Bo")).ShouldBe(["Users,Books"]);

    [Theory]
    [InlineData("advise --needs nativeaot,n", "nativeaot,no-attributes")]
    [InlineData("advise --needs nativeaot --needs no-", "no-attributes")]
    [InlineData("run --dataset Users,", "Users,Books")]
    [InlineData("run --target net8.0-aot --target net8.0-a", "")]
    public async Task What_was_given_is_not_offered_again(string line, string names) =>
        (await SuggestAsync(line)).Where(name => !name.StartsWith('-')).ShouldBe(
            names.Length == 0 ? [] : [names], Case.Sensitive);

    [Fact]
    public async Task Nothing_is_completed_and_nothing_fails_where_what_exists_cannot_be_read()
    {
        repository.Suite("odd", "{ not JSON");

        (await SuggestAsync("run --dataset Us")).ShouldBeEmpty();
    }

    private async Task<string[]> SuggestAsync(string line)
    {
        var result = await cli.RunAsync($"[suggest:{line.Length}]", line);
        result.Code.ShouldBe(0);
        return result.Output.Split(['\r', '\n'], StringSplitOptions.RemoveEmptyEntries);
    }
}
