using System.Text.RegularExpressions;
using Roundup.Catalogue;
using Roundup.OwnData.Samples;
using Roundup.OwnData.Samples.Model;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands.Model;

/// <summary>Runs <c>roundup model</c>: writes the model to standard output or to a file, and its guesses to standard error.</summary>
internal sealed partial class ModelAction(CliContext context)
{
    private const int SystemTextJsonDepth = 64;

    public void Run(string file, string? output, InferenceOptions options)
    {
        Check(options);
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
            yield return $"Objects and lists are nested {model.Deepest} levels deep: System.Text.Json refuses more than "
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
