namespace Roundup.Contracts;

/// <summary>
/// Walks through the objects and members of one type, which works ahead of time too. The model compiler writes it for the types of a model;
/// what a library's own compiler generated has none.
/// </summary>
/// <typeparam name="T">The type that is walked through.</typeparam>
public interface IGraph<T>
{
    /// <summary>Shows a walk each object, collection and array of <paramref name="value"/>, and each place to change.</summary>
    void Walk(T? value, GraphWalk walk);
}
