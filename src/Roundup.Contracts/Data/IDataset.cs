namespace Roundup.Contracts;

/// <summary>
/// The values of one dataset whose count is a number of roots: one object, or a <c>List</c> of n. A class in
/// <c>datasets/&lt;Name&gt;/</c> implements it; the model types are in <c>Model.cs</c> next to it and carry no attribute.
/// </summary>
/// <typeparam name="T">The root type of the model.</typeparam>
public interface IDataset<T>
    where T : notnull
{
    /// <summary>Makes one root. The same seed and index always make the same value.</summary>
    /// <param name="random">Seeded for this root alone.</param>
    /// <param name="index">0 for the first root of the dataset, then counting on.</param>
    T Create(SeededRandom random, int index);
}

/// <summary>
/// The values of a dataset whose root is one document that holds n elements; the count is n and the root is never a <c>List</c>.
/// </summary>
/// <typeparam name="T">The root type of the model.</typeparam>
public interface IDocumentDataset<T>
    where T : notnull
{
    /// <summary>Makes one document.</summary>
    /// <param name="random">Seeded for this document alone.</param>
    /// <param name="index">0 for the first document, then counting on; two documents differ.</param>
    /// <param name="count">How many elements it holds.</param>
    T Create(SeededRandom random, int index, int count);
}
