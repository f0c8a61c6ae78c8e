using System.CommandLine;
using Roundup.Analysis;
using Roundup.Analysis.Experiments.Speed;
using Roundup.Catalogue;
using Roundup.Results;
using Roundup.Trials.Agreement;
using Roundup.Trials.Runs;

namespace Roundup.Trials.Commands;

/// <summary><c>agreement</c>: how well runs of the same plan agree.</summary>
internal sealed class AgreementCommand : Command
{
    public AgreementCommand()
        : base("agreement", "Compare all pairs of runs of the same plan with different seeds; print a Markdown table.")
    {
        var runs = new Argument<string[]>("runs")
        {
            Arity = ArgumentArity.OneOrMore,
            Description = "results.json files, folders of runs, or folders of a series (DIR of `runs`).",
        };
        Add(runs);
        SetAction(parsed =>
        {
            ResultsFile[] files = [.. parsed.GetValue(runs)!.SelectMany(ResultsPaths.Find).Select(RoundupResults.Read)];
            if (files.Length < 2)
            {
                throw new RoundupException(ExitCode.Usage, "One run has nothing to agree with: give two or more.");
            }

            foreach (var doubt in SamePlan.Doubts(files))
            {
                Console.Error.WriteLine(doubt);
            }

            Console.WriteLine(AgreementTable.Write(new RunSet([.. files.Select(file => Analyser.Analyse(file))])));
        });
    }
}
