using System.Buffers.Binary;
using System.Xml.Linq;
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
        some.Output.ShouldContain("There is no picture first-call: the run does not include the experiment that it shows.");
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
    public async Task What_another_browser_left_behind_is_no_picture_and_nothing_is_left_behind()
    {
        const string Old = "picture-summary-light.png.browser";
        await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");
        var svg = XDocument.Load(repository.In("out/pictures/picture-summary-light.svg")).Root!;
        var png = new byte[32];
        "PNG"u8.CopyTo(png.AsSpan(1));
        foreach (var (place, side) in new[] { (16, "width"), (20, "height") })
        {
            BinaryPrimitives.WriteInt32BigEndian(png.AsSpan(place), 2 * int.Parse(svg.Attribute(side)!.Value));
        }

        File.WriteAllBytes(repository.Write($"out/pictures/{Old}/page.png", ""), png);

        // A program that takes no picture.
        cli.Browser = () => "dotnet";
        var result = await cli.RunAsync("report", repository.In("out"), "--picture", "summary");

        result.Output.ShouldContain("and no picture of the right size");
        Files.ShouldBe([s_summary[0], Old, s_summary[1]]);
    }

    [Fact]
    public async Task A_file_that_cannot_be_written_is_a_notice_of_a_run_and_an_error_of_a_report()
    {
        repository.Write("out/pictures", "");

        var run = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");
        var report = await cli.RunAsync("report", repository.In("out"), "--picture", "summary");

        run.Code.ShouldBe(0);
        run.Error.ShouldBeEmpty();
        run.Output.ShouldContain("Packed");
        run.Output.ShouldContain($"Cannot write to {repository.In("out/pictures")}: ");
        run.Output.ShouldContain($"repeat with `roundup report {repository.In("out")} --picture summary`.");
        report.Code.ShouldBe((int)ExitCode.OutputNotWritable);
        report.Error.ShouldContain($"Cannot write to {repository.In("out/pictures")}: ");
        report.Error.ShouldContain("or give another folder with --output.");
    }

    [Fact]
    public async Task An_interrupted_run_draws_nothing_and_says_how_to()
    {
        cli.Browser = () => throw new InvalidOperationException("an interrupted run looks for no browser");
        cli.Engine = (start, _) => Task.FromResult(SampleResults.Write(
            SampleResults.Of(start.Plan) is var file ? file with { Run = file.Run with { Interrupted = true } } : null!, start.Folder));

        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary,heatmap");

        result.Code.ShouldBe((int)ExitCode.Interrupted);
        result.Output.ShouldContain($"draw them with `roundup report {repository.In("out")} --picture summary,heatmap`.");
        Files.ShouldBeEmpty();
    }

    [Fact]
    public async Task An_interruption_ends_the_browser()
    {
        if (OperatingSystem.IsWindows())
        {
            return;
        }

        const string Svg = "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>";
        var browser = repository.Write("browser", "#!/bin/sh\ntouch \"$0.started\"\nexec sleep 600\n");
        File.SetUnixFileMode(browser, UnixFileMode.UserRead | UnixFileMode.UserExecute);
        var folder = Directory.CreateDirectory(repository.In("pictures")).FullName;
        using var interruption = new CancellationTokenSource();

        var drawing = Screenshot.WriteAsync(browser, Svg, Path.Combine(folder, "a.png"), interruption.Token);
        while (!File.Exists(browser + ".started"))
        {
            drawing.IsCompleted.ShouldBeFalse();
            await Task.Delay(TimeSpan.FromMilliseconds(10));
        }

        await interruption.CancelAsync();
        await Should.ThrowAsync<OperationCanceledException>(drawing);
        Directory.EnumerateFileSystemEntries(folder).ShouldBeEmpty();
    }

    [Fact]
    public async Task A_variable_that_names_no_program_is_one_notice()
    {
        cli.Browser = new BrowserFinder(name => name == BrowserFinder.Variable ? "nowhere" : null, _ => false).Find;

        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");

        result.Code.ShouldBe(0);
        result.Output.ShouldContain("The pictures are SVG only: ROUNDUP_BROWSER is 'nowhere', which is not a program");
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

    [ChromiumFact]
    public async Task A_browser_draws_each_picture_with_two_pixels_for_one()
    {
        cli.Browser = () => Chromium.Program;

        var result = await cli.RunAsync("run", "--output", repository.In("out"), "--picture", "summary");

        result.Output.ShouldNotContain("SVG only");
        Files.ShouldBe(["picture-summary-dark.png", s_summary[0], "picture-summary-light.png", s_summary[1]]);
        var png = await File.ReadAllBytesAsync(repository.In("out/pictures/picture-summary-dark.png"));
        BinaryPrimitives.ReadInt32BigEndian(png.AsSpan(16)).ShouldBe(1200);
    }
}
