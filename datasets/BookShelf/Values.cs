using Roundup.Contracts;

namespace Roundup.Datasets.BookShelves;

public sealed class BookShelfValues : IDocumentDataset<BookShelf>
{
    public BookShelf Create(SeededRandom random, int index, int count)
    {
        var books = new List<Book>(count);
        for (var i = 1; i <= count; i++)
        {
            // Each shelf starts one book later than the previous one: all differ, and all have the same size.
            books.Add(new() { Id = index + i, Title = "Book " + (index + i) });
        }

        return new() { Books = books };
    }
}
