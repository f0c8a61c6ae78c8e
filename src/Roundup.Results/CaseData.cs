namespace Roundup.Results;

/// <summary>
/// What an experiment found out about one case. Each experiment has a record of its own, marked with <see cref="CaseDataAttribute"/>;
/// in <c>results.json</c> the property <c>experiment</c> says which one it is.
/// </summary>
public abstract record CaseData;

/// <summary>Names the experiment whose results a <see cref="CaseData"/> holds.</summary>
/// <param name="experiment">The experiment's name, for example <c>steady-state</c>.</param>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class CaseDataAttribute(string experiment) : Attribute
{
    /// <summary>The experiment's name.</summary>
    public string Experiment { get; } = experiment;
}
