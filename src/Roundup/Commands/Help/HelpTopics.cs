namespace Roundup.Cli.Commands.Help;

/// <summary>Documents of <c>docs/</c>, which the program contains. A topic is the name of a file.</summary>
internal static class HelpTopics
{
    private const string Prefix = "help/";

    /// <summary>The topics, in alphabetical order.</summary>
    public static IReadOnlyList<string> Names { get; } =
    [
        .. typeof(HelpTopics).Assembly.GetManifestResourceNames()
            .Where(name => name.StartsWith(Prefix, StringComparison.Ordinal))
            .Select(name => name[Prefix.Length..])
            .Order(StringComparer.Ordinal),
    ];

    /// <summary>Each topic with the title of its document.</summary>
    public static string List => string.Join(Environment.NewLine, [
        .. Names.Select(name => $"{name.PadRight(Names.Max(other => other.Length))}  {Text(name)!.Split('\n')[0].Trim('#', ' ', '\r')}"),
        "",
        "`roundup help TOPIC` prints one, as Markdown; `roundup COMMAND --help` lists the options of a command."
    ]);

    /// <summary>The text of a topic; null where there is none of this name.</summary>
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
