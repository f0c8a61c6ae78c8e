namespace Roundup.Page.Tests;

/// <summary>Texts of a results file that somebody else has written.</summary>
public class HostileTextTests : PageTest
{
    private const string Markup =
        "<script>window.ran = 1</script><img src=x onerror=\"window.ran = 2\"> \" ' & &lt; "
        + "| `x` \\ =1+1 \u202Eright\u2066to left\u0007 ]]> --> </style>";

    private static readonly string s_long = new('W', 5_000);

    private static readonly Lazy<string> s_page = new(() => Pages.AddressOf(Hostile()));

    [ChromiumTheory]
    [InlineData(1280)]
    [InlineData(400)]
    public Task Nothing_runs_and_the_page_is_no_wider(int width) => Opened(
        s_page.Value,
        async page =>
        {
            await page.OpenDetails();
            (await page.EvaluateAsync<bool>("'ran' in window")).ShouldBeFalse();
            (await page.Locator("img").CountAsync()).ShouldBe(0);
            (await page.Locator("[href^='javascript:']").CountAsync()).ShouldBe(0);
            await page.ShouldFit();
            var text = await page.InnerTextAsync("main");
            text.ShouldContain("<script>window.ran = 1</script>");
            text.ShouldContain(s_long);
            text.ShouldNotContain('\u202E');
        },
        width);

    [ChromiumFact]
    public Task The_tools_take_every_text() => Opened(s_page.Value, async page =>
    {
        await page.OpenDetails();
        foreach (var word in new[] { "<script>window.ran", "onerror=\"window.ran", s_long })
        {
            await page.FillAsync("#filter", word);
            (await page.VisibleRows()).ShouldNotBeEmpty();
            await page.ShouldFit();
        }

        await page.FillAsync("#filter", "");
        foreach (var name in await page.Locator("button.name").AllAsync())
        {
            await name.ClickAsync();
            (await page.Locator("dialog").EvaluateAsync<bool>("dialog => dialog.scrollWidth <= dialog.clientWidth")).ShouldBeTrue();
            (await page.Locator("dialog [href^='javascript:']").CountAsync()).ShouldBe(0);
            await page.Keyboard.PressAsync("Escape");
        }

        await page.EvaluateAsync("for (const button of document.querySelectorAll('thead button, .copy')) { button.click(); }");
        (await page.EvaluateAsync<bool>("'ran' in window")).ShouldBeFalse();
    });

    /// <summary>The small run with such texts wherever a results file has one.</summary>
    private static ResultsFile Hostile()
    {
        var file = Pages.Results("quick");
        var dataset = file.Datasets[0].Name;
        string Row(string name) => name switch
        {
            "Newtonsoft.Json" or "Newtonsoft.Json/default" => Markup,
            "YamlDotNet" => s_long,
            _ => name,
        };
        return file with
        {
            Run = file.Run with { Suite = Markup, Description = s_long, Command = Markup },
            Machine = file.Machine with { Cpu = Markup, Os = s_long },
            Targets = [.. file.Targets.Select(target => target with { Runtime = Markup })],
            Serializers =
            [
                .. file.Serializers.Select(row => row with
                {
                    Name = Row(row.Name),
                    Library = Row(row.Library),
                    Format = Markup,
                    Licence = s_long,
                    Home = "javascript:window.ran=3",
                    Notes = Markup,
                }),
            ],
            Datasets =
            [
                .. file.Datasets.Where(known => known.Name == dataset)
                    .Select(known => known with { Name = Markup, Description = s_long }),
            ],
            Cases =
            [
                .. file.Cases.Where(result => result.Id.Table.Dataset == dataset).Select(result => result with
                {
                    Id = result.Id with { Serializer = Row(result.Id.Serializer), Table = result.Id.Table with { Dataset = Markup } },
                    Fidelity = Fidelity.Lossy,
                    Lost = [Markup, s_long],
                    Experiments = result.Id.Serializer != "SpanJson" ? result.Experiments
                        : Parts.Ended(ExperimentNames.Speed, Outcome.Failed, Markup + s_long),
                }),
            ],
        };
    }
}
