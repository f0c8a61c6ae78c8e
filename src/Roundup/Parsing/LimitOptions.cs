using System.CommandLine;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Parsing;

/// <summary>The options that say what a worker may use before it is ended, of the commands that start workers for many cases.</summary>
internal sealed class LimitOptions
{
    private readonly Option<TimeSpan?> time = new("--time-limit")
    {
        HelpName = "TIME",
        CustomParser = Parsers.Duration("--time-limit"),
        Description = "The longest that one step of a serializer may take before it counts as hung (default: 20s, more for large data).",
    };

    private readonly Option<long?> memory = new("--memory-limit")
    {
        HelpName = "SIZE",
        CustomParser = Parsers.Size,
        Description = "The memory at which a serializer counts as out of memory, for example 500MB (default: 2GB, more for large data).",
    };

    private readonly Option<TimeSpan?> build = new("--build-limit")
    {
        HelpName = "TIME",
        CustomParser = Parsers.Duration("--build-limit"),
        Description = "The longest that the build of one serializer or dataset may take (default: 10m).",
    };

    public OptionGroup Group => new(OptionGroup.Limits, [time, memory, build]);

    /// <summary>The options of a run with the limits that were given.</summary>
    public RunOptions Read(RunOptions options, ParseResult parsed) =>
        options with
        {
            TimeLimit = parsed.GetValue(time),
            MemoryLimit = parsed.GetValue(memory),
            BuildLimit = parsed.GetValue(build),
        };
}
