using System.CommandLine.Parsing;
using Roundup.Analysis.Rankings;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;

namespace Roundup.Cli.Parsing;

internal static class WeightOptions
{
    private const double Most = 10;

    private static readonly Weights s_usual = Analysis.Rankings.Weights.Usual;

    private static readonly (string Name, Func<Weights, double, Weights> With)[] s_measures =
    [
        ("write", (weights, weight) => weights with { Write = weight }),
        ("read", (weights, weight) => weights with { Read = weight }),
        ("size", (weights, weight) => weights with { Size = weight }),
        ("allocated", (weights, weight) => weights with { Allocated = weight }),
        ("first", (weights, weight) => weights with { First = weight }),
    ];

    // Null: no weights are given.
    public static Weights Combine(Weights? weights, double? bandwidth)
    {
        if (bandwidth is { } given)
        {
            return weights is not null
                ? throw new RoundupException(ExitCode.Usage, "--bandwidth ranks by total time, --weights by score: leave out one of them.")
                : given is > 0 and < 1e9
                ? s_usual with { Bandwidth = given }
                : throw new RoundupException(ExitCode.Usage, "--bandwidth is not a number of Mbit/s above 0: give for example 100.");
        }

        return weights is { Write: 0, Read: 0, Size: 0, Allocated: 0, First: 0 }
            ? throw new RoundupException(ExitCode.Usage, "--weights gives everything the weight 0: give for example write:1,size:1.")
            : weights ?? s_usual;
    }

    public static Weights? Parse(ArgumentResult result)
    {
        var weights = s_usual;
        foreach (var text in Parsers.Texts(result))
        {
            var (name, number) = text.Split(':', 2) is [var before, var after] ? (before, after) : (text, "1");
            var measure = Array.Find(s_measures, one => one.Name.Equals(name, StringComparison.OrdinalIgnoreCase));
            var names = s_measures.Select(one => one.Name).ToList();
            if (measure.With is null)
            {
                result.AddError(
                    $"--weights '{text}' is not known{NearestName.Proposal(name, names)} Give one of {string.Join(", ", names)}.");
            }
            else if (double.TryParse(number, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var weight)
                && weight <= Most)
            {
                weights = measure.With(weights, weight);
            }
            else
            {
                result.AddError($"--weights '{text}' has no weight from 0 to {Most}: give for example {name}:1.");
            }
        }

        return weights;
    }
}
