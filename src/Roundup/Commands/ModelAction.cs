using System.Text.RegularExpressions;
using Roundup.Catalogue;
using Roundup.OwnData.Assemblies;
using Roundup.OwnData.Samples;
using Roundup.OwnData.Samples.Json;
using Roundup.OwnData.Samples.Model;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands;

// The model goes to standard output or to a file, its guesses to standard error.
internal sealed partial class ModelAction(CliContext context)
{
    private const int SystemTextJsonDepth = 64;

    public void Run(string file, string? output, InferenceOptions options)
    {
        Check(options);
        SampleFile.RefuseStream(file);
        var model = ModelInference.Infer(file, options);
        ModelOutput.Write(context, model.Source, output);
        foreach (var line in Notes(model))
        {
            context.Error.WriteLine(Visible.Line(line));
        }
    }

    private static IEnumerable<string> Notes(InferredModel model)
    {
        if (model.Findings.Count > 0)
        {
            yield return "Guesses, each with what it is based on:";
        }

        foreach (var finding in model.Findings)
        {
            yield return finding.ToString();
        }

        if (model.Deepest > SystemTextJsonDepth)
        {
            yield return $"Objects and lists are nested {model.Deepest} levels deep: System.Text.Json rejects more than "
                + $"{SystemTextJsonDepth} by default.";
        }
    }

    private static void Check(InferenceOptions options)
    {
        if (options.Name is { } name && !TypeName().IsMatch(name))
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"--name '{name}' cannot name a class: give a name that starts with a capital letter, followed by letters, digits or _.");
        }

        if (options.Namespace is { } space && !NamespaceName().IsMatch(space))
        {
            throw new RoundupException(
                ExitCode.Usage,
                $"--namespace '{space}' is not a namespace: give names that start with a capital letter, with dots between them.");
        }
    }

    [GeneratedRegex("^[A-Z][A-Za-z0-9_]{0,63}$")]
    private static partial Regex TypeName();

    [GeneratedRegex(@"^[A-Z][A-Za-z0-9_]*(\.[A-Z][A-Za-z0-9_]*)*$")]
    private static partial Regex NamespaceName();
}

// The source goes to standard output or to a file, differences from the assembly to standard error.
internal sealed class AssemblyModelAction(CliContext context)
{
    // type: null where the user named none. output: null for standard output.
    public void Run(string assembly, string? type, IReadOnlyList<string> ignored, string? output)
    {
        var model = AssemblyReader.Read(assembly, type, ignored);
        ModelOutput.Write(context, model.Source, output);
        if (model.Findings.Count > 0)
        {
            context.Error.WriteLine("Differences from the assembly:");
        }

        foreach (var finding in model.Findings)
        {
            context.Error.WriteLine(Visible.Line(finding.ToString()));
        }
    }
}

internal static class ModelOutput
{
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
