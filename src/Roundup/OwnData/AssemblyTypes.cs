using System.Globalization;
using Roundup.Assemblies;
using Roundup.Assemblies.Findings;
using Roundup.Catalogue;
using Roundup.Catalogue.Definitions;
using Roundup.Results.Messages;

namespace Roundup.Cli.OwnData;

/// <summary>Types of a compiled assembly.</summary>
/// <param name="path">The assembly, absolute.</param>
/// <param name="model">What was read.</param>
internal sealed class AssemblyTypes(string path, AssemblyModel model) : IOwnModel
{
    private const int MostListed = 10;

    /// <inheritdoc/>
    public string Origin => path;

    /// <inheritdoc/>
    public string RootType => model.RootType;

    /// <inheritdoc/>
    /// <remarks>Members that the user leaves out are not in it.</remarks>
    public IReadOnlyList<ModelText> Files => [new("Model.cs", model.Source)];

    /// <summary>Reads them as metadata: the assembly never runs.</summary>
    /// <param name="path">The assembly, absolute.</param>
    /// <param name="type">The root type; null: the message asks for it.</param>
    /// <param name="ignored">Paths of members that are left out.</param>
    /// <exception cref="RoundupException">There is no such assembly, type or member, or no model can hold a member.</exception>
    public static AssemblyTypes Read(string path, string? type, IReadOnlyList<string> ignored) => new(path, Model(path, type, ignored));

    /// <summary>The types with all that differs from the assembly.</summary>
    /// <exception cref="RoundupException">There is no such assembly, type or member, or no model can hold a member.</exception>
    public static AssemblyModel Model(string path, string? type, IReadOnlyList<string> ignored)
    {
        try
        {
            return AssemblyReader.Read(path, type, ignored);
        }
        catch (AssemblyException e)
        {
            var message = e.Message + (e.Typed is null ? "" : Proposal(e.Typed, e.Candidates));
            throw new RoundupException(ExitCode.Usage, message, e) { HasLines = true };
        }
    }

    /// <inheritdoc/>
    public IEnumerable<Notice> Notices(string dataset) => model.Findings.Count == 0
        ? []
        : [new(NoticeCode.TypesFromAssembly, dataset, Path.GetFileName(path), model.Findings.Count.ToString(CultureInfo.InvariantCulture))];

    /// <summary>The name that was probably meant; where none is near, what there is.</summary>
    private static string Proposal(string typed, IReadOnlyList<string> names)
    {
        var near = NearestName.Of(typed, names)
            ?? names.FirstOrDefault(name => NearestName.Of(typed, [name[(name.LastIndexOf('.') + 1)..]]) is not null);
        return near is not null ? $": did you mean {near}?"
            : names.Count == 0 ? ", nor any other that can be the root of data: name another assembly."
            : names.Count <= MostListed ? $": give one of {string.Join(", ", names)}."
            : $": give one of {string.Join(", ", names.Take(MostListed))} or of {names.Count - MostListed} others.";
    }
}
