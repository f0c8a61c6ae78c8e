using System.CommandLine;
using System.CommandLine.Parsing;
using Roundup.Catalogue.Definitions;

namespace Roundup.Cli.Parsing;

internal static class ParseErrors
{
    public static string? Describe(ParseResult result)
    {
        var command = result.CommandResult.Command;
        if (command is RootCommand && result.UnmatchedTokens is ["verify", ..])
        {
            return "There is no command verify: `roundup check --only values` tests the round trip.";
        }

        if (UnknownOption(result) is { } option)
        {
            var names = Options(result.CommandResult)
                .SelectMany(o => o.Aliases.Prepend(o.Name))
                .Where(n => n.StartsWith("--", StringComparison.Ordinal));
            var suggestion = NearestName.Proposal(option, names);
            return $"There is no option {option}{suggestion} `{Path(result.CommandResult)} --help` lists them.";
        }

        if (Values(result.RootCommandResult).Contains(""))
        {
            return $"`{Path(result.CommandResult)}` was given an empty value: give one, or leave it out.";
        }

        if (result.Errors.Count == 0)
        {
            return null;
        }

        if (result.UnmatchedTokens.Count > 0 && command.Subcommands.Count > 0)
        {
            var word = result.UnmatchedTokens[0];
            var suggestion = NearestName.Proposal(word, command.Subcommands.Select(c => c.Name));
            return $"`{Path(result.CommandResult)}` has no command {word}{suggestion} `{Path(result.CommandResult)} --help` lists them.";
        }

        if (result.UnmatchedTokens.Count > 0)
        {
            return $"`{Path(result.CommandResult)}` cannot use '{result.UnmatchedTokens[0]}':"
                + " separate several values of an option by commas without spaces, and put a glob in quotes.";
        }

        if (command is RoundupCommand { Examples: [var example, ..] } && Missing(result.CommandResult) is { Count: > 0 } missing)
        {
            return $"`{Path(result.CommandResult)}` needs {string.Join(" and ", missing)}: for example `{example.Line}`.";
        }

        if (result.Errors[0].SymbolResult is OptionResult { Tokens.Count: 0, Option: { HelpName: { } value } lacking })
        {
            return $"{lacking.Name} needs a value, {value}: `{Path(result.CommandResult)} --help` says which.";
        }

        return command.Subcommands.Count > 0
            ? $"`{Path(result.CommandResult)}` needs one of {string.Join(", ", command.Subcommands.Select(c => c.Name))}."
            : result.Errors[0].Message;
    }

    private static List<string> Missing(CommandResult command) =>
    [
        .. command.Command.Arguments
            .Where(argument => (command.GetResult(argument)?.Tokens.Count ?? 0) < argument.Arity.MinimumNumberOfValues)
            .Select(argument => $"<{argument.HelpName ?? argument.Name}>"),
        .. command.Command.Options
            .Where(option => option.Required && command.GetResult(option) is null or { Implicit: true })
            .Select(option => option.Name),
    ];

    // A misspelt option is taken for the value of whatever takes one: no value here starts with a dash.
    private static string? UnknownOption(ParseResult result) =>
        result.UnmatchedTokens.Concat(Values(result.RootCommandResult))
            .FirstOrDefault(t => t.Length > 1 && t[0] == '-' && !char.IsAsciiDigit(t[1]))
            ?.Split('=')[0];

    private static IEnumerable<string> Values(CommandResult command) => command.Children.SelectMany(child => child switch
    {
        CommandResult inner => Values(inner),
        _ => child.Tokens.Select(t => t.Value),
    });

    private static IEnumerable<Option> Options(CommandResult command)
    {
        for (SymbolResult? result = command; result is not null; result = result.Parent)
        {
            var own = (result as CommandResult)?.Command.Options ?? [];
            foreach (var option in own.Where(o => !o.Hidden && (result == command || o.Recursive)))
            {
                yield return option;
            }
        }
    }

    private static string Path(CommandResult command) =>
        command.Parent is CommandResult parent ? $"{Path(parent)} {command.Command.Name}" : "roundup";
}
