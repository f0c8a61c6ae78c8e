using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.ModelCompiler;

namespace Roundup.OwnData;

// Errors in the user's own data: one sentence with cause and remedy, with the file in front where a file is wrong.
internal static class DataError
{
    private const int MostListed = 10;

    public static RoundupException Create(string message, Exception? inner = null) => new(ExitCode.Usage, message, inner);

    public static RoundupException InFile(string file, string cause, Exception? inner = null) => Create($"{file}: {cause}.", inner);

    public static RoundupException At(string file, long line, long column, string cause, Exception? inner = null) =>
        Create($"{file}({line},{column}): {cause}.", inner);

    public static RoundupException Create(ModelException e, string root = "") => e.Known.Count > 0
        ? Unknown($"--ignore '{e.Where}' is not the path of a member of {root}", e.Where, e.Known)
        : new(ExitCode.Usage, e.Sentences, e) { HasLines = true };

    public static RoundupException Unknown(string message, string typed, IReadOnlyList<string> names)
    {
        var byPart = names.ToLookup(name => name[(name.LastIndexOf('.') + 1)..]);
        var near = NearestName.Find(typed, names)
            ?? (NearestName.Find(typed, byPart.Select(part => part.Key)) is { } nearest ? byPart[nearest].First() : null);
        return Create(message + (
            near is not null ? $": did you mean {near}?"
            : names.Count == 0 ? ", nor any other that can be the root of data: name another file."
            : names.Count <= MostListed ? $": give one of {string.Join(", ", names)}."
            : $": give one of {string.Join(", ", names.Take(MostListed))} or of {names.Count - MostListed} others."));
    }
}

internal sealed record DataFileKind(string Name, string Option, params IReadOnlyList<string> Extensions)
{
    public static DataFileKind Json { get; } = new("JSON", "--data", ".json", ".ndjson", ".jsonl");

    public static DataFileKind Source { get; } = new("C# source", "--model", ".cs");

    public static DataFileKind Assembly { get; } = new("a .NET assembly", "--assembly", ".dll", ".exe");

    private static IReadOnlyList<DataFileKind> All { get; } = [Json, Source, Assembly];

    // Refuses a file whose name says that another option takes it: its text gives errors about another language.
    public void Check(string path)
    {
        var extension = Path.GetExtension(path);
        var kind = All.FirstOrDefault(kind => kind.Extensions.Contains(extension, StringComparer.OrdinalIgnoreCase));
        if (kind is not null && kind != this && File.Exists(path))
        {
            throw DataError.InFile(path, $"this is {kind.Name} and not {Name}; `roundup run {kind.Option} FILE` takes it");
        }
    }
}
