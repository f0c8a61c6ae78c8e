using System.CommandLine;

namespace Roundup.Cli.Parsing;

/// <summary>The option <c>--serve</c>.</summary>
internal sealed class ServeOption
{
    /// <summary>The option.</summary>
    public Option<int> Option { get; } = new("--serve")
    {
        HelpName = "PORT",
        Arity = ArgumentArity.ZeroOrOne,
        Description = "Show the report in a browser while the run goes on, on this machine only; without PORT, on any free port.",
    };

    /// <summary>The port, 0 for any; null where the option is not given.</summary>
    public int? Read(ParseResult parsed) => parsed.GetResult(Option) is { Implicit: false } ? parsed.GetValue(Option) : null;
}
