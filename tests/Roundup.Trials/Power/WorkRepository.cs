using Roundup.Catalogue.Reading;
using Roundup.Trials.Running;

namespace Roundup.Trials.Power;

/// <summary>
/// A repository that has the entrant Work and nothing else, with a copy of the program inside: `roundup` measures the repository around
/// itself. The entrant is kept out of serializers/, where it would be one more row of every table.
/// </summary>
internal static class WorkRepository
{
    private const string Serializers = "serializers";
    private const string Compressors = "compressors";
    private const string Datasets = "datasets";
    private const string Suites = "suites";
    private const string Program = "program";
    private static readonly string[] s_copied = [Serializers, Compressors, Datasets, Suites, Program];

    /// <summary>Writes it below artifacts/ anew, except what the engine has built there.</summary>
    /// <returns>The program in it.</returns>
    public static BuiltRoundup Create()
    {
        var checkout = BuiltRoundup.Checkout;
        var trials = Path.Combine(checkout, "tests", "Roundup.Trials");
        var root = Path.Combine(BuiltRoundup.Artifacts, "repository");
        foreach (var old in s_copied.Select(folder => Path.Combine(root, folder)).Where(Directory.Exists))
        {
            Directory.Delete(old, recursive: true);
        }

        CopyFiles(Path.Combine(checkout, Serializers), Path.Combine(root, Serializers));
        CopyTree(Path.Combine(checkout, Compressors), Path.Combine(root, Compressors));
        CopyTree(Path.Combine(checkout, Datasets), Path.Combine(root, Datasets));
        CopyTree(Path.Combine(trials, Serializers), Path.Combine(root, Serializers));
        CopyTree(Path.Combine(trials, Suites), Path.Combine(root, Suites));
        CopyTree(BuiltRoundup.OfCheckout().Folder, Path.Combine(root, Program));
        File.WriteAllText(Path.Combine(root, Repository.Marker), "<Solution />\n");
        return new(Path.Combine(root, Program));
    }

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
