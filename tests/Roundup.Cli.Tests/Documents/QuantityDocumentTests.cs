using System.Text.RegularExpressions;

namespace Roundup.Cli.Tests.Documents;

/// <summary>docs/columns.md lists each quantity as it is declared, but for readings of batches and launches: no column has them.</summary>
public sealed class QuantityDocumentTests
{
    private static readonly Quantity[] s_shown = [.. SpeedQuantities.All, .. FirstCallQuantities.All];
    private static readonly string s_path = Path.Combine(Repository.Find(), "docs", "columns.md");

    [Fact]
    public void The_list_of_quantities_is_that_of_their_declarations()
    {
        const string Start = "<!-- quantities -->\n";
        const string End = "<!-- /quantities -->";
        var document = File.ReadAllText(s_path);
        var made = Regex.Replace(document, $"(?s){Start}.*{End}", $"{Start}{Table()}{End}".Replace("$", "$$", StringComparison.Ordinal));
        if (Environment.GetEnvironmentVariable("ROUNDUP_UPDATE_GOLDEN") == "1")
        {
            File.WriteAllText(s_path, made);
        }

        document.ShouldContain(Start);
        File.ReadAllText(s_path).ShouldBe(made, "run with ROUNDUP_UPDATE_GOLDEN=1 after a declaration has changed");
    }

    [Fact]
    public void Names_tell_quantities_apart_and_the_place_is_that_in_a_message()
    {
        foreach (var list in (QuantityList[])[BatchQuantities.All, LaunchQuantities.All, SpeedQuantities.All, FirstCallQuantities.All])
        {
            list.Select(quantity => quantity.Key).ShouldBeUnique();
            list.Select(quantity => quantity.Place).ShouldBe(Enumerable.Range(0, list.Count));
        }
    }

    private static string Table() => string.Concat(
    [
        "| name (heading) | unit | estimate | meaning |\n|---|---|---|---|\n",
        .. s_shown.Select(quantity =>
            (quantity == FirstCallQuantities.All[0] ? "| **of a first call** | | | |\n" : "")
            + $"| {quantity.Key}{(quantity.Heading == quantity.Name ? "" : $" ({quantity.Heading})")} | {Word(quantity.Unit)} | "
            + $"{Word(quantity)} | {quantity.Meaning} |\n"),
        $"\nLess is better, except for {string.Join(" and ", s_shown.Where(one => !one.LessIsBetter).Select(one => one.Key))}.\n",
    ]);

    private static string Word(Unit unit) => unit switch
    {
        Unit.Time => "ns",
        Unit.Bytes => "bytes",
        Unit.Share => "share",
        _ => "1",
    };

    private static string Word(Quantity quantity) => quantity.Estimator switch
    {
        Estimator.Read => "",
        Estimator.Computed => "",
        Estimator.Median => "median",
        Estimator.MedianPerCall => $"median of {quantity.Reading!.Key} per call, in the quiet state",
        Estimator.SumOverCalls => $"median over launches of {quantity.Reading!.Key} over calls",
        Estimator.SumOverThousandCalls => $"sum of {quantity.Reading!.Key} per 1,000 calls",
        Estimator.ShareOfTime => $"{quantity.Reading!.Key} over wallNs",
        _ => quantity.Estimator.ToString().ToLowerInvariant(),
    };
}
