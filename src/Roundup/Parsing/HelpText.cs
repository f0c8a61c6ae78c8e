using System.CommandLine;
using System.CommandLine.Help;
using System.CommandLine.Invocation;
using System.Reflection;

namespace Roundup.Cli.Parsing;

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

    // Whether help or the version was asked for: then nothing else on the line matters.
    public static bool IsWanted(ParseResult result) => result.Action is Action or Version;

    private static string ExitCodes => string.Join(Environment.NewLine, ExitCodeText.All.Select(e => $"  {(int)e.Code,-5}{e.Meaning}"));

    private sealed class Action(HelpAction standard) : SynchronousCommandLineAction
    {
        public override bool ClearsParseErrors => true;

        public override int Invoke(ParseResult parseResult)
        {
            var output = parseResult.InvocationConfiguration.Output;
            var command = parseResult.CommandResult.Command;
            output.Write(Grouped(Standard(parseResult), (command as RoundupCommand)?.Groups ?? []));
            var examples = command switch
            {
                RootCommand root => root.Subcommands.OfType<RoundupCommand>()
                    .SelectMany(own => own.Examples.Where((example, place) => place == 0 || example.IsForAll)),
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

        private string Standard(ParseResult parsed)
        {
            var configuration = parsed.InvocationConfiguration;
            var output = configuration.Output;
            using var text = new StringWriter();
            configuration.Output = text;
            standard.Invoke(parsed);
            configuration.Output = output;

            // What may be left out is in brackets.
            return parsed.CommandResult.Command.Options
                .Where(option => option is { HelpName: not null, Arity: { MinimumNumberOfValues: 0, MaximumNumberOfValues: 1 } })
                .Aggregate(text.ToString(), (help, option) => help.Replace(
                    $"{option.Name} <{option.HelpName}>", $"{option.Name} [{option.HelpName}]", StringComparison.Ordinal));
        }

        // The layout of the standard help cannot be set: its list of options is divided, and what is in no group ends the list.
        private static string Grouped(string help, IReadOnlyList<HelpGroup> groups)
        {
            var lines = help.Split(Environment.NewLine);
            var first = Array.IndexOf(lines, "Options:") + 1;
            if (groups.Count == 0 || first == 0)
            {
                return help;
            }

            var end = Array.FindIndex(lines, first, line => line.Length == 0);
            var entries = new List<List<string>>();
            foreach (var line in lines[first..end])
            {
                if (line.StartsWith("  -", StringComparison.Ordinal))
                {
                    entries.Add([]);
                }

                entries[^1].Add(line);
            }

            string NameOf(List<string> entry) => entry[0].Split(' ', StringSplitOptions.RemoveEmptyEntries)[0].TrimEnd(',');
            var byName = entries.ToDictionary(NameOf);
            var grouped = groups.SelectMany(group => group.Options
                .SelectMany(option => byName.Remove(option.Name, out var entry) ? entry : [])
                .Prepend($"{group.Heading}:")
                .Append("")).ToList();
            var others = entries.Where(entry => byName.ContainsKey(NameOf(entry))).SelectMany(entry => entry).Prepend("Other options:");
            return string.Join(Environment.NewLine, (string[])[.. lines[..(first - 1)], .. grouped, .. others, .. lines[end..]]);
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
