namespace Roundup.Engine.Building;

/// <summary>What a build of several units has done so far, by the file that its project writes: a line for each step.</summary>
/// <param name="file">The file.</param>
internal sealed class BuildSteps(string file)
{
    /// <summary>The word of a unit whose packages are being restored.</summary>
    public const string Restoring = "restore";

    /// <summary>The word of a unit that is being built.</summary>
    public const string Building = "build";

    /// <summary>The word of a unit that was built.</summary>
    public const string Done = "done";

    /// <summary>The file.</summary>
    public string File => file;

    /// <summary>The last step: its word and the unit's name; null before the first.</summary>
    public (string Word, string Unit)? Last => Lines() is [.., var last] ? last : null;

    /// <summary>The names of the units of which a step was reached.</summary>
    public HashSet<string> Of(string word) => [.. Lines().Where(line => line.Word == word).Select(line => line.Unit)];

    /// <summary>Forgets all, before a build.</summary>
    public void Clear() => System.IO.File.Delete(file);

    private List<(string Word, string Unit)> Lines()
    {
        try
        {
            // The last line may be written at this moment.
            var text = System.IO.File.Exists(file) ? System.IO.File.ReadAllText(file) : "";
            return
            [
                .. text[..(text.LastIndexOf('\n') + 1)]
                    .Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)
                    .Select(line => line.Split(' '))
                    .Where(parts => parts.Length == 2)
                    .Select(parts => (parts[0], parts[1])),
            ];
        }
        catch (IOException)
        {
            return [];
        }
    }
}
