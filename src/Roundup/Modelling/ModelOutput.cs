namespace Roundup.Cli.Modelling;

/// <summary>Puts a model where the user wants it.</summary>
internal static class ModelOutput
{
    /// <summary>Writes the source to standard output, or to a file, whose path it prints.</summary>
    /// <param name="context">Has the terminal.</param>
    /// <param name="source">The model.</param>
    /// <param name="file">The file; null: standard output.</param>
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
