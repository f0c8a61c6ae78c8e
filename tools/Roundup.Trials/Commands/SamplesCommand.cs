using System.CommandLine;
using System.Globalization;
using Roundup.Catalogue;
using Roundup.Trials.Runs;
using Roundup.Trials.SampleComparison;

namespace Roundup.Trials.Commands;

/// <summary><c>samples</c>: rows beside the same calls as the library's own sample has them.</summary>
internal sealed class SamplesCommand : Command
{
    private readonly Option<string[]> _serializers = new("--serializer")
    {
        AllowMultipleArgumentsPerToken = true,
        Description =
            "Only these, as in `roundup run`: a library or compressor, or one configuration of it (default: all with a sample).",
    };

    private readonly Option<int> _launches = new("--launches") { DefaultValueFactory = _ => 5, Description = "Launches of each case." };
    private readonly Option<ulong> _seed = SeriesOptions.Seed();
    private readonly Option<string?> _source = new("--package-source")
    {
        Description = "An additional NuGet feed, or a folder of packages.",
    };

    private readonly Option<string?> _output = new("--out")
    {
        Description = "The folder of the runs, one for each configuration (default: in artifacts/trials). Finished ones are not repeated.",
    };

    private readonly Argument<string[]> _extra = SeriesOptions.Extra();

    public SamplesCommand()
        : base("samples", "Compare entrants with others that are written as the libraries' own samples; print a Markdown table.")
    {
        foreach (var option in (Option[])[_serializers, _launches, _seed, _source, _output])
        {
            Add(option);
        }

        Add(_extra);
        SetAction(RunAsync);
    }

    private async Task<int> RunAsync(ParseResult parsed, CancellationToken cancellation)
    {
        var cases = new List<ComparedCase>();
        foreach (var pair in SamplePair.All([.. Globs(parsed.GetValue(_serializers))]))
        {
            var series = Series(parsed, pair);
            try
            {
                await foreach (var run in series.RunAsync(cancellation))
                {
                    await Console.Error.WriteLineAsync($"{pair.Name}: {run}");
                    cases.AddRange(ComparedCase.Of(pair, run.Results));
                }
            }
            catch (RoundupException e) when (e.ExitCode == ExitCode.NothingMeasured)
            {
                // A package that cannot be had here must not end the trial of the others.
                await Console.Error.WriteLineAsync($"{pair.Name}: {e.Message}");
            }
        }

        Console.WriteLine(SampleTable.Write(cases));
        foreach (var line in SampleTable.NotCompared(cases))
        {
            await Console.Error.WriteLineAsync(line);
        }

        return cases.Exists(one => one.IsWorse) ? (int)ExitCode.SomeFailed
            : cases.Exists(one => one.Obstacle is null) ? (int)ExitCode.Success
            : (int)ExitCode.NothingMeasured;
    }

    private RunSeries Series(ParseResult parsed, SamplePair pair)
    {
        var folder = parsed.GetValue(_output) ?? Path.Combine(BuiltRoundup.Artifacts, "samples");
        string[] packages = parsed.GetValue(_source) is { } feed ? ["--package-source", feed] : [];
        return new()
        {
            Program = BuiltRoundup.OfCheckout(),
            Folder = Path.Combine(Path.GetFullPath(folder), pair.Name.Replace('/', '-')),
            Arguments =
            [
                .. pair.Arguments, "--launches", parsed.GetValue(_launches).ToString(CultureInfo.InvariantCulture), .. packages,
                .. parsed.GetValue(_extra) ?? [],
            ],
            Seed = parsed.GetValue(_seed),
            Count = 1,
        };
    }

    private static IEnumerable<string> Globs(string[]? given)
    {
        const StringSplitOptions WithoutEmpty = StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries;
        return (given ?? []).SelectMany(text => text.Split(',', WithoutEmpty));
    }
}
