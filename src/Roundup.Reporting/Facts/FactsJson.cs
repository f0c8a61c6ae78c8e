using System.Reflection;
using Roundup.Analysis;
using Roundup.Facts;
using Roundup.Reporting.Common;

namespace Roundup.Reporting.Facts;

/// <summary>The file of facts of some serializers.</summary>
public static class FactsJson
{
    /// <summary>The name of the file.</summary>
    public const string Name = "facts.json";

    /// <summary>The name of its JSON Schema, which a site has beside it.</summary>
    public const string SchemaName = "facts.schema.json";

    private static readonly string s_version =
        typeof(FactsJson).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion;

    /// <summary>The file with the runs that the sheets name.</summary>
    /// <param name="serializers">The sheets.</param>
    /// <param name="runs">The runs that they were made from.</param>
    public static FactsFile Create(IReadOnlyList<SerializerSheet> serializers, IReadOnlyList<NamedResults> runs)
    {
        ArgumentNullException.ThrowIfNull(serializers);
        ArgumentNullException.ThrowIfNull(runs);
        var file = new FactsFile(SchemaName, s_version, SerializerSpeeds.Baseline, serializers)
        {
            Runs = [.. runs.OrderBy(run => run.Name, StringComparer.Ordinal).Select(RunOf)],
        };
        return file.Of(_ => true);
    }

    private static FactRun RunOf(NamedResults run)
    {
        var source = SerializerSheets.SourceOf(run);
        return new(source.Run, source.Command, source.Date, Headline.Machine(run.Results),
            run.Results.Targets.ToDictionary(target => target.Name, target => target.Runtime));
    }
}
