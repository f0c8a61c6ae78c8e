using Microsoft.CodeAnalysis;

namespace Roundup.ModelCompiler.Sources;

/// <summary>Reports the errors of a model's source, each with file, line and column; five at most.</summary>
internal static class SourceErrors
{
    private const int Most = 5;

    private const string Remedy = "correct the model, which has to compile against the framework alone";
    private const string Unknown =
        "take it out of the model, or add the file that declares it: of packages nothing is known here, only their attributes are left out";

    // Undeclared names: CS0246 and CS0234 for types, CS0103 for any name.
    private static readonly HashSet<string> Names = ["CS0246", "CS0234", "CS0103"];

    /// <summary>Throws one exception with all errors, if there are any.</summary>
    public static void Throw(IEnumerable<Diagnostic> diagnostics)
    {
        var errors = diagnostics
            .Select(diagnostic => new ModelException(
                Place(diagnostic.Location),
                $"{diagnostic.Id} {diagnostic.GetMessage().TrimEnd('.')}",
                Names.Contains(diagnostic.Id) ? Unknown : Remedy))
            .DistinctBy(error => error.Message)
            .ToList();
        if (errors.Count > 0)
        {
            throw ModelException.Of(errors, Most);
        }
    }

    public static string Place(Location location)
    {
        var place = location.GetMappedLineSpan();
        return $"{place.Path}({place.StartLinePosition.Line + 1},{place.StartLinePosition.Character + 1})";
    }
}
