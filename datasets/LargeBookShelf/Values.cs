using Roundup.Contracts;

namespace Roundup.Datasets.LargeBookShelves;

public sealed class LargeBookShelfValues : IDocumentDataset<LargeBookShelf>
{
    public LargeBookShelf Create(SeededRandom random, int index, int count) =>
        new() { Books = [.. Enumerable.Range(index + 1, count).Select(i => new LargeBook { Id = i, Title = "Book " + i })] };
}
