using Roundup.Assemblies.Findings;

namespace Roundup.Assemblies;

/// <summary>The types of an assembly as C# source.</summary>
/// <param name="RootType">The full name of the root type; a nested type's with dots.</param>
/// <param name="Source">The source of all types. It needs the framework, and the packages of the attributes that it has.</param>
/// <param name="Findings">In what it differs from the assembly.</param>
public sealed record AssemblyModel(string RootType, string Source, IReadOnlyList<AssemblyFinding> Findings);
