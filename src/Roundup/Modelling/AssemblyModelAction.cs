using Roundup.OwnData.Assemblies;
using Roundup.Results.Texts;

namespace Roundup.Cli.Modelling;

/// <summary>
/// Runs <c>roundup model --assembly</c>: the C# source on standard output or in a file, in what it differs on standard error.
/// </summary>
internal sealed class AssemblyModelAction(CliContext context)
{
    /// <summary>Reads and writes.</summary>
    /// <param name="assembly">The assembly, absolute.</param>
    /// <param name="type">The root type; null: the message asks for it.</param>
    /// <param name="ignored">Paths of members that are left out.</param>
    /// <param name="output">The file for the model; null: standard output.</param>
    public void Run(string assembly, string? type, IReadOnlyList<string> ignored, string? output)
    {
        var model = AssemblyReader.Read(assembly, type, ignored);
        ModelOutput.Write(context, model.Source, output);
        if (model.Findings.Count > 0)
        {
            context.Error.WriteLine("Other than in the assembly:");
        }

        foreach (var finding in model.Findings)
        {
            context.Error.WriteLine(Visible.Line(finding.ToString()));
        }
    }
}
