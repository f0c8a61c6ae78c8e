using System.CommandLine;
using System.CommandLine.Completions;
using System.CommandLine.Parsing;
using Roundup.Catalogue.Definitions;

namespace Roundup.Cli.Parsing;

/// <summary>
/// Shell completion of names: each option completes what exists and was not given yet, so that <c>--serializer New</c> gives
/// Newtonsoft.Json.
/// </summary>
/// <param name="context">Reads what exists, when a shell asks and not before.</param>
internal sealed class Completions(CliContext context)
{
    /// <summary>An option that completes names, the last of several values with commas between them.</summary>
    public Option<T> Add<T>(Option<T> option, Func<RoundupCatalogue, IEnumerable<string>> names)
    {
        option.CompletionSources.Add(completion => Of(completion, names, completion.ParseResult.GetResult(option)));
        return option;
    }

    /// <summary>An argument that completes names.</summary>
    public Argument<T> Add<T>(Argument<T> argument, Func<RoundupCatalogue, IEnumerable<string>> names)
    {
        argument.CompletionSources.Add(completion => Of(completion, names, completion.ParseResult.GetResult(argument)));
        return argument;
    }

    private IEnumerable<CompletionItem> Of(
        CompletionContext completion, Func<RoundupCatalogue, IEnumerable<string>> names, SymbolResult? given)
    {
        var before = completion.WordToComplete[..(completion.WordToComplete.LastIndexOf(',') + 1)];
        var others = given?.Tokens.Select(token => token.Value).Where(text => text != completion.WordToComplete) ?? [];
        var taken = others.Append(before).SelectMany(text => text.Split(',')).ToHashSet(StringComparer.OrdinalIgnoreCase);
        return Read(names, FolderOption.Of(completion.ParseResult))
            .Where(name => !taken.Contains(name))
            .Select(name => new CompletionItem(before + name));
    }

    private List<string> Read(Func<RoundupCatalogue, IEnumerable<string>> names, IReadOnlyList<string> folders)
    {
        try
        {
            return [.. names(context.Catalogue(folders))];
        }
        catch (Exception e) when (e is Roundup.Catalogue.RoundupException || Failure.IsFileSystem(e))
        {
            // A shell in the middle of a line has no place for an error: running the line tells it.
            return [];
        }
    }
}
