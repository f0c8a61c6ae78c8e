using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Profiling;

/// <summary>Checks that the filters select one case, which is what can be profiled.</summary>
internal static class OneCase
{
    private const int MaximumNamed = 4;

    /// <summary>Checks a plan.</summary>
    /// <exception cref="RoundupException">It has more than one case.</exception>
    public static void Check(Plan plan)
    {
        if (plan.Cases.Count == 1)
        {
            return;
        }

        (string Option, IEnumerable<string> Values)[] filters =
        [
            ("--serializer", plan.Cases.Select(planned => new CatalogueRow(planned.Library, planned.Row).UniqueName)),
            ("--compressor", plan.Cases.Select(planned => planned.Id.Compressor)),
            ("--dataset", plan.Cases.Select(planned => planned.Id.Cell.Dataset)),
            ("--count", plan.Cases.Select(planned => $"{planned.Id.Cell.Count}")),
            ("--shape", plan.Cases.Select(planned => planned.Id.Cell.Shape.ToString())),
            ("--operation", plan.Cases.Select(planned => planned.Id.Cell.Operation.ToString())),
            ("--target", plan.Cases.Select(planned => planned.Id.Cell.Target)),
        ];
        var missing = filters
            .Select(filter => (filter.Option, Values: filter.Values.Distinct().ToList()))
            .Where(filter => filter.Values.Count > 1)
            .Select(filter => $"{filter.Option} ({List(filter.Values)})");
        throw new RoundupException(
            ExitCode.Usage,
            $"--profile takes one case, and {plan.Cases.Count} are selected: name one value for each of {string.Join(", ", missing)}.");
    }

    private static string List(List<string> values) =>
        string.Join(", ", values.Take(MaximumNamed)) + (values.Count > MaximumNamed ? $", and {values.Count - MaximumNamed} more" : "");
}
