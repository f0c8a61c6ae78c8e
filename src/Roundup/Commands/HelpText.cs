using System.CommandLine;
using System.CommandLine.Help;
using System.CommandLine.Invocation;
using System.Reflection;

namespace Roundup.Cli.Commands;

/// <summary>The standard help, followed by examples and exit codes.</summary>
internal static class HelpText
{
    private const int Width = 100;

    public static void Install(RootCommand root)
    {
        var help = root.Options.OfType<HelpOption>().Single();
        var standard = (HelpAction)help.Action!;
        standard.MaxWidth = Width;
        help.Action = new Action(standard);
        root.Options.OfType<VersionOption>().Single().Action = new Version();
    }

    /// <summary>Whether help or the version was asked for: then nothing else on the line matters.</summary>
    public static bool IsWanted(ParseResult result) => result.Action is Action or Version;

    private static string ExitCodes => string.Join(Environment.NewLine, ExitCodeText.All.Select(e => $"  {(int)e.Code,-5}{e.Meaning}"));

    private sealed class Action(HelpAction standard) : SynchronousCommandLineAction
    {
        public override bool ClearsParseErrors => true;

        public override int Invoke(ParseResult parseResult)
        {
            standard.Invoke(parseResult);
            var output = parseResult.InvocationConfiguration.Output;
            var command = parseResult.CommandResult.Command;
            var examples = command switch
            {
                RootCommand root => root.Subcommands.OfType<RoundupCommand>().Select(c => c.Examples[0]),
                RoundupCommand own => own.Examples,
                _ => [],
            };
            foreach (var (first, example) in examples.Select((e, i) => (i == 0, e)))
            {
                var heading = first ? "Examples:" + Environment.NewLine : "";
                output.WriteLine($"{heading}  {example.Line}{Environment.NewLine}      {example.What}");
            }

            if (command is RootCommand or RoundupCommand { ShowsExitCodes: true })
            {
                output.WriteLine($"{Environment.NewLine}Exit codes:{Environment.NewLine}{ExitCodes}");
            }

            return 0;
        }
    }

    private sealed class Version : SynchronousCommandLineAction
    {
        public override int Invoke(ParseResult parseResult)
        {
            var version = typeof(Version).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()!.InformationalVersion;
            parseResult.InvocationConfiguration.Output.WriteLine("roundup " + version.Split('+')[0]);
            return 0;
        }
    }
}
