using Roundup.Contracts;

namespace Roundup.Datasets.BookShelves2;

public sealed class BookShelf2Values : IDocumentDataset<BookShelf2>
{
    public BookShelf2 Create(SeededRandom random, int index, int count) =>
        new() { Books = [.. Enumerable.Range(index + 1, count).Select(i => new Book2 { Id = i, Title = "Book " + i })] };
}
