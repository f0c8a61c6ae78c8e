using System.CommandLine;
using System.CommandLine.Parsing;
using Roundup.Catalogue;
using Roundup.Catalogue.Planning;
using Roundup.Catalogue.Reading;

namespace Roundup.Cli.Parsing;

// A suite file that a command line names. What its members say is parsed by the options that they stand for; those that the command does
// not have are for another command.
internal sealed class SuiteFile
{
    private readonly string _path;
    private readonly IReadOnlyList<SuiteArgument> _arguments;

    public SuiteFile(string path, ParseResult line)
    {
        var command = line.CommandResult.Command;
        _path = path;
        _arguments =
        [
            .. SuiteArgument.Read(path).Where(argument => command.Options.FirstOrDefault(option => option.Name == argument.Option.Name)
                is { } option && (argument.Option.Adds || line.GetResult(option) is null or { Implicit: true })),
        ];
        string[] added =
        [
            .. from argument in _arguments.Where(argument => argument.Option.Adds).DistinctBy(argument => argument.Option.Name)
               from token in line.GetResult(command.Options.First(option => option.Name == argument.Option.Name))?.Tokens ?? []
               select (argument with { Text = token.Value }).Word,
        ];
        Parsed = line.RootCommandResult.Command.Parse(
            [command.Name, .. added.Union(_arguments.Select(argument => argument.Word))], line.Configuration);
        if (ParseErrors.Describe(Parsed) is { } error)
        {
            throw Named(new(ExitCode.Usage, error));
        }
    }

    // What the command line does not say, and all of what it adds to.
    public ParseResult Parsed { get; }

    // An error about the value of a member names the file and the member: the user knows no option.
    public async Task<int> RunAsync(Func<Task<int>> action)
    {
        try
        {
            return await action();
        }
        catch (RoundupException e) when (e.ExitCode == ExitCode.Usage && !e.Message.StartsWith(_path, StringComparison.Ordinal))
        {
            throw Named(e);
        }
    }

    private RoundupException Named(RoundupException error)
    {
        var words = error.Message.Split([' ', ',', ':', ';', '.', '`', '\''], StringSplitOptions.RemoveEmptyEntries);
        var named = _arguments.Where(argument => words.Contains(argument.Option.Name)).Select(argument => $"'{argument.Option.Member}'");
        var shown = _arguments
            .Where(argument => argument.Text.Length > 2 && error.Message.Contains(argument.Text, StringComparison.Ordinal))
            .Select(argument => $"'{argument.Option.Member}' ({argument.Option.Name})");
        var members = string.Join(" and ", (named.Any() ? named : shown).Distinct());
        return members.Length == 0 ? error
            : new(error.ExitCode, $"{_path}: {members}: {error.Message}", error) { HasLines = error.HasLines };
    }
}
