using Roundup.Contracts;

namespace Roundup.Datasets.BookShelves1;

public sealed class BookShelf1Values : IDocumentDataset<BookShelf1>
{
    public BookShelf1 Create(SeededRandom random, int index, int count) =>
        new() { Books = [.. Enumerable.Range(index + 1, count).Select(i => new Book1 { Id = i, Title = "Book " + i })] };
}
