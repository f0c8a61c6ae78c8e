using System.CommandLine;
using System.CommandLine.Completions;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Cli.Parsing;

namespace Roundup.Cli.Commands;

internal sealed class HelpCommand : RoundupCommand
{
    public HelpCommand(CliContext context)
        : base("help", "Print a document, such as how to read a result; without a topic, list the documents.")
    {
        var topic = new Argument<string?>("topic")
        {
            HelpName = "TOPIC",
            Arity = ArgumentArity.ZeroOrOne,
            Description = "The name of a document or of a command.",
        };
        topic.CompletionSources.Add(_ => HelpTopics.Names.Select(name => new CompletionItem(name)));
        Add(topic);
        SetAction(parsed =>
        {
            if (parsed.GetValue(topic) is not { } name)
            {
                context.Terminal.WriteLine(HelpTopics.List);
            }
            else if (HelpTopics.Text(name) is { } text)
            {
                context.Terminal.WriteLine(text);
            }
            else
            {
                var root = parsed.RootCommandResult.Command;
                var commands = root.Subcommands.Select(command => command.Name).ToList();
                if (!commands.Contains(name))
                {
                    throw Unknown(name, [.. HelpTopics.Names, .. commands]);
                }

                root.Parse([name, "--help"]).Invoke(parsed.InvocationConfiguration);
            }
        });
    }

    public override IReadOnlyList<Example> Examples { get; } =
    [
        new("roundup help reading-results", "explain how to read a result"),
        new("roundup help columns | less", "explain all columns, page by page"),
        new("roundup help run", "show the options of a command, as `roundup run --help` does"),
    ];

    private static RoundupException Unknown(string name, IReadOnlyList<string> known) => new(
        ExitCode.Usage,
        $"There is no topic '{name}': " + (NearestName.Find(name, known) is { } near
            ? $"did you mean {near}?"
            : "`roundup help` lists the topics, and `roundup --help` the commands."));
}

// Documents of docs/, which the program contains. A topic is the name of a file.
internal static class HelpTopics
{
    private const string Prefix = "help/";

    public static IReadOnlyList<string> Names { get; } =
    [
        .. typeof(HelpTopics).Assembly.GetManifestResourceNames()
            .Where(name => name.StartsWith(Prefix, StringComparison.Ordinal))
            .Select(name => name[Prefix.Length..])
            .Order(StringComparer.Ordinal),
    ];

    public static string List => string.Join(Environment.NewLine, [
        .. Names.Select(name => $"{name.PadRight(Names.Max(other => other.Length))}  {Text(name)!.Split('\n')[0].Trim('#', ' ', '\r')}"),
        "",
        "`roundup help TOPIC` prints one, as Markdown; `roundup COMMAND --help` lists the options of a command."
    ]);

    // Null where no topic has this name.
    public static string? Text(string name)
    {
        using var stream = typeof(HelpTopics).Assembly.GetManifestResourceStream(Prefix + name);
        if (stream is null)
        {
            return null;
        }

        using var reader = new StreamReader(stream);
        return reader.ReadToEnd().TrimEnd();
    }
}
