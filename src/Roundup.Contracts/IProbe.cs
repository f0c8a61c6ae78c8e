namespace Roundup.Contracts;

/// <summary>
/// The values of a probe: a small model that asks one question of a library. A class in <c>probes/</c> implements it; the types of the
/// model carry no attribute of a library.
/// </summary>
/// <typeparam name="T">The root type of the model.</typeparam>
public interface IProbe<T>
    where T : notnull
{
    /// <summary>The values, an even number of at least two.</summary>
    IReadOnlyList<T> Values { get; }
}

/// <summary>The values of a probe whose model is one of two versions: each program reads what the other one wrote.</summary>
/// <typeparam name="T">The root type of the model in this version.</typeparam>
public interface IVersionProbe<T> : IProbe<T>
    where T : notnull
{
    /// <summary>What the values of the other version should read as in this one, one for each of them.</summary>
    IReadOnlyList<T> Expected { get; }
}
