namespace Roundup.Assemblies.Findings;

/// <summary>Collects what differs, and what cannot be written at all.</summary>
internal sealed class Remarks
{
    private readonly List<AssemblyFinding> findings = [];
    private readonly List<(string Path, string Reason)> problems = [];

    /// <summary>What differs.</summary>
    public IReadOnlyList<AssemblyFinding> Findings => findings;

    /// <summary>Notes a difference, once.</summary>
    public void Add(string path, string text)
    {
        var finding = new AssemblyFinding(path, text);
        if (!findings.Contains(finding))
        {
            findings.Add(finding);
        }
    }

    /// <summary>Notes what no model can hold.</summary>
    /// <param name="path">The place from the root, empty for the root itself.</param>
    /// <param name="reason">Why, as the rest of a sentence about it: <c>is a delegate (Action)</c>.</param>
    public void Problem(string path, string reason)
    {
        if (!problems.Exists(known => known.Path == path))
        {
            problems.Add((path, reason));
        }
    }

    /// <summary>Names all problems at once.</summary>
    /// <param name="root">The root type.</param>
    /// <exception cref="AssemblyException">There is a problem.</exception>
    public void ThrowIfAny(string root)
    {
        if (problems.Find(problem => Member(problem.Path).Length == 0) is { Reason: { } whole })
        {
            throw new AssemblyException($"{root} {whole}: name another type with --type.");
        }

        if (problems.Count > 0)
        {
            throw new AssemblyException(string.Join('\n', problems.Select(problem =>
                $"{root}: {problem.Path} {problem.Reason}: leave it out with --ignore '{Member(problem.Path)}'.")));
        }
    }

    /// <summary>The member that has an element: nobody can leave out elements.</summary>
    private static string Member(string path)
    {
        while (path.EndsWith("[]", StringComparison.Ordinal))
        {
            path = path[..^2];
        }

        return path;
    }
}
