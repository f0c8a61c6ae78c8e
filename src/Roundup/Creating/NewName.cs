using System.Text.RegularExpressions;
using Roundup.Catalogue;
using Roundup.Contracts;

namespace Roundup.Cli.Creating;

/// <summary>Names for what is new: each becomes a folder, a project and a class.</summary>
internal static partial class NewName
{
    // Namespaces and types that the templates and the generated code mean: a class of such a name would hide them.
    private static readonly string[] s_hidden = ["System", "Microsoft", "Roundup", "Codec", "JsonSerializer", "JsonSerializerOptions", "NotSupportedException", "DeflateStream", "MemoryStream"];

    /// <summary>Whether <paramref name="name"/> can be a class beside the contracts.</summary>
    /// <exception cref="RoundupException">It cannot, or something has the name already.</exception>
    /// <param name="what">serializer, compressor or dataset.</param>
    /// <param name="name">The name.</param>
    /// <param name="folder">The folder of all of that kind.</param>
    /// <param name="taken">Names that are taken, each with the file that takes it.</param>
    public static void Check(string what, string name, string folder, IEnumerable<(string Name, string File)> taken)
    {
        if (!Form().IsMatch(name))
        {
            throw Usage($"'{name}' cannot name a {what}, because its class is called so too: give a capital letter first, then letters, digits or _ (64 at most).");
        }

        if (s_hidden.Concat(typeof(ISerializer).Assembly.GetExportedTypes().Select(type => type.Name.Split('`')[0])).Contains(name, StringComparer.Ordinal))
        {
            throw Usage($"'{name}' cannot name a {what}, because its class would hide the {name} that its own code uses: choose another name.");
        }

        if (taken.FirstOrDefault(other => Same(other.Name, name)) is { Name: not null } twin)
        {
            throw Usage($"There is a {what} {twin.Name} already, in {twin.File}: choose another name.");
        }

        // A file system may not tell capitals apart.
        if (Directory.Exists(folder) && Directory.EnumerateFileSystemEntries(folder).FirstOrDefault(entry => Same(Path.GetFileName(entry), name)) is { } existing)
        {
            throw Usage($"{existing} exists already: choose another name, or delete it.");
        }
    }

    /// <summary>Whether two names differ in capitals at most.</summary>
    public static bool Same(string left, string right) => string.Equals(left, right, StringComparison.OrdinalIgnoreCase);

    private static RoundupException Usage(string message) => new(ExitCode.Usage, message);

    // A capital first: no word of C# begins with one.
    [GeneratedRegex("^[A-Z][A-Za-z0-9_]{0,63}$")]
    private static partial Regex Form();
}
