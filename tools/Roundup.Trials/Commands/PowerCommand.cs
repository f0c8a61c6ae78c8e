using System.CommandLine;
using Roundup.Trials.Power;
using Roundup.Trials.Runs;

namespace Roundup.Trials.Commands;

/// <summary><c>power</c>: how often a row that does a little more work is told apart.</summary>
internal sealed class PowerCommand : Command
{
    private const string Faster = "Work/x100";
    private static readonly string[] s_beside = ["neighbour"];

    private static readonly Dictionary<int, string> s_rows = new()
    {
        [0] = "Work/x100-again",
        [1] = "Work/x101",
        [2] = "Work/x102",
        [4] = "Work/x104",
    };

    public PowerCommand()
        : base("power", "Run a table of two rows, of which one does exactly P % more work, many times; count how often the ranks say so.")
    {
        var percent = new Option<int>("--percent")
        {
            Required = true,
            Description = "How much more work: 1, 2 or 4 %; 0: equal rows, which no run should tell apart.",
        };
        percent.Validators.Add(result =>
        {
            if (!s_rows.ContainsKey(result.GetValueOrDefault<int>()))
            {
                result.AddError($"--percent is one of {string.Join(", ", s_rows.Keys)}: each is a row of the entrant Work.");
            }
        });
        var trials = new Option<int>("--trials") { DefaultValueFactory = _ => 40, Description = "How many runs." };
        var effort = new Option<string>("--effort") { DefaultValueFactory = _ => "standard", Description = "The effort of each run." };
        var seed = SeriesOptions.Seed();
        var output = new Option<string?>("--out") { Description = "The folder of the runs (default: in artifacts/trials)." };
        var neighbour = SeriesOptions.Neighbour();
        var extra = SeriesOptions.Extra();
        Add(percent);
        Add(trials);
        Add(effort);
        Add(seed);
        Add(output);
        Add(neighbour);
        Add(extra);
        SetAction(async (parsed, cancellation) =>
        {
            var slower = s_rows[parsed.GetValue(percent)];
            string[] name = [$"{parsed.GetValue(percent)} %", parsed.GetValue(effort)!, .. parsed.GetValue(neighbour) ? s_beside : []];
            var series = new RunSeries
            {
                Program = WorkRepository.Create(),
                Folder = Path.GetFullPath(parsed.GetValue(output) ?? DefaultFolder(name)),
                Arguments =
                [
                    "power", "--serializer", $"{Faster},{slower}", "--effort", parsed.GetValue(effort)!, .. parsed.GetValue(extra) ?? [],
                ],
                Seed = parsed.GetValue(seed),
                Count = parsed.GetValue(trials),
                Neighbour = parsed.GetValue(neighbour),
            };
            var done = new List<(FinishedRun Run, Trial Trial)>();
            await foreach (var run in series.RunAsync(cancellation))
            {
                done.Add((run, Trial.Of(run.Results, Faster, slower)));
                Console.WriteLine(PowerTable.Line(run, done[^1].Trial));
            }

            Console.WriteLine();
            Console.WriteLine(PowerTable.Of(string.Join(", ", name), done));
            return 0;
        });
    }

    private static string DefaultFolder(string[] name) =>
        Path.Combine(BuiltRoundup.Artifacts, string.Join('-', ["power", .. name]).Replace(" %", "", StringComparison.Ordinal));
}
