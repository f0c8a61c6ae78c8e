namespace Roundup.Analysis;

/// <summary>A results file with the name that messages and answers call it by.</summary>
/// <param name="Name">The name, such as its path.</param>
/// <param name="Results">What is in it.</param>
public sealed record NamedResults(string Name, ResultsFile Results);
