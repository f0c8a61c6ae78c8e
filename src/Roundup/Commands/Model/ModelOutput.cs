namespace Roundup.Cli.Commands.Model;

internal static class ModelOutput
{
    /// <summary>Writes the source to standard output, or to a file, whose path it prints.</summary>
    public static void Write(CliContext context, string source, string? file)
    {
        if (file is null)
        {
            context.Terminal.WriteLine(source.TrimEnd('\n'));
            return;
        }

        try
        {
            File.WriteAllText(file, source);
        }
        catch (Exception e) when (Failure.IsFileSystem(e))
        {
            throw Failure.NotWritable(file, e, "give the path of a file in a folder that exists");
        }

        context.Terminal.WriteLine(file);
    }
}
