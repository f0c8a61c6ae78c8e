using Roundup.OwnData.Assemblies;
using Roundup.Results.Texts;

namespace Roundup.Cli.Commands.Model;

/// <summary>
/// Runs <c>roundup model --assembly</c>: writes C# source to standard output or to a file, and differences from the assembly to standard
/// error.
/// </summary>
internal sealed class AssemblyModelAction(CliContext context)
{
    /// <param name="assembly">The absolute path of the assembly.</param>
    /// <param name="type">The root type; null if the user has not named one.</param>
    /// <param name="ignored">Paths of members that are omitted.</param>
    /// <param name="output">The file for the model; null for standard output.</param>
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
