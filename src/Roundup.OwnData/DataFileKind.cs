namespace Roundup.OwnData;

internal sealed record DataFileKind(string Name, string Option, params IReadOnlyList<string> Extensions)
{
    public static DataFileKind Json { get; } = new("JSON", "--data", ".json", ".ndjson", ".jsonl");

    public static DataFileKind Source { get; } = new("C# source", "--model", ".cs");

    public static DataFileKind Assembly { get; } = new("a .NET assembly", "--assembly", ".dll", ".exe");

    private static IReadOnlyList<DataFileKind> All { get; } = [Json, Source, Assembly];

    /// <summary>Refuses a file whose name says that another option takes it: its text gives errors about another language.</summary>
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
