using Roundup.Reporting.Blocks;

namespace Roundup.Reporting.Text;

/// <summary>Where the code of a serializer is, and how it is called.</summary>
public static class EntrantText
{
    // Longer calls are read better in the entrant.
    private const int LongestCall = 160;

    /// <summary>Links to the files of a serializer.</summary>
    /// <param name="entrant">Its path from the root of the repository; null: there is none.</param>
    /// <param name="flavour">The same of the form of the model that it needs.</param>
    /// <param name="sample">The same of the program that is written as the library's documentation shows.</param>
    /// <param name="toRoot">The way from the document to the root, with a slash; null: paths stand in place of links.</param>
    public static Inline Links(string? entrant, string? flavour, string? sample, string? toRoot)
    {
        (string Word, string? Path)[] files = [("entrant", entrant), ("flavour", flavour), ("sample", sample)];
        return new(
        [
            .. files.Where(file => file.Path is not null).SelectMany((file, index) => new[]
            {
                new Span(index == 0 ? "" : ", "),
                toRoot is null ? new($"{file.Word} {file.Path}") : new(file.Word) { Address = toRoot + file.Path },
            }),
        ]);
    }

    /// <summary>The timed calls of a library in its preferred shape; null where all are long.</summary>
    public static ListItem? Calls(string library, string shape, IReadOnlyCollection<string> calls)
    {
        ArgumentNullException.ThrowIfNull(calls);
        var shown = calls.Where(call => call.Length <= LongestCall).ToList();
        return shown.Count == 0 ? null : new(null, new Inline(
        [
            new Span(library) { IsStrong = true },
            new Span($" ({shape}): "),
            .. shown.SelectMany((call, index) => new[] { new Span(index == 0 ? "" : ", "), new Span(call) { IsCode = true } }),
            .. shown.Count < calls.Count ? [new Span(", and longer ones in the entrant")] : Array.Empty<Span>(),
        ]));
    }
}
