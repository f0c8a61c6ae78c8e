using Roundup.Catalogue;
using Roundup.Cli.Pictures;
using Roundup.Cli.Tests.Support;

namespace Roundup.Cli.Tests.Commands;

/// <summary><c>--picture</c>, with and without a browser.</summary>
public sealed class PictureTests : IDisposable
{
    private static readonly string[] s_summary = ["picture-summary-dark.svg", "picture-summary-light.svg"];

    private readonly TempRepository repository = new();
    private readonly Support.Cli cli;

    public PictureTests() => cli = new Support.Cli(repository);

    public void Dispose() => repository.Dispose();

    private IEnumerable<string?> Files => Directory.Exists(repository.In("out/pictures"))
        ? Directory.GetFileSystemEntries(repository.In("out/pictures")).Select(Path.GetFileName).Order(StringComparer.Ordinal)
        : [];

    [Fact]
    public async Task A_run_writes_SVG_and_one_notice_where_there_is_no_browser()
    {
        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary,Heatmap,summary");

        result.Code.ShouldBe(0);
        Files.ShouldBe(["picture-heatmap-dark.svg", "picture-heatmap-light.svg", .. s_summary]);
        result.Output.ShouldContain(", pictures" + Environment.NewLine);
        result.Output.Split("PNG needs").Length.ShouldBe(2);
        result.Output.ShouldContain("ROUNDUP_BROWSER");
    }

    [Fact]
    public async Task A_report_writes_the_same_pictures_from_the_file_alone()
    {
        await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");
        var before = await File.ReadAllTextAsync(repository.In("out/pictures/picture-summary-dark.svg"));
        Directory.Delete(repository.In("out/pictures"), recursive: true);

        await cli.RunAsync("report", repository.In("out"), "--picture", "summary");

        (await File.ReadAllTextAsync(repository.In("out/pictures/picture-summary-dark.svg"))).ShouldBe(before);
    }

    [Fact]
    public async Task What_the_run_cannot_show_is_said_and_the_other_pictures_are_there()
    {
        await cli.RunAsync("run", "--output", repository.In("out"));

        var some = await cli.RunAsync("report", repository.In("out"), "--picture", "first-call,summary");
        var none = await cli.RunAsync("report", repository.In("out"), "--picture", "first-call");

        some.Code.ShouldBe(0);
        some.Output.ShouldContain("There is no picture first-call: the run did not make the experiment that it shows.");
        Files.ShouldBe(s_summary);
        none.Code.ShouldBe((int)ExitCode.Usage);
    }

    [Fact]
    public async Task A_misspelt_picture_is_refused_before_anything_runs()
    {
        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "sumary");

        result.Code.ShouldBe((int)ExitCode.Usage);
        result.Error.ShouldContain("did you mean summary? Give one of summary, heatmap, tradeoff, growth, first-call.");
        cli.Start.ShouldBeNull();
    }

    [Fact]
    public async Task A_browser_that_does_not_do_its_work_is_one_notice()
    {
        cli.Browser = () => Path.Combine(repository.Path, "no-such-browser");

        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");

        result.Code.ShouldBe(0);
        Files.ShouldBe(s_summary);
        result.Output.Split("does not start").Length.ShouldBe(2);
    }

    [Fact]
    public async Task A_variable_that_names_no_program_is_one_notice()
    {
        cli.Browser = new BrowserFinder(name => name == BrowserFinder.Variable ? "nowhere" : null, _ => false).Find;

        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");

        result.Code.ShouldBe(0);
        result.Output.ShouldContain("The pictures are SVG only: ROUNDUP_BROWSER is 'nowhere', which is no program here");
        Files.ShouldBe(s_summary);
    }

    [Fact]
    public void The_named_browser_comes_before_the_usual_ones()
    {
        string[] there = [Path.Combine("one", "chromium"), Path.Combine("two", "mine"), Path.Combine("two", "google-chrome")];
        string? Find(string? named) => new BrowserFinder(
            name => name == BrowserFinder.Variable ? named : name == "PATH" ? $"one{Path.PathSeparator}two" : null, there.Contains).Find();

        Find("mine").ShouldBe(Path.Combine("two", "mine"));
        Find(Path.Combine("two", "google-chrome")).ShouldBe(Path.Combine("two", "google-chrome"));
        Find(null).ShouldBe(Path.Combine("one", "chromium"));
        Should.Throw<RoundupException>(() => Find("other")).ExitCode.ShouldBe(ExitCode.Usage);
    }

    [Theory]
    [InlineData("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")]
    [InlineData("local/Microsoft/Edge/Application/msedge.exe")]
    [InlineData("home/Applications/Chromium.app/Contents/MacOS/Chromium")]
    public void The_usual_places_of_each_system_are_searched(string path) => new BrowserFinder(
        name => name switch { "HOME" => "home", "LOCALAPPDATA" => "local", _ => null },
        file => file.Replace('\\', '/') == path).Find()!.Replace('\\', '/').ShouldBe(path);

    [BrowserFact]
    public async Task A_browser_draws_each_picture_with_two_pixels_for_one()
    {
        cli.Browser = BrowserFinder.OfMachine.Find;

        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");

        result.Output.ShouldNotContain("SVG only");
        Files.ShouldBe(["picture-summary-dark.png", s_summary[0], "picture-summary-light.png", s_summary[1]]);
        var png = await File.ReadAllBytesAsync(repository.In("out/pictures/picture-summary-dark.png"));
        System.Buffers.Binary.BinaryPrimitives.ReadInt32BigEndian(png.AsSpan(16)).ShouldBe(1200);
    }
}

/// <summary>A test that starts a browser; skipped where none is installed.</summary>
internal sealed class BrowserFactAttribute : FactAttribute
{
    public BrowserFactAttribute() => Skip = BrowserFinder.OfMachine.Find() is null ? "no browser is installed" : null;
}
