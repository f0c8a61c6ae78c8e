namespace Roundup.OwnData.Assemblies;

// The source of an assembly: the folder of the project of its name that its output is in.
internal static class SourceFolder
{
    private const string Unknown = "FILE";

    // bin, configuration, framework, runtime, publish.
    private const int MostLevels = 5;

    // As a command names it in the working folder; elsewhere its name alone, since results name no folders of the machine.
    public static string Of(string assembly)
    {
        var folder = Directory.GetParent(Path.GetFullPath(assembly));
        var project = Path.GetFileNameWithoutExtension(assembly) + ".csproj";
        for (var level = 0; folder is not null && level <= MostLevels; level++, folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, project)))
            {
                var relative = Path.GetRelativePath(Directory.GetCurrentDirectory(), folder.FullName);
                return relative.StartsWith("..", StringComparison.Ordinal) || Path.IsPathRooted(relative) ? folder.Name : relative;
            }
        }

        return Unknown;
    }
}
