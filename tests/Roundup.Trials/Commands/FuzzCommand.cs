using System.CommandLine;
using Roundup.Trials.Fuzzing;
using Roundup.Trials.Running;

namespace Roundup.Trials.Commands;

/// <summary><c>fuzz</c>: what the program does with damaged and crafted files.</summary>
internal sealed class FuzzCommand : Command
{
    public FuzzCommand()
        : base("fuzz", "Give roundup mutated results, journals, suites, published figures and project files; print a Markdown table.")
    {
        var files = new Option<int>("--files") { DefaultValueFactory = _ => 10_000, Description = "How many files." };
        var seed = new Option<int>("--seed") { DefaultValueFactory = _ => 1, Description = "The seed of the mutations." };
        Add(files);
        Add(seed);
        SetAction(async (parsed, cancellation) =>
        {
            using var fuzzer = new Fuzzer { Keep = Path.Combine(BuiltRoundup.Artifacts, "fuzz") };
            var results = await fuzzer.RunAsync(parsed.GetValue(files), parsed.GetValue(seed), cancellation).ConfigureAwait(false);
            Console.WriteLine(MarkdownTable.Of(FuzzResult.Head, results.Select(result => result.Line())));
            var wrong = results.SelectMany(result => result.Wrong).ToList();
            foreach (var line in wrong)
            {
                await Console.Error.WriteLineAsync(line).ConfigureAwait(false);
            }

            return wrong.Count == 0 ? 0 : 1;
        });
    }
}
