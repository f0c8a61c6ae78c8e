using System.Text.RegularExpressions;
using Roundup.Catalogue;
using Roundup.Contracts;

namespace Roundup.Cli.Commands.New;

// Checks new names: each becomes a folder, a project and the start of a class name.
internal static partial class NewName
{
    private static readonly string[] s_hidden =
        ["System", "Microsoft", "Roundup", .. typeof(ISerializer).Assembly.GetExportedTypes().Select(type => type.Name.Split('`')[0])];

    // what: serializer, compressor or dataset. taken: each name with the file that takes it.
    public static void Check(string what, string name, string folder, IEnumerable<(string Name, string File)> taken)
    {
        if (!Form().IsMatch(name))
        {
            throw Usage($"'{name}' cannot name a {what}, because its class gets that name:"
                + " start with a capital letter, followed by letters, digits or _ (at most 64).");
        }

        if (taken.FirstOrDefault(other => Same(other.Name, name)) is { Name: not null } twin)
        {
            throw Usage($"There is already a {what} {twin.Name}, in {twin.File}: choose another name.");
        }

        // A file system may not tell capitals apart.
        var entries = Directory.Exists(folder) ? Directory.EnumerateFileSystemEntries(folder) : [];
        if (entries.FirstOrDefault(entry => Same(Path.GetFileName(entry), name)) is { } existing)
        {
            throw Usage($"{existing} already exists: choose another name, or delete it.");
        }
    }

    // Checks that a dataset's name can be a namespace: one of such a name would hide what the model and its values use.
    public static void CheckDataset(string name)
    {
        if (s_hidden.Contains(name, StringComparer.Ordinal))
        {
            throw Usage($"'{name}' cannot name a dataset, because its namespace would hide the {name} that its code uses:"
                + " choose another name.");
        }
    }

    public static bool Same(string left, string right) => string.Equals(left, right, StringComparison.OrdinalIgnoreCase);

    private static RoundupException Usage(string message) => new(ExitCode.Usage, message);

    // A capital first: no word of C# begins with one.
    [GeneratedRegex("^[A-Z][A-Za-z0-9_]{0,63}$")]
    private static partial Regex Form();
}
