namespace Roundup.Contracts;

/// <summary>
/// The values of one dataset whose count is a number of roots: one object, or a <c>List</c> of n. A class in
/// <c>datasets/&lt;Name&gt;/</c> implements it; the model types are in <c>Model.cs</c> next to it and carry no attribute.
/// </summary>
/// <typeparam name="T">The root type of the model.</typeparam>
public interface IDataset<T>
    where T : notnull
{
    /// <summary>Creates one root. The same seed and index always give the same value.</summary>
    /// <param name="random">A generator for this root alone, seeded with the seed of the run and <paramref name="index"/>.</param>
    /// <param name="index">The number of the root, from 0.</param>
    T Create(SeededRandom random, int index);
}

/// <summary>
/// The values of a sample. They are all that is timed: a pool larger than the sample repeats them, each time as new objects.
/// </summary>
/// <typeparam name="T">The root type of the model.</typeparam>
public interface ISampleDataset<T> : IDataset<T>
    where T : notnull
{
    /// <summary>The number of values of the sample. <see cref="IDataset{T}.Create"/> begins again after the last.</summary>
    int Count { get; }

    /// <summary>
    /// Creates a value of the form of those of the sample with another content, for checks that need different values. The same index
    /// always gives the same value.
    /// </summary>
    /// <param name="index">The number of the value, from 0.</param>
    T Derive(int index);

    /// <summary>
    /// Creates the value that a program should read where another one, whose model lacks members, has written the value of the sample: the
    /// members have their initial values.
    /// </summary>
    /// <param name="members">The members, each as <c>Type.Member</c>, by simple names.</param>
    /// <param name="index">The number of the value, from 0.</param>
    T CreateWithout(IReadOnlyCollection<string> members, int index);

    /// <summary>
    /// The members of which a value that was created so far is not what the sample has, each as <c>Type.Member</c>: its class makes
    /// another one of it.
    /// </summary>
    IReadOnlyCollection<string> Changed { get; }
}

/// <summary>
/// The values of a dataset whose root is one document with n elements. The count of the dataset is n, and the root is never a <c>List</c>.
/// </summary>
/// <typeparam name="T">The root type of the model.</typeparam>
public interface IDocumentDataset<T>
    where T : notnull
{
    /// <summary>Creates one document. The same seed, index and count always give the same value.</summary>
    /// <param name="random">A generator for this document alone, seeded with the seed of the run and <paramref name="index"/>.</param>
    /// <param name="index">The number of the document, from 0. Documents with different numbers must differ.</param>
    /// <param name="count">The number of its elements.</param>
    T Create(SeededRandom random, int index, int count);
}
