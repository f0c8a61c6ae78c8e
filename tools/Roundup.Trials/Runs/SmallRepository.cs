using Roundup.Catalogue.Reading;

namespace Roundup.Trials.Runs;

/// <summary>
/// A repository with few entrants that contains a copy of the program, since `roundup` measures the repository around itself. The entrants
/// of trials are not in serializers/, where they would be rows of every table.
/// </summary>
/// <param name="name">The name of its folder below artifacts/trials.</param>
internal sealed class SmallRepository(string name)
{
    public const string Serializers = "serializers";
    public const string Compressors = "compressors";
    public const string Datasets = "datasets";
    private const string Suites = "suites";
    private const string Program = "program";
    private static readonly string[] s_written = [Serializers, Compressors, Datasets, Suites, Program];

    public string Root { get; } = Path.Combine(BuiltRoundup.Artifacts, name);

    /// <summary>The folder of this project.</summary>
    private static string Trials => Path.Combine(BuiltRoundup.Checkout, "tools", "Roundup.Trials");

    /// <summary>
    /// Writes the program, the files that all projects share, a suite and entrants of this project. Builds of the engine stay.
    /// </summary>
    /// <param name="suite">The suite's name.</param>
    /// <param name="entrants">The entrants' folders.</param>
    /// <returns>The program in the repository.</returns>
    public BuiltRoundup Write(string suite, params IEnumerable<string> entrants)
    {
        foreach (var old in s_written.Select(folder => In(folder)).Where(Directory.Exists))
        {
            Directory.Delete(old, recursive: true);
        }

        foreach (var kind in (string[])[Serializers, Compressors, Datasets])
        {
            CopyFiles(Path.Combine(BuiltRoundup.Checkout, kind), In(kind));
        }

        foreach (var entrant in entrants)
        {
            Add(Path.Combine(Trials, Serializers, entrant), Serializers);
        }

        Directory.CreateDirectory(In(Suites));
        File.Copy(Path.Combine(Trials, Suites, suite + ".json"), Path.Combine(In(Suites), suite + ".json"));
        CopyTree(BuiltRoundup.OfCheckout().Folder, In(Program));
        File.WriteAllText(In(Repository.Marker), "<Solution />\n");
        return new(In(Program));
    }

    /// <summary>Adds the content of a folder of the checkout.</summary>
    /// <param name="kind">Serializers, compressors or datasets.</param>
    public void AddAll(string kind) => CopyTree(Path.Combine(BuiltRoundup.Checkout, kind), In(kind));

    /// <summary>Adds a folder.</summary>
    /// <param name="folder">The folder, absolute.</param>
    /// <param name="kind">Serializers, compressors or datasets.</param>
    public void Add(string folder, string kind) => CopyTree(folder, Path.Combine(In(kind), Path.GetFileName(folder)));

    /// <summary>The absolute path of a file or folder in the repository.</summary>
    public string In(params ReadOnlySpan<string> path) => Path.Combine([Root, .. path]);

    private static void CopyTree(string from, string to)
    {
        foreach (var folder in Directory.EnumerateDirectories(from, "*", SearchOption.AllDirectories).Prepend(from))
        {
            CopyFiles(folder, Path.Combine(to, Path.GetRelativePath(from, folder)));
        }
    }

    private static void CopyFiles(string from, string to)
    {
        Directory.CreateDirectory(to);
        foreach (var file in Directory.EnumerateFiles(from))
        {
            File.Copy(file, Path.Combine(to, Path.GetFileName(file)), overwrite: true);
        }
    }
}
