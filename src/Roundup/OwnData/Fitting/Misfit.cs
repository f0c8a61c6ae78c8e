namespace Roundup.Cli.OwnData.Fitting;

/// <summary>A value of the sample that the types cannot hold.</summary>
/// <param name="steps">The way to it from the root: names of the sample and places in arrays.</param>
/// <param name="cause">What is wrong, and the remedy.</param>
internal sealed class Misfit(IReadOnlyList<object> steps, string cause) : Exception(cause)
{
    /// <summary>The way to it from the root.</summary>
    public IReadOnlyList<object> Steps { get; } = steps;
}
