using System.CommandLine;

namespace Roundup.Cli.Parsing;

/// <summary>The option <c>--keep-data</c>, of all commands that verify round trips.</summary>
internal static class KeepDataOption
{
    /// <summary>The option; the folder is made absolute, so that a resumed run finds it from elsewhere.</summary>
    public static Option<string?> Create() => new("--keep-data")
    {
        HelpName = "DIR",
        CustomParser = result => Path.GetFullPath(result.Tokens[^1].Value),
        Description = "Also save what each serializer writes for the first value, to files in this folder. "
            + "Repeat the option with --resume, unless the folder is inside the run's own folder.",
    };
}
